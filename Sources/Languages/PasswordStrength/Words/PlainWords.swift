/// Words of every day.
enum PlainWords {
  static let all = """
    the of and to in a is that for it as was with be by on not he i this are or his from at which but have
    an had they you were their one all we can her has there been if more when will would who so no she
    other its may these what them than some him time into only do such my new about out also two any up
    first could our then most see me should after said your very between made many over like those did now
    even well where must people through how same work being because man life before each much under year
    way day three while make use men down own good might just back still place house great however against
    right world public number both long general without again us around system small children water came
    come part state never every little thing high fact hand always home school night group another need
    take give think look know want get go say tell ask feel leave call keep let begin show hear play run
    move live believe hold bring happen write provide sit stand lose pay meet include continue set learn
    change lead understand watch follow stop create speak read allow add spend grow open walk win offer
    remember love consider appear buy wait serve die send expect build stay fall cut reach kill remain
    suggest raise pass sell require report decide pull break hope explain drop push wish carry drive pick
    catch teach wear eat drink sleep sing dance laugh cry smile jump throw kick hit fight ride fly swim
    climb cook bake clean wash paint draw cross close start finish enter exit join visit travel drift
    slide roll turn twist bend shake touch taste smell burn freeze melt boil dig plant pour fill mix fix
    shut lock unlock share save steal hide seek search find trust doubt hate fear worry care help hurt
    heal cure rest relax enjoy prefer choose accept refuse agree argue fail succeed try attempt test check
    prove claim deny admit promise guess wonder dream imagine plan design invent discover explore hunt
    chase escape attack defend guard protect rescue warn threat damage destroy ruin crash blast mother
    father parent brother sister son daughter baby child kid boy girl woman lady gentleman uncle aunt
    cousin nephew niece grandma grandpa grandmother grandfather husband wife friend buddy pal mate
    neighbor lover darling honey sweet family mom mommy mama mum dad daddy papa twin boss chief leader
    worker player singer dancer writer reader driver teacher student doctor nurse lawyer judge police
    officer soldier captain major sergeant admiral pilot sailor farmer hunter fisher baker butcher chef
    waiter barber tailor smith mason miner painter actor artist poet author king queen prince princess
    duke knight lord master slave servant priest monk nun bishop pope saint angel devil demon god goddess
    ghost witch wizard warlock vampire zombie monster giant dwarf elf fairy troll goblin ogre dragon
    phoenix unicorn griffin hydra titan hero villain rebel pirate ninja samurai warrior viking gladiator
    spartan trojan assassin ranger cat dog kitten puppy kitty doggy horse pony donkey mule cow bull ox
    calf pig piggy hog sheep lamb goat chicken hen rooster duck goose turkey swan dove pigeon crow raven
    eagle hawk falcon owl robin sparrow bluebird cardinal parrot penguin peacock ostrich flamingo pelican
    seagull stork heron hummingbird woodpecker lion tiger leopard jaguar cheetah panther cougar lynx
    bobcat wildcat puma wolf wolves fox coyote jackal hyena bear panda koala kangaroo wombat platypus
    monkey gorilla chimp ape baboon elephant rhino hippo giraffe zebra camel llama deer moose elk bison
    buffalo antelope gazelle rabbit bunny hare squirrel chipmunk beaver badger otter weasel ferret skunk
    raccoon mouse mice rat hamster hedgehog porcupine mole bat whale dolphin shark seal walrus octopus
    squid crab lobster shrimp clam oyster snail slug fish goldfish catfish salmon trout tuna bass cod
    snapper marlin piranha eel ray starfish jellyfish seahorse turtle tortoise frog toad lizard gecko
    iguana snake cobra viper python rattlesnake crocodile alligator dinosaur raptor butterfly moth bee
    bumblebee wasp hornet dragonfly ladybug beetle ant spider scorpion worm cricket grasshopper mosquito
    flea tick bug insect mammoth mustang stallion bronco thoroughbred greyhound bulldog beagle poodle
    terrier retriever rottweiler doberman dalmatian husky shepherd boxer collie spaniel chihuahua
    dachshund labrador red blue green yellow orange purple pink black white gray grey brown gold golden
    silver bronze violet indigo scarlet crimson maroon navy teal turquoise aqua cyan magenta beige ivory
    ebony tan khaki lavender lilac color colour rainbow sun moon star sky cloud rain snow storm wind
    thunder lightning hurricane tornado cyclone blizzard fog mist frost ice fire flame smoke ash dust sand
    mud clay stone rock boulder pebble mountain hill valley canyon cliff cave island beach coast shore
    ocean sea lake river stream creek pond pool waterfall wave tide forest wood jungle desert prairie
    meadow field garden park farm ranch village town city street road highway avenue lane path trail
    bridge tunnel tower castle palace temple church cathedral mosque chapel monastery pyramid statue
    monument museum library theater cinema stadium arena hospital hotel motel restaurant cafe bar pub
    tavern store shop market mall bank office factory warehouse station airport harbor port dock earth
    planet mars venus jupiter saturn neptune uranus pluto mercury galaxy universe cosmos comet asteroid
    meteor nebula eclipse solar lunar stellar orbit gravity space rocket shuttle satellite astronaut
    spring summer autumn winter season january february march april june july august september october
    november december monday tuesday wednesday thursday friday saturday sunday weekend holiday christmas
    easter halloween birthday morning evening afternoon midnight noon today tomorrow yesterday tonight
    sunset sunrise sunshine moonlight starlight daylight twilight dawn dusk second minute hour week month
    decade century millennium forever eternal infinity zero four five six seven eight nine ten eleven
    twelve thirteen twenty thirty forty fifty hundred thousand million billion half quarter double triple
    single dozen lucky apple banana lemon lime grape cherry peach pear plum mango melon watermelon
    pineapple strawberry blueberry raspberry blackberry cranberry berry coconut kiwi papaya apricot fig
    olive tomato potato carrot onion garlic pepper cabbage lettuce spinach broccoli celery cucumber
    pumpkin squash corn bean pea peanut almond walnut cashew hazelnut pistachio nut seed wheat rice oat
    barley bread toast bagel muffin cake cookie brownie pie tart pancake waffle donut candy chocolate
    caramel toffee fudge lollipop bubblegum gum mint vanilla cinnamon ginger sugar syrup jam jelly butter
    cheese cheddar mozzarella milk cream yogurt icecream egg bacon ham sausage steak beef pork meat burger
    hamburger cheeseburger hotdog pizza pasta spaghetti lasagna macaroni noodle taco burrito nacho salsa
    sushi curry soup stew salad sandwich fries chips popcorn pretzel cracker snack breakfast lunch dinner
    supper dessert coffee tea latte espresso cappuccino mocha cocoa juice soda cola coke pepsi sprite
    lemonade beer wine vodka whiskey whisky rum gin tequila brandy champagne cocktail martini margarita
    bourbon guinness heineken budweiser corona pickle mustard ketchup mayonnaise vinegar sauce gravy salt
    spice herb basil oregano parsley thyme rosemary sage head face eye ear nose mouth lip tooth teeth
    tongue chin cheek neck shoulder arm elbow finger thumb nail chest breast belly stomach waist hip leg
    knee ankle foot feet toe heel skin bone blood heart brain lung liver kidney muscle nerve hair beard
    mustache body butt bottom booty shirt pants jeans shorts skirt dress coat jacket sweater hoodie vest
    suit tie belt sock shoe boot sneaker sandal slipper hat cap glove scarf ring necklace bracelet earring
    glasses sunglasses pocket button zipper purse wallet bag backpack suitcase umbrella diamond ruby
    emerald sapphire pearl crystal jewel gem opal topaz amethyst jade amber room kitchen bathroom bedroom
    basement attic garage door window wall floor roof ceiling stair chair table desk bed couch sofa pillow
    blanket sheet towel curtain carpet rug lamp light candle mirror clock picture frame shelf drawer
    closet box bottle glass cup mug plate bowl fork spoon knife pan pot oven stove fridge toaster blender
    microwave broom mop bucket brush soap shampoo sponge toilet shower sink bath hammer screw screwdriver
    drill saw axe wrench pliers shovel rake hoe ladder rope chain wire cable pipe tube tool machine engine
    motor gear wheel tire brake clutch piston turbo nitro diesel gasoline fuel oil gas coal battery
    electric electron power energy nuclear atomic laser radar car truck bus van taxi jeep bike bicycle
    motorcycle motorbike scooter train subway tram plane airplane aircraft helicopter boat ship yacht
    canoe kayak submarine tank wagon cart trailer camper tractor bulldozer ambulance firetruck chevy
    chevrolet ford corvette camaro dodge chrysler buick cadillac pontiac lincoln honda toyota nissan mazda
    subaru mitsubishi suzuki yamaha kawasaki ducati harley davidson bmw audi mercedes benz porsche
    volkswagen ferrari lamborghini maserati bugatti bentley rover volvo saab fiat renault peugeot citroen
    hyundai kia lexus acura infiniti tesla skyline supra civic accord corolla camry prius computer laptop
    desktop keyboard monitor screen printer scanner tablet phone iphone android mobile camera video
    television radio speaker headphone microphone stereo internet website email network server router
    modem wireless bluetooth software hardware program code script data database file folder document
    download upload install virus hacker password secret private security firewall login account user
    admin root windows linux ubuntu unix macintosh microsoft google yahoo amazon ebay facebook twitter
    samsung sony nokia motorola panasonic toshiba dell compaq intel nvidia logitech canon nikon kodak
    polaroid oracle cisco java perl pascal basic cobol fortran game gamer level score bonus arcade console
    nintendo mario luigi zelda sonic sega atari tetris pacman doom quake soccer football baseball
    basketball volleyball softball tennis golf hockey rugby lacrosse badminton pingpong bowling boxing
    wrestling karate judo kungfu taekwondo fencing archery fishing hunting swimming diving surfing sailing
    rowing skating skiing snowboard skateboard surfer skater skier running jogging cycling climbing hiking
    camping racing gymnast cheerleader champion trophy medal winner loser team coach referee goal goalie
    striker keeper pitcher catcher quarterback linebacker touchdown homerun slamdunk dunk ball club racket
    puck stick poker blackjack casino roulette bingo lottery jackpot dice cards chess checkers domino
    puzzle music song band metal punk jazz blues funk soul disco techno trance reggae rap hiphop opera
    classic country guitar piano violin cello drum trumpet saxophone flute clarinet trombone tuba harp
    banjo organ accordion harmonica drummer guitarist pianist concert album record melody rhythm harmony
    chorus lyrics dancing singing lovely beloved kiss hug cuddle romance passion desire crush sexy hot
    cute pretty beautiful handsome gorgeous sweetie peaches precious treasure together alone lonely broken
    happy sad angry mad crazy insane wild free freedom liberty peace war joy faith grace mercy glory honor
    pride courage brave strong mighty magic mystic mystery shadow dark darkness bright shine sparkle
    glitter glow spark flash blaze inferno hell heaven paradise eden utopia fantasy legend myth dreamer
    destiny fate fortune chance luck charm blessing miracle spirit karma zen buddha nirvana yoga chakra
    tao jesus christ savior bible gospel prayer holy sacred divine amen hallelujah allah islam muslim
    jewish christian catholic baptist bad big large tiny huge tall short wide narrow thick thin fat skinny
    heavy fast quick slow rapid swift hard soft rough smooth sharp dull cold warm cool wet dry dirty fresh
    old young ancient modern rich poor cheap expensive full empty closed easy difficult simple complex
    safe dangerous quiet loud silent noisy dim clear plain fancy smart clever stupid dumb silly funny
    serious nice kind mean cruel gentle rude polite honest true false real fake wrong left north south
    east west inside outside front behind above below near far low deep shallow early late last next final
    best better worst worse super mega ultra hyper maximum extreme supreme ultimate perfect awesome
    fantastic amazing wonderful excellent brilliant marvelous fabulous terrific horrible terrible awful
    bloody damn devilish evil wicked vicious savage brutal fierce killer deadly lethal fatal toxic poison
    venom acid hardcore outlaw bandit gangster mafia thug hustler hitman sniper shooter gunner
    rifle pistol shotgun revolver bullet trigger cannon grenade bomb bomber missile torpedo sword blade
    dagger spear shield armor helmet arrow crossbow archer cavalry infantry marine army airforce military
    veteran patriot commando trooper stormtrooper warlord warhammer battle battlefield conquest victory
    triumph empire kingdom nation flag banner crown throne royal noble imperial majesty highness dynasty
    legacy money cash dollar euro pound penny cent coin millionaire billionaire credit debit invest stock
    bond trade sale price cost profit loss tax budget salary wage bill debt loan rent mortgage insurance
    business company corporate industry manager director president secretary assistant consultant
    accountant engineer architect scientist professor programmer developer analyst designer technician
    mechanic electrician plumber carpenter contractor why whose here everywhere somewhere nowhere anywhere
    everything something nothing anything everyone someone anyone nobody everybody somebody anybody
    whatever whenever wherever whoever please thanks thank hello goodbye welcome sorry yes maybe okay hey
    bye ever sometimes often usually rarely already almost enough quite really rather too yet flower rose
    lily daisy tulip orchid iris jasmine sunflower daffodil marigold petunia carnation lotus blossom petal
    bouquet tree oak pine maple willow birch cedar elm palm bamboo cactus ivy fern moss grass leaf leaves
    branch bark bush shrub vine weed clover thorn acorn mushroom tobacco marijuana cannabis ganja book
    page story novel poem letter word sentence paper pen pencil ink marker crayon eraser ruler notebook
    diary journal magazine newspaper comic cartoon movie film drama comedy horror thriller western
    documentary series episode toy doll teddy teddybear puppet balloon kite robot lego barbie action
    figure marble yoyo scooby garfield snoopy mickey minnie donald goofy bugs daffy tweety sylvester
    tigger winnie pooh eeyore piglet simba nemo shrek fiona bart homer simpson marge cartman kenny kyle
    stan popeye smurf pokemon pikachu digimon barney elmo kermit muppet casper gizmo gremlin godzilla kong
    tarzan conan rambo rocky terminator predator alien batman joker superman spiderman hulk ironman thor
    wolverine cyclops magneto gambit rogue xmen avenger gandalf frodo bilbo gollum aragorn legolas gimli
    hobbit mordor potter hogwarts dumbledore snape voldemort hermione vader skywalker yoda jedi sith
    chewbacca solo leia starwars startrek spock kirk picard enterprise klingon vulcan matrix neo morpheus
    trinity stargate atlantis babylon galactica firefly serenity buffy xena hercules zeus apollo athena
    aphrodite hermes poseidon hades ares artemis odin loki achilles ulysses odysseus pegasus medusa
    minotaur gemini aries taurus cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces
    zodiac alpha beta gamma delta epsilon omega sigma theta lambda kappa zulu tango foxtrot bravo charlie
    echo india juliet kilo lima mike oscar quebec romeo sierra uniform victor xray yankee
    """
}
