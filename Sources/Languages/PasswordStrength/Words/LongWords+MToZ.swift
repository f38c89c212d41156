/// Words of newspapers and school books, from M to Z; endings make many more of them.
extension LongWords {
  static let fromMToZ = """
    machine machinery magazine magic magical magistrate magnet magnetic magnificent magnitude mail main
    mainland mainstream maintain maintenance major majority manage mandate mandatory maneuver manifest
    manipulate mankind manner manor mansion manual manufacture manuscript marathon march margin marine
    mariner marital maritime mark market marriage married marry martial martyr mask mass massacre massive
    master masterpiece match mate material mathematics matrix matter mature maximize maximum mayor meal
    mean measure mechanic mechanical mechanism medal media median mediate medical medicine medieval
    meditate medium meet membership membrane memorandum memorial memory mental mention mentor menu
    merchandise merchant mercury mere merge merit message messenger metabolism metal metaphor method
    metric metropolitan microphone microscope migrant migrate mild military mill millennium mineral
    miniature minimal minimize minimum minister ministry minor minority minute miracle mirror
    miscellaneous misery mission missionary mistake mix mixture mobile mobilize mode model moderate modern
    modest modify module moisture molecular molecule moment momentum monarch monastery monetary money
    monitor monopoly monster month monument mood moral mortal mortgage motion motivate motive motor mount
    movement multiple multiply municipal murder muscle museum music musician mutual mysterious mystery
    myth mythology narrate narrative narrow nation national native natural naturalist nature naval
    navigate navy nearby necessary necessity needle negative neglect negotiate neighbor neighborhood nerve
    nervous network neural neutral newsletter newspaper nickel nickname nightmare nitrogen noble nominal
    nominate nominee normal north northeast northern northwest notable note notebook notice notify notion
    notorious novel novelist nuclear nucleus nuisance numeral numerous nurse nursery nutrient nutrition
    obey object objective oblige obscure observatory observe obsess obstacle obtain obvious occasion
    occupation occupy occur ocean offend offense offer office official offline offset offspring olympic
    omission omit ongoing online onset opera operate opinion opponent opportunity oppose opposite
    opposition oppress optic optimal optimist optimize option oral orbit orchard orchestra order ordinance
    ordinary organ organic organism organize orient orientation origin original originate ornament orphan
    orthodox otherwise outbreak outcome outdoor outfit outlet outline outlook output outrage outstanding
    overall overcome overhead overlap overlook overnight oversee overseas overthrow overtime overturn
    overview overwhelm owe owner oxide oxygen pace pack package packet paint painting palace panel panic
    paperback parade paradise paradox paragraph parallel parameter parasite parent parish parliament part
    partial participant participate particle particular partisan partition partner passage passenger
    passion passive passport password past paste pastor pastry patch patent path pathway patient patrol
    patron pattern pause pavement payment peace peak peasant peculiar pedestrian peer penalty pending
    peninsula pension people perceive percent percentage perception perfect perform performance perhaps
    period peripheral permanent permission permit perpetual persecute persist person personal personality
    personnel perspective persuade pest petition petroleum pharmacy phase phenomenon philosopher
    philosophy phone photo photograph photographer phrase physical physician physics physiology piano
    picture piece pilgrim pilot pioneer pipeline pitch pivotal place plague plain plaintiff plan plane
    plant plantation plasma plastic plate plateau platform platinum plausible play plaza plea pleasant
    please pleasure pledge plot plus pocket poem poet poetry point poison polar pole policy policeman
    polish political politician politics poll pollute pool popular populate population port portable
    portal portfolio portion portrait portray pose position positive possess possession possible postal
    poster postpone potato potent potential pottery poverty powder practical practice practitioner praise
    pray preach precede precedent precious precipitate precise predator predecessor predict predominant
    prefer preference prefix pregnant prejudice preliminary premature premier premiere premise premium
    prepare prescribe prescription presence present preserve preside presidency president press pressure
    prestige presume pretend prevail prevalent prevent preview previous price pride priest primary prime
    primitive principal principle print prior priority prison prisoner privacy private privilege prize
    probable probability probe problem procedure proceed process procession proclaim produce product
    production productive profession professional professor profile profit profound program progress
    prohibit project projection prominent promise promote prompt prone pronounce proof propaganda proper
    property prophecy prophet proportion proposal propose proposition prosecute prosecutor prospect
    prosper protect protein protest protocol prototype proud prove province provision provoke proximity
    psychiatric psychiatrist psychology psychological public publication publicity publish pulse pump
    punch punish pupil purchase pure purpose pursue pursuit puzzle qualify quality quantity quantum
    quarrel quarter quest question queue quick quiet quota quote rabbit race racial radar radiate radical
    radio radius raid railroad railway rally random range rank rapid rare rate rating ratio rational reach
    react reaction reader ready real realistic reality realize realm rear reason reassure rebel rebellion
    rebuild recall receipt receive receiver recent reception recipe recipient reckon recognition recognize
    recommend reconcile reconnaissance reconstruct record recover recreate recruit rectangle rectangular
    recur recycle reduce reduction redundant reef refer reference referendum refine reflect reform refuge
    refugee refund refuse regain regard regime regiment region register registrar registry regret regular
    regulate rehabilitate rehearse reign reinforce reject relate relation relationship relative relax
    relay release relevant reliable relief relieve religion religious relocate reluctant rely remain
    remark remarkable remedy remember remind remote removal remove renaissance render renew renovate rent
    repair repeat replace replicate reply report represent representative reproduce reproduction republic
    republican reputation request require requirement rescue research resemble resent reserve reservoir
    reside residence resident residual resign resist resolution resolve resort resource respect respective
    respond response responsible rest restaurant restore restrain restrict result resume retail retain
    retire retreat retrieve return reveal revelation revenge revenue reverse review revise revision
    revival revive revolt revolution revolutionary revolve reward rhetoric rhythm ridge ridiculous rifle
    right rigid ritual rival river robot robust rocket role roman romance romantic roster rotate rotation
    rough round route routine royal rubber rule ruler rumor rural sacred sacrifice safe safety saint
    salary salmon salvation sample sanction sanctuary satellite satisfaction satisfy saturate sauce save
    scale scandal scared scatter scenario scene schedule scheme scholar scholarship school science
    scientific scientist scope score scout scramble scratch scream screen screenplay script scripture
    scroll sculptor sculpture seal search season seat second secondary secret secretary section sector
    secular secure segment segregate seize select selection self senate senator senior sensation sense
    sensible sensitive sensor sentence sentiment separate sequel sequence serial series serious serve
    server service session setting settle settlement several severe shadow shallow shame shape share
    shelter sheriff shield shift shipbuilding shipping shock shoot shore shortage shoulder shout shrine
    sibling side siege sight sign signal signature significant silence silicon silver similar simple
    simplify simulate simultaneous single situate situation skeleton sketch skill skull slave slavery
    slight slogan slope small smart smoke smooth soccer social socialist society software soil soldier
    sole solid solitary solo solution solve somewhat sophisticate soul sound source south southeast
    southern southwest sovereign spacecraft span spare speak special specialist specialize species
    specific specify specimen spectacle spectacular spectator spectrum speculate speech speed sphere spin
    spiritual spokesman sponsor spontaneous sport spot spouse spread squad squadron square stabilize
    stable stadium staff stage stair stake stamp standard standpoint star start startle starve state
    statement statesman static station statistic statue status statute steady steam steel steep stem step
    stereotype stewardship stick stimulate stimulus stipulate stock stomach storage store straight strain
    strange stranger strategic strategy straw stream strength strengthen stress stretch strict strike
    string strip stroke structure struggle student studio study stuff style subdivide subdivision subject
    submarine submission submit subordinate subscribe subsequent subsidiary subsidy substance substantial
    substitute subtle suburb suburban succeed success succession successor sudden suffer sufficient suffix
    suggest suicide suit suitable suite sulfur summarize summary summit sunny superb superior supervise
    supplement supplier supply support suppose suppress supreme surface surge surgeon surgery surgical
    surplus surprise surrender surround surveillance survey survive suspect suspend suspense suspicion
    sustain sweep swift switch symbol symmetry sympathy symphony symptom syndicate syndrome synonym
    synthesis synthetic system tackle tactic tale talent target tariff task taste taxpayer teach team tear
    technical technique technology teenage telegraph telephone telescope television temper temperature
    template temple temporary tempt tenant tendency tender tennis tense tension tenure term terminal
    terminate terrain terrace terrible territory terror terrorist testament testify testimony text textile
    texture theater theatre theft theme theology theoretical theory therapist therapy thereafter therefore
    thesis thick thin think thought thousand thread threat threaten threshold thrive throat throne
    throughout thunder ticket tide tight timber timetable timing tissue title tobacco tolerate tomb tone
    tonight topic torment torture total touch tough tour tourism tourist tournament toward township toxic
    trace track tract trade trademark tradition traditional traffic tragedy tragic trail train trait
    transaction transcend transcript transfer transform transistor transit transition translate
    transmission transmit transparent transplant transport trap trauma travel treasure treasurer treasury
    treat treatment treaty tremendous trend trial triangle triangular tribe tribunal tribute trick trigger
    trilogy triumph troop trophy tropical trouble true truly trust truth tunnel turbine twin type typical
    tyrant ultimate umbrella unanimous uncertain undergo undergraduate underground underlie undermine
    understand undertake unemployment unfortunate uniform union unique unit unite unity universal universe
    university unknown unless unlike unprecedented unusual update upgrade uphold upper upset urban urge
    usage useful usual utility utilize vacant vacation vaccine vacuum vague valid validate valley valuable
    value van vanish variable variant variation variety various vary vast vector vegetable vegetation
    vehicle velocity vendor ventilate venture venue verb verdict verify versatile verse version versus
    vertical vessel veteran via vibrate vice victim victory video view viewpoint vigorous village vintage
    violate violence violent violin virtual virtue virus visible vision visit visual vital vitamin vivid
    vocabulary vocal voice volcanic volcano volume voluntary volunteer vote voyage vulnerable wage wagon
    walk wander war warehouse warrant warrior wartime waste water wealth weapon weather web website
    wedding weigh weight welfare western whale wheat wheel whisper widespread wild wilderness wildlife
    willing wind window wing winter wire wireless wisdom withdraw withdrawal witness wonder workforce
    workplace workshop workstation world worldwide worship worth wound wrap wreck wrist write yard yield
    young youth zone zoology
    """
}
