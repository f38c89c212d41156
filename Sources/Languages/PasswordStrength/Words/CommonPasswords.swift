/// What many people take for a password and no dictionary has: numbers, keys in a row, and phrases run together.
enum CommonPasswords {
  static let all = """
    password password1 password12 password123 password1234 password2 password3 passw0rd passw0rd1 p4ssw0rd
    p4ssword pa55word pa55w0rd p@ssword p@ssw0rd passwd passpass passpass1 wordpass drowssap mypass
    mypassword thepassword admin admin123 admin1234 administrator root toor guest user username login
    welcome welcome1 welcome123 default changeme changeme1 letmein letmein1 letmein2 letmeinnow opensesame
    openup test test1 test12 test123 test1234 tester testing testing1 temp temp123 temporary master
    master1 master123 superuser system secret secret1 access access14 123456 12345678 123456789 1234567890
    12345 1234567 0123456789 987654321 87654321 0987654321 098765 1234554321 123321 123123 123123123
    12341234 1234512345 123456123456 11223344 1122334455 112233 445566 778899 121212 131313 101010 102030
    010203 112358 142536 147258 147258369 159357 159753 147852 147852369 741852 741852963 753951 789456
    789456123 987456 123654 123654789 321654 321654987 456123 456789 963852 963852741 852456 258456 159951
    951753 314159 31415926 3141592654 271828 141421 161803 696969 007007 420420 8675309 5201314 1314520
    7758521 090909 080808 1029384756 1597532486 1478963 123698745 246810 13579 135790 24680 1357924680
    2468013579 12344321 43214321 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui
    qwertyuiop qwertz qwertzuiop azerty azertyuiop qwert qwer qwer1234 1234qwer 123qwe 123qweasd
    123qweasdzxc qweasd qweasdzxc qweqwe qwe123 qwe123qwe qweasd123 ytrewq poiuyt poiuytrewq asdf asdf1234
    asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdasd asdasd123 asdqwe asdqwe123 asdzxc asd123
    asdfqwer qwerasdf qwerasdfzxcv zxcvb zxcvbn zxcvbnm zxcvbnm1 zxcv zxcv1234 zxcasd zxcasdqwe zxc123
    mnbvcxz mnbvcx lkjhgf lkjhgfds lkjhgfdsa 1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e 1q2w3e4r
    1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 q12we34r qazwsx qazwsx123 qazwsxedc qaz123 qazxsw
    qazxswedc qazqaz qaz2wsx zaq12wsx zaq1xsw2 zaqxsw zaqwsx xsw2zaq1 wsxedc edcrfv rfvtgb 12qwaszx qwaszx
    qwaszx12 a1s2d3f4 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d abc123 abc1234 abc12345 abcd1234 abcd123 abcdef
    abcdefg abcdefgh abcdefg1 abc abcabc aabbcc 123abc 1234abcd aaa111 a123456 a12345 a1234567 a12345678
    a123456789 123456a 123456789a 12345a 12345q 123456q 1234567q q123456 q12345 z123456 aa123456 qq123456
    asd123456 abc123456 aaaaaa aaaaaaaa zzzzzz zzzzzzzz xxxxxx xxxxxxxx qqqqqq qqqqqqqq 000000 00000000
    111111 11111111 222222 22222222 333333 444444 555555 55555555 666666 777777 7777777 77777777 888888
    88888888 999999 iloveyou iloveyou1 iloveyou2 iloveu iloveme iloveyouso ilovehim iloveher ilovegod
    ilovejesus ilovemusic ilovemymom iloveit ihateyou ihateu loveyou loveyou1 loveme loveme1 lovelove
    love123 love1234 lovely1 mylove mylove1 mybaby mylife myself babygirl babygirl1 babyboy babyboy1
    babydoll baby123 bigdaddy bigboy bigdog bigmac bigred bigfish daddysgirl sweetheart sweetpea sweetie1
    honeybee honeybun princess princess1 prince1 queen1 angel1 angel123 hottie hottie1 cutie cutiepie
    lovebug loverboy lovergirl playboy playboy1 bestfriend bestfriends friends1 forever1 4ever 2fast4u
    gr8ful trustno1 trustnoone whatever whatever1 nothing1 something1 anything1 blahblah blah123 hello1
    hello123 hellohello heythere hihihi lollol lollipop hahaha hahahaha lalala lalalala nanana bububu
    xoxoxo biteme kissme goaway getout leavemealone noidea dontknow idontknow forgetit forgot
    remember1 nopassword needpassword newpassword oldpassword yourpassword passcode pincode security1
    secure123 login123 pass123 pass1234 pass12345 user123 user1234 guest123 demo demo123 sample123
    student1 teacher1 school1 office1 company1 superman superman1 batman batman1 spiderman spiderman1
    ironman wolverine hulk catwoman wonderwoman superstar superhero pokemon pokemon1 pikachu naruto
    naruto1 sasuke goku vegeta dragonball dragon dragon1 dragon123 onepiece sailormoon starwars starwars1
    skywalker darthvader chewbacca hansolo yoda obiwan jedi startrek picard ncc1701 enterprise1 thx1138
    matrix neo1 trinity gandalf frodo legolas aragorn hobbit mordor hogwarts harrypotter hermione
    voldemort narnia slipknot metallica nirvana blink182 linkinpark greenday acdc ironmaiden ledzeppelin
    pinkfloyd rammstein eminem tupac 2pac 50cent snoopdogg beyonce rihanna shakira madonna britney beatles
    rollingstones onedirection justinbieber barcelona realmadrid liverpool arsenal chelsea manutd
    manchester juventus intermilan acmilan ronaldo messi cristiano beckham zidane lakers celtics bulls
    yankees redsox cubs mets dodgers giants cowboys steelers packers eagles raiders broncos patriots
    dolphins vikings saints falcons panthers jaguars chargers redwings bruins canucks penguins
    blackhawks flyers rangers maverick mavericks spurs knicks pistons warriors nascar jordan23 kobe24
    lebron23 michael1 jordan1 charlie1 jessica1 ashley1 matthew1 hunter1 killer1 ranger1 harley1 pepper1
    ginger1 buster1 tigger1 snoopy1 maggie1 sparky1 shadow1 monkey1 chicken1 cheese1 cookie1 banana1
    orange1 purple1 yellow1 flower1 sunshine1 rainbow1 butterfly1 summer1 winter1 spring1 autumn1 soccer1
    hockey1 tennis1 football1 baseball1 basketball1 softball1 lacrosse1 volleyball1 blessed1 jesus1
    jesuschrist godisgood godislove heaven1 freedom1 america1 american1 computer1 internet1 samsung1
    apple123 google1 google123 windows1 microsoft facebook facebook1 myspace myspace1 twitter instagram
    youtube netflix linkedin tumblr snapchat whatsapp skype hotmail yahoo gmail minecraft fortnite roblox
    skyrim halo3 callofduty counterstrike warcraft starcraft diablo2 runescape nintendo playstation
    xbox360 gamer gamer1 gamecube chocolate1 lovelife goodlife goodluck goodgirl goodboy badboy badgirl
    gangster gangsta thuglife money123 richman cashmoney getmoney makemoney million1
    diamond1 silver1 golden1 platinum blackjack jackpot poker1 casino1 bond007 jamesbond 007bond agent007
    topsecret classified sherlock holmes watson mulder scully xfiles area51 ufo eminem1 chris1 david1
    daniel1 robert1 joseph1 andrew1 anthony1 thomas1 richard1 joshua1 justin1 william1 jasmine1 jennifer1
    nicole1 amanda1 samantha1 elizabeth1 michelle1 stephanie1 melissa1 heather1 rebecca1 danielle1
    brittany1
    """
}
