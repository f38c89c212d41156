/// Words of newspapers and school books, from A to L; endings make many more of them.
enum LongWords {
  static let fromAToL = """
    ability absence absolute absorb abstract academy accelerate accent accident accommodate accompany
    accomplish account accumulate accurate accuse achieve acknowledge acquire acquisition act active adapt
    address adequate adjacent adjust administer administrate admire admission adopt adult advance
    advantage adventure advertise advice advise advocate aerial affair affect affection affiliate afford
    agency agenda agent aggregate aggressive agriculture alcohol alien alliance allocate allow ally
    alphabet alter alternate alternative altitude aluminum amateur ambassador ambient ambition amend
    ammunition amount analog analogy analyse analysis analytic anatomy ancestor ancient angle anniversary
    announce annual anonymous antenna anticipate antique anxiety apartment apparent appeal appearance
    appendix appetite applause appliance applicant application apply appoint appraise appreciate approach
    appropriate approve approximate aquarium arbitrary arch archbishop archaeology archipelago
    architecture archive arctic arena aristocrat arithmetic armed armistice arrange array arrest arrive
    article articulate artificial artillery ascend aspect assault assemble assembly assert assess asset
    assign assist associate assume assure astronomy athlete atmosphere attach attain attend attention
    attitude attorney attract attribute auction audience audio audit aunt authentic authority authorize
    auto automate automobile autonomy available average aviation avoid await awake award aware axis
    bachelor bacteria balance ballet ballot band bandwidth bankrupt banner baptism bargain baron barrel
    barrier baseline basic basin basis basket battalion battery beacon beauty begin behalf behave behavior
    being belief belong beneath benefit besiege bet beyond bicycle bilateral biography biology birth
    bishop bizarre block blog board bold bomb border borough borrow botany bottom bounce boundary bracket
    brain branch brand breach breakthrough breast breath breed brief brigade brilliant broad broadcast
    brochure browse brush bubble budget buffer bug build bulk bulletin bundle burden bureau burial bury
    business butterfly bypass cabinet calcium calculate calendar calibrate calm camera camouflage campaign
    campus canal cancel candidate canvas capable capacity capital capitol capture carbon cardinal career
    caricature carnival carpet carriage carrier cartridge cascade cast casual casualty catalog catastrophe
    category cattle caution cavalry cease celebrate celebrity cell cement cemetery census center central
    ceramic ceremony certain certificate certify chain chair challenge chamber champion chancellor channel
    chaos chapter character charge charity chart charter chemical chemist chip choice cholesterol choose
    chord chromosome chronic chronicle cinema circle circuit circular circulate circumstance cite citizen
    civic civil claim clarify clash class classic classify clause clergy clerk client climate clinic
    clinical cluster coalition coastal code coffin cognition coherent cohort coin coincide collaborate
    collapse collateral colleague collect college collide colonel colony column combat combine comfort
    command commemorate commence comment commerce commercial commission commit committee commodity common
    commune communicate communism community commute compact companion company compare compartment compass
    compatible compel compensate compete competition compile complain complement complete complex
    complicate comply component compose composition compound comprehend comprehensive compress comprise
    compromise compute conceal concede conceive concentrate concept concern concert conclude conclusion
    concrete concurrent condemn condition conduct conductor confederate confer conference confess confide
    confident configure confine confirm conflict conform confront confuse congregate congress conjunction
    connect conquer conscience conscious consensus consent consequence conserve conservative consider
    consist console consolidate consortium conspiracy constant constellation constitute constitution
    constrain construct consult consume contact contain contaminate contemplate contemporary contend
    content contest context continent continual continue contract contradict contrary contrast contribute
    control controversy convene convenient convention converge converse conversion convert convey convict
    convince cooperate coordinate copper copy copyright coral core corner corporal corporation correct
    correlate correspond corridor corrupt cosmetic cottage council counsel count counter counterpart
    county couple coupon courage course court courtesy cousin cover craft crash create creative creature
    credible credit crew crime criminal crisis criteria critic critical criticize crop crossing crowd
    crown crucial crude cruise crush crystal cubic cultivate culture cumulative curious currency current
    curriculum curtain curve custody custom customer cyber cycle cylinder daily damage dance data database
    deadline deal dealer dear debate debris debut decay decease december decent decide decision deck
    declare decline decorate decrease dedicate deduct deem default defeat defect defend defendant defense
    deficit define definite definition degrade degree delay delegate delete deliberate delicate delicious
    delight deliver demand democracy democrat demographic demolish demon demonstrate denote dense density
    dental deny depart department depend deploy deposit depress deprive depth deputy derive descend
    descendant describe description desert deserve design designate desire desktop desperate despite
    destination destiny destroy destruct destruction detach detail detain detect detective deteriorate
    determine develop device devote diabetes diagnose diagnosis diagnostic diagram dialect dialog dialogue
    diameter diary dictate dictator dictionary diet differ different difficult digest digit digital
    dignity dilemma dimension diminish dinner dioxide diploma diplomat direct directory disable
    disadvantage disagree disappear disappoint disaster discard discharge disciple discipline disclose
    disconnect discount discourage discourse discover discovery discrete discriminate discuss discussion
    disease disguise dish disk dismiss disorder dispatch disperse display dispose dispute disrupt dissolve
    distance distant distinct distinction distinguish distort distract distribute district disturb diverse
    divert divide dividend divine division divorce doctrine document domain domestic dominant dominate
    donate donor dose draft drag drain drama dramatic draw drift drill drought drown drug duration dutch
    duty dwell dynamic dynasty eager earn earth earthquake east eastern eccentric echo ecology economic
    economy edge edit edition editor educate effect efficient effort elaborate elder elect electoral
    electric electrode electron elegant element elementary elevate elevator eligible eliminate elite
    embargo embark embarrass embassy embed embrace embryo emerge emergency emigrate eminent emission emit
    emotion emperor emphasis emphasize empire empirical employ employee empower enable enact encounter
    encourage encyclopedia end endanger endeavor endorse endure enemy energy enforce engage engine
    engineer enhance enjoy enlarge enlighten enlist enormous enrich enroll ensemble ensure entail enter
    enterprise entertain enthusiasm enthusiast entire entitle entity entrance entrepreneur entry envelope
    environment envision enzyme epic epidemic episode equal equate equation equator equip equipment
    equivalent era erase erect erode error erupt escape escort essay essence essential establish estate
    esteem estimate eternal ethic ethical ethnic evacuate evaluate evaporate event eventual evidence
    evident evil evolution evolve exact exaggerate exam examine example exceed excel excellent except
    exception excess excessive exchange excite exclude exclusive excuse execute executive exempt exercise
    exert exhaust exhibit exhibition exile exist exit exotic expand expansion expect expedition expel
    expend expenditure expense experience experiment expert expertise expire explain explicit explode
    exploit explore explosion explosive export expose exposure express expression extend extension
    extensive extent exterior external extinct extra extract extraordinary extreme fabric fabricate face
    facilitate facility factor factory faculty fail failure fair fairy faith fame familiar famous fantasy
    farm fashion fate fatigue fault favor favorite feather feature federal federate federation feedback
    female feminine fence fertile festival fetch fiber fiction fiddle field fierce figure filament file
    filter final finance find fine finish firm fiscal fisherman fishery fit fix flag flame flavor fleet
    flesh flexible flight float flood floor flour flourish flow fluctuate fluid focus fold folk follow
    font football force forecast foreign foremost forest forge forget form formal format former formula
    formulate fort forth fortress fortune forum forward fossil foster found foundation founder fraction
    fracture fragile fragment fragrance framework franchise frank fraud frequency frequent friction friend
    frontier fruit frustrate fulfill function fund fundamental funeral furious furniture further future
    gallery gallon garment gate gather gender gene general generate generous genesis genetic genius genome
    genre gentle gentleman genuine geography geology geometry gesture giant gift glacier glamour glimpse
    global globe glory glossary golf gorgeous gospel gossip govern government governor grace grade
    gradient gradual graduate grain grammar grand grant graph graphic grasp grateful grave gravel gravity
    great grid grief gross ground group grow growth guarantee guard guerrilla guess guest guidance guide
    guideline guild guilt guitar habit habitat halt hamper handicap handle handsome happen harbor hardware
    harm harmony harsh harvest hazard headline headquarters health heap hearing heat heavyweight height
    heir helicopter helmet hemisphere herald heritage hesitate hierarchy highland highlight highway hint
    historian historic history hold hollow holocaust homeland honest honor horizon horizontal hormone
    horror hospital host hostage hostile household housing human humanitarian humble humid humor hundred
    hunger hybrid hydrogen hygiene hypothesis ideal identical identify identity ideology idle ignite
    ignorant ignore illegal illness illuminate illusion illustrate image imagine imitate immediate immense
    immerse immigrant immigrate imminent immune impact impair impeach imperial implant implement implicate
    implicit imply import important impose impossible impress impression imprison improve improvise
    impulse inaugural incentive incidence incident incline include inclusion income incorporate increase
    incredible increment incumbent incur indeed independent index indian indicate indigenous individual
    induce indulge industry inevitable infant infect infer inferior infinite inflate inflict influence
    inform informal information infrastructure ingredient inhabit inherent inherit inhibit initial
    initiate inject injure injury innocent innovate input inquire inquiry insect insert inside insight
    insist inspect inspire install instance instant instinct institute institution instruct instrument
    insulate insult insurance insure intact integer integral integrate integrity intellect intelligent
    intend intense intent interact intercept interest interface interfere interim interior intermediate
    internal international interpret interrupt intersect interval intervene intervention interview
    intimate intrigue introduce introduction invade invalid invasion invent inventory invest investigate
    invite invoice invoke involve iron irony irregular irrigate irritate island isolate issue item jealous
    jet jewelry join joint journal journalist journey judge judicial junction jungle junior jurisdiction
    jury just justice justify juvenile keen kernel keynote kingdom knowledge label labor laboratory lack
    landing landlord landmark landscape language laptop large laser later lateral latitude launch laundry
    law lawsuit lawyer layer layout leaflet league learn lease leather lecture legal legend legislate
    legislature legitimate leisure lemon lend length lesson letter liability liaison liberal liberate
    liberty librarian library license lifestyle lifetime light likelihood limit limestone line linear
    linguist link liquid list listen literal literary literate literature litigate livestock loan lobby
    local locate location lock locomotive logic logical logistic lone longitude loose lord lottery lounge
    loyal luck luggage lumber luxury lyric
    """
}
