/// What people are called.
enum Names {
  static let given = """
    james john robert michael william david richard charles joseph thomas chris daniel paul mark donald
    george ken steven edward brian ronald anthony kevin jason matthew gary timothy jose larry jeffrey
    frank scott eric stephen andrew raymond gregory joshua jerry dennis walter patrick peter harold
    douglas henry carl arthur ryan roger joe juan jack albert jonathan justin terry gerald keith samuel
    willie ralph lawrence nicholas roy benjamin bruce brandon adam harry fred wayne billy steve louis
    jeremy aaron randy howard eugene carlos russell bobby victor martin ernest phillip todd jesse craig
    alan shawn clarence sean philip johnny earl jimmy antonio danny bryan tony luis mike stanley leonard
    nathan dale manuel rodney curtis norman allen marvin vincent glenn jeffery travis jeff chad jacob lee
    melvin alfred kyle francis bradley jesus herbert frederick ray joel edwin don eddie ricky troy randall
    barry alexander bernard mario leroy francisco marcus micheal theodore clifford miguel oscar jay jim
    tom calvin alex jon ronnie bill lloyd tommy leon derek warren darrell jerome floyd leo alvin tim
    wesley gordon dean greg jorge dustin pedro derrick dan lewis zachary corey herman maurice vernon
    roberto clyde glen hector shane ricardo sam rick lester brent ramon charlie tyler gilbert gene marc
    reginald ruben brett angel nathaniel rafael leslie edgar milton raul ben chester cecil duane franklin
    andre elmer brad gabriel ron mitchell roland arnold harvey jared adrian karl cory claude erik darryl
    jamie neil jessie christian javier fernando clinton ted mathew tyrone darren lonnie lance cody julio
    kelly kurt allan nelson guy clayton hugh max dwayne dwight armando felix jimmie everett jordan ian
    wallace bob jaime casey alfredo alberto dave ivan johnnie sidney byron julian isaac morris clifton
    willard daryl ross virgil andy marshall salvador perry kirk sergio marion tracy seth kent terrance
    rene eduardo terrence enrique freddie wade austin stuart fredrick arturo alejandro jackie joey nick
    luther wendell jeremiah evan julius dana donnie otis shannon trevor oliver luke homer gerard doug
    kenny hubert angelo shaun lyle matt lynn alfonso orlando rex carlton ernesto cameron neal pablo
    lorenzo omar wilbur blake grant horace roderick kerry abraham willis rickey jean ira andres cesar
    johnathan malcolm rudolph damon kelvin rudy preston alton archie marco pete randolph garry geoffrey
    jonathon felipe bennie gerardo dominic robin loren delbert colin guillermo earnest lucas benny noel
    spencer rodolfo myron edmund garrett salvatore cedric lowell gregg sherman wilson devin sylvester kim
    roosevelt israel jermaine forrest wilbert leland simon guadalupe clark irving carroll bryant owen
    rufus woodrow sammy kristopher mack levi marcos gustavo jake lionel marty taylor ellis dallas gilberto
    clint nicolas laurence ismael orville drew jody ervin dewey wilfred josh hugo ignacio caleb tomas
    sheldon erick frankie stewart doyle darrel rogelio terence santiago alonzo elias bert elbert ramiro
    conrad noah grady phil cornelius lamar rolando clay percy dexter bradford merle darin amos terrell
    moses irvin saul roman darnell randal tommie timmy darrin winston brendan toby van abel dominick boyd
    courtney jan emilio elijah cary domingo aubrey emmett marlon emanuel jerald edmond emil dewayne will
    otto teddy reynaldo bret morgan jess trent humberto emmanuel stephan louie vicente lamont stacy
    garland miles micah efrain logan heath rodger harley demetrius ethan eldon rocky pierre junior freddy
    eli bryce antoine robbie kendall royce sterling mickey chase grover elton cleveland dylan chuck damian
    reuben stan august leonardo jasper russel erwin benito hans monte blaine ernie curt quentin agustin
    murray jamal devon adolfo harrison tyson burton brady elliott wilfredo bart jarrod vance denis damien
    joaquin harlan desmond elliot darwin ashton mason liam aiden jayden landon hunter connor gavin carson
    cooper brayden tristan carter xavier brody parker wyatt colton hayden asher lincoln maverick jaxon
    hudson easton ezra sebastian giovanni maximus valentino vladimir dmitri sergey andrey nikolai mikhail
    aleksandr boris igor oleg yuri anatoly konstantin maxim ruslan timur stanislav bogdan marek pavel
    tomasz krzysztof wojciech jakub lukasz piotr andrzej mateusz sven lars bjorn anders henrik johan
    stefan jurgen wolfgang dieter gunther heinrich manfred matthias andreas markus tobias florian fabian
    thorsten luc francois guillaume mathieu thierry laurent olivier sebastien christophe alessandro
    giuseppe francesco matteo riccardo gianluca massimo joao paulo thiago rodrigo henrique mohamed
    mohammed muhammad ahmed ali hassan hussein ibrahim mustafa abdullah abdul khalid yusuf karim rashid
    tariq faisal rahul rajesh suresh ramesh mahesh sanjay vijay ajay anil sunil amit sumit rohit vikram
    arjun krishna ganesh prakash deepak ashok vinod manoj pradeep sandeep srinivas venkat hiroshi takeshi
    kenji akira satoshi yuki haruto chen wei jian ming hung nguyen minh mary patricia linda barbara
    elizabeth jennifer maria susan margaret dorothy lisa nancy karen betty helen sandra donna carol ruth
    sharon michelle laura sarah kimberly deborah jessica shirley cynthia angela melissa brenda amy anna
    rebecca virginia kathleen pamela martha debra amanda stephanie carolyn christine marie janet catherine
    frances ann joyce diane alice julie heather teresa doris gloria evelyn cheryl mildred katherine joan
    ashley judith rose janice nicole judy christina kathy theresa beverly denise tammy irene jane lori
    rachel marilyn andrea kathryn louise sara anne jacqueline wanda bonnie julia ruby lois tina phyllis
    norma paula diana annie lillian emily peggy crystal gladys rita dawn connie florence edna tiffany
    carmen rosa cindy grace wendy victoria edith sherry sylvia josephine thelma sheila ethel ellen elaine
    marjorie carrie charlotte monica esther pauline emma juanita anita rhonda hazel amber eva debbie april
    clara lucille joanne eleanor valerie danielle megan alicia suzanne michele gail bertha darlene
    veronica jill erin geraldine lauren cathy joann lorraine sally regina erica beatrice dolores bernice
    audrey yvonne annette june samantha ana renee ida vivian roberta holly brittany melanie loretta
    yolanda jeanette laurie katie kristen vanessa alma sue elsie beth jeanne vicki carla tara rosemary
    eileen terri gertrude lucy tonya ella stacey wilma gina kristin natalie agnes vera charlene bessie
    delores melinda pearl arlene maureen colleen allison tamara joy georgia constance lillie claudia
    marcia tanya nellie minnie marlene heidi glenda lydia viola marian stella caroline dora vickie mattie
    maxine irma mabel marsha myrtle lena christy deanna patsy hilda gwendolyn jennie nora margie nina
    cassandra leah penny kay priscilla naomi carole olga billie dianne tracey leona jenny felicia sonia
    miriam velma becky bobbie violet kristina toni misty mae shelly daisy ramona sherri erika katrina
    claire lindsey lindsay geneva belinda margarita sheryl cora faye ada natasha sabrina isabel marguerite
    hattie harriet molly cecilia kristi brandi blanche sandy rosie joanna iris eunice angie inez lynda
    madeline amelia alberta genevieve monique jodi janie maggie kayla sonya kristine candace fannie
    maryann opal alison yvette melody luz susie olivia flora shelley kristy mamie lula lola verna beulah
    antoinette candice juana jeannette pam kelli hannah whitney bridget karla celia latoya patty shelia
    gayle della vicky lynne sheri marianne kara jacquelyn erma blanca myra leticia pat krista roxanne
    angelica robyn adrienne rosalie alexandra brooke bethany sadie bernadette traci kendra jasmine nichole
    rachael chelsea mable ernestine muriel marcella elena krystal angelina nadine kari estelle dianna
    paulette lora mona doreen rosemarie desiree antonia hope ginger janis betsy christie freda mercedes
    meredith lynette teri cristina eula leigh meghan sophia eloise rochelle gretchen cecelia raquel
    henrietta alyssa jana kelley gwen jenna tricia laverne olive alexis tasha silvia elvira delia sophie
    kate patti lorena kellie sonja lila lana darla may mindy essie mandy lorene elsa josefina jeannie
    miranda dixie lucia marta faith lela johanna shari camille tami shawna elisa ebony melba ora nettie
    tabitha ollie winifred kristie marina alisha aimee rena myrna marla tammie latasha bonita patrice
    ronda sherrie addie francine deloris stacie adriana cheri shelby abigail celeste jewel cara adele
    rebekah lucinda dorthy effie trina reba sallie aurora lenora etta lottie kerri trisha nikki estella
    francisca josie tracie marissa karin brittney janelle lourdes laurel helene fern elva corinne kelsey
    ina bettie elisabeth aida caitlin ingrid iva eugenia christa goldie cassie maude jenifer therese dena
    lorna janette latonya candy consuelo tamika rosetta debora cherie polly dina jewell fay jillian
    dorothea nell trudy esperanza patrica kimberley shanna helena carolina cleo stefanie rosario ola
    janine mollie lupe alisa lou maribel susanne bette susana elise cecile isabelle lesley jocelyn paige
    joni rachelle leola daphne alta ester petra graciela imogene jolene keisha lacey glenna gabriela keri
    ursula lizzie kirsten shana adeline mayra jayne jaclyn gracie sondra carmela marisa rosalind charity
    tonia beatriz marisol clarice jeanine sheena angeline frieda lily shauna millie claudette cathleen
    angelia gabrielle autumn katharine summer jodie staci lea christi justine elma luella margret
    dominique socorro martina margo mavis callie bobbi maritza lucile leanne jeannine deana aileen lorie
    ladonna willa manuela gale selma dolly sybil abby lara ivy dee winnie marcy luisa jeri magdalena
    ofelia meagan audra matilda leila cornelia bianca simone bettye randi virgie latisha barbra georgina
    eliza leann bridgette rhoda haley adela nola bernadine flossie ila greta ruthie nelda minerva lilly
    terrie letha hilary estela valarie brianna rosalyn earline catalina ava mia clarissa lidia corrine
    alexandria concepcion tia sharron rae dona ericka jami elnora chandra lenore neva marylou melisa
    tabatha serena avis allie sofia jeanie odessa nannie harriett loraine penelope milagros emilia benita
    allyson ashlee tania esmeralda karina eve pearlie zelma malinda noreen tameka saundra hillary amie
    althea rosalinda lilia alana gay clare alejandra elinor lorrie jerri darcy earnestine carmella noemi
    marcie liza annabelle louisa earlene mallory carlene nita selena tanisha katy julianne lakisha edwina
    maricela margery kenya dollie roxie roslyn kathrine nanette charmaine lavonne ilene kris tammi suzette
    corine kaye chrystal lina deanne lilian juliana aline luann kasey maryanne evangeline colette melva
    lawanda yesenia nadia madge kathie ophelia valeria nona mitzi mari georgette claudine fran alissa
    roseann lakeisha susanna reva deidre chasity sheree carly elvia alyce deirdre gena briana araceli
    katelyn rosanne wendi tessa berta marva imelda marietta marci leonor arline sasha madelyn janna
    juliette deena aurelia josefa augusta liliana young lessie amalia savannah anastasia vilma natalia
    rosella lynnette corina alfreda leanna carey amparo coleen tamra aisha wilda karyn cherry queen maura
    mai evangelina rosanna hallie erna enid mariana lacy juliet jacklyn freida madeleine mara hester
    cathryn lelia casandra bridgett angelita jannie dionne annmarie katina beryl phoebe millicent katheryn
    diann carissa maryellen liz lauri helga gilda rhea marquita hollie tisha tamera angelique francesca
    britney kaitlin lolita florine rowena reyna twila fanny janell ines concetta bertie alba brigitte
    alyson vonda pansy elba noelle letitia kitty deann brandie louella leta felecia sharlene lesa beverley
    isabella herminia terra celina madison mackenzie makayla kaylee chloe zoe addison aubree scarlett
    layla nevaeh brooklyn skylar peyton reagan khloe serenity trinity destiny harmony melany svetlana
    tatiana ekaterina oksana olesya irina galina ludmila yulia katarzyna agnieszka malgorzata magda ewa
    zuzanna giulia chiara alessia valentina federica beatrix margot amelie manon aurelie celine elodie
    delphine sandrine nathalie veronique ingeborg sabine monika kerstin fatima zainab khadija maryam priya
    pooja neha anjali kavita sunita lakshmi divya swati sneha shreya sakura yoko akiko keiko mei ling
    """

  static let family = """
    smith johnson williams jones brown davis miller wilson moore taylor anderson thomas jackson white
    harris martin thompson garcia martinez robinson clark rodriguez lewis lee walker hall allen young
    hernandez king wright lopez hill scott green adams baker gonzalez nelson carter mitchell perez roberts
    turner phillips campbell parker evans edwards collins stewart sanchez morris rogers reed cook morgan
    bell murphy bailey rivera cooper richardson cox howard ward torres peterson gray ramirez watson brooks
    sanders price bennett wood barnes ross henderson coleman jenkins perry powell long patterson hughes
    flores washington butler simmons foster gonzales bryant alexander griffin diaz hayes myers hamilton
    graham sullivan wallace woods cole west owens reynolds fisher ellis harrison gibson mcdonald cruz
    marshall ortiz gomez murray freeman wells webb simpson stevens tucker porter hicks crawford boyd mason
    morales kennedy warren dixon ramos reyes burns gordon shaw holmes rice robertson hunt daniels palmer
    mills nichols grant knight ferguson stone hawkins dunn perkins hudson spencer gardner stephens payne
    pierce berry matthews arnold wagner willis watkins olson carroll duncan snyder hart cunningham lane
    andrews ruiz harper fox riley armstrong carpenter weaver greene elliott chavez sims peters kelley
    franklin lawson fields gutierrez schmidt carr vasquez castillo wheeler chapman montgomery richards
    williamson johnston banks meyer bishop mccoy howell alvarez morrison hansen fernandez garza burton
    nguyen jacobs reid fuller lynch garrett romero welch larson frazier burke hanson mendoza moreno bowman
    medina fowler brewer hoffman carlson silva pearson holland fleming jensen vargas byrd davidson hopkins
    herrera wade soto walters neal caldwell lowe jennings barnett graves jimenez horton shelton barrett
    obrien castro sutton mckinney lucas miles rodriquez chambers holt lambert fletcher watts bates hale
    rhodes pena beck newman haynes mcdaniel mendez bush vaughn parks dawson santiago norris hardy steele
    curry powers schultz barker guzman page munoz ball keller chandler weber walsh lyons ramsey wolfe
    schneider mullins benson sharp bowen barber cummings hines baldwin griffith valdez hubbard salazar
    reeves warner stevenson burgess santos tate cross garner mann mack moss thornton mcgee farmer delgado
    aguilar vega glover manning cohen harmon rodgers robbins newton blair higgins ingram reese cannon
    strickland townsend potter goodwin walton rowe hampton ortega patton swanson goodman maldonado yates
    becker erickson hodges rios conner adkins webster malone hammond flowers cobb moody quinn pope osborne
    mccarthy guerrero estrada sandoval gibbs gross fitzgerald stokes doyle saunders wise colon gill
    alvarado greer padilla waters nunez ballard schwartz mcbride houston christensen klein pratt briggs
    parsons mclaughlin zimmerman french buchanan moran copeland pittman brady mccormick holloway brock
    poole logan bass marsh drake wong jefferson morton abbott sparks norton huff massey figueroa carson
    bowers roberson barton lamb harrington boone cortez clarke mathis singleton wilkins cain underwood
    hogan mckenzie collier luna phelps mcguire bridges wilkerson nash summers atkins wilcox pitts conley
    marquez burnett cochran chase davenport hood gates ayala sawyer vazquez dickerson hodge acosta flynn
    espinoza nicholson monroe wolf morrow kirk randall oconnor skinner ware molina kirby huffman bradford
    charles gilmore dominguez oneal bruce lang combs kramer heath hancock gallagher gaines shaffer short
    wiggins mathews mcclain fischer wall small melton hensley bond dyer cameron grimes contreras christian
    wyatt baxter snow mosley shepherd larsen hoover beasley glenn petersen whitehead meyers keith garrison
    vincent shields horn savage olsen schroeder hartman woodard mueller kemp deleon booth patel calhoun
    wiley eaton cline navarro harrell lester humphrey parrish duran hutchinson hess dorsey bullock robles
    beard dalton avila vance rich blackwell york johns blankenship trevino salinas campos pruitt moses
    callahan golden montoya hardin guerra mcdowell carey stafford gallegos henson wilkinson booker merritt
    miranda atkinson orr decker hobbs preston tanner knox pacheco stephenson glass rojas serrano marks
    hickman english sweeney strong prince mcclure conway walter roth maynard farrell lowery hurst nixon
    weiss trujillo ellison sloan juarez winters mclean randolph leon boyer villarreal mccall gentry
    carrillo kent ayers lara shannon sexton pace hull leblanc browning velasquez leach chang house sellers
    herring noble foley bartlett mercado landry durham walls barr mckee bauer rivers everett bradshaw pugh
    velez rush estes dodson morse sheppard weeks camacho bean barron livingston middleton spears branch
    blevins chen kerr mcconnell hatfield harding ashley solis herman frost giles blackburn william
    pennington woodward finley mcintosh koch best solomon mccullough dudley nolan blanchard rivas brennan
    mejia kane benton joyce buckley haley valentine maddox russo mcknight buck moon mcmillan crosby berg
    dotson mays roach church chan richmond meadows faulkner oneill knapp kline barry ochoa jacobson gay
    avery hendricks horne shepard hebert cherry cardenas mcintyre whitney waller holman donaldson cantu
    terrell morin gillespie fuentes tillman sanford bentley peck key salas rollins gamble dickson battle
    santana cabrera cervantes howe hinton hurley spence zamora yang mcneil suarez case petty gould
    mcfarland sampson carver bray rosario macdonald stout hester melendez dillon farley hopper galloway
    potts bernard joyner stein aguirre osborn mercer bender franco rowland sykes benjamin travis pickett
    crane sears mayo dunlap hayden wilder mckay coffey mccarty ewing cooley vaughan bonner cotton holder
    stark ferrell cantrell fulton lynn lott calderon rosa pollard hooper burch mullen fry riddle levy
    david duke odonnell guy michael britt frederick daugherty berger dillard alston jarvis frye riggs
    chaney odom duffy fitzpatrick valenzuela merrill mayer alford mcpherson acevedo donovan barrera albert
    cote reilly compton raymond mooney mcgowan craft cleveland clemons wynn nielsen baird stanton snider
    rosales bright witt stuart hays holden rutledge kinney clements castaneda slater hahn emerson conrad
    burks delaney pate lancaster sweet justice tyson sharpe whitfield talley macias irwin burris ratliff
    mccray madden kaufman beach goff cash bolton mcfadden levine good byers kirkland kidd workman carney
    dale mcleod holcomb england finch head burt hendrix sosa haney franks sargent nieves downs rasmussen
    bird hewitt lindsay le foreman valencia oneil delacruz vinson dejesus hyde forbes gilliam guthrie
    wooten huber barlow boyle mcmahon buckner rocha puckett langley knowles cooke velazquez whitley noel
    vang schmitt schulz richter krueger lehmann kaiser fuchs vogel schubert winkler lorenz baumann franke
    albrecht ivanov petrov sidorov smirnov kuznetsov popov volkov novikov kowalski nowak wisniewski rossi
    ferrari esposito bianchi romano colombo ricci marino dubois moreau laurent lefebvre leroy roux
    fournier bertrand morel girard mercier dupont yamamoto tanaka suzuki watanabe nakamura kobayashi
    takahashi sharma gupta kumar singh khan reddy agarwal verma mehta kapoor chopra malhotra banerjee
    mukherjee
    """
}
