/// Where people live and travel.
enum Places {
  static let all = """
    america england london france paris germany berlin spain madrid italy rome china japan tokyo india
    canada mexico brazil russia moscow australia sydney africa europe asia texas california florida
    virginia georgia carolina michigan illinois pennsylvania massachusetts maryland minnesota wisconsin
    missouri tennessee indiana colorado washington oregon arizona alabama louisiana kentucky oklahoma
    connecticut iowa mississippi arkansas kansas utah nevada nebraska idaho hawaii maine hampshire montana
    delaware dakota alaska vermont wyoming ohio jersey york manhattan brooklyn queens bronx harlem boston
    chicago houston phoenix philadelphia antonio diego dallas austin jacksonville francisco columbus
    charlotte seattle denver detroit memphis nashville portland vegas milwaukee albuquerque tucson fresno
    sacramento atlanta miami oakland minneapolis cleveland tulsa orleans tampa anaheim honolulu pittsburgh
    cincinnati lexington stockton anchorage buffalo orlando rochester baltimore richmond savannah
    charleston hollywood beverly malibu angeles santa monica toronto montreal vancouver ottawa calgary
    edmonton winnipeg quebec halifax ontario manitoba alberta saskatchewan newfoundland scotland ireland
    wales britain dublin belfast edinburgh glasgow aberdeen cardiff swansea manchester liverpool
    birmingham leeds sheffield bristol newcastle nottingham leicester southampton portsmouth plymouth
    oxford cambridge brighton coventry sunderland blackburn bolton yorkshire lancashire cornwall devon
    norfolk suffolk essex sussex kent surrey cheshire cumbria durham northumberland lincolnshire
    derbyshire staffordshire worcestershire gloucestershire wiltshire somerset dorset bedfordshire
    hertfordshire buckinghamshire berkshire munich hamburg frankfurt cologne stuttgart dresden leipzig
    hannover nuremberg bavaria saxony prussia austria vienna salzburg switzerland zurich geneva bern basel
    netherlands holland amsterdam rotterdam belgium brussels antwerp luxembourg denmark copenhagen sweden
    stockholm gothenburg norway oslo bergen finland helsinki iceland reykjavik poland warsaw krakow czech
    prague hungary budapest romania bucharest bulgaria sofia greece athens sparta crete cyprus turkey
    istanbul ankara ukraine kiev odessa belarus minsk lithuania latvia estonia serbia belgrade croatia
    zagreb bosnia sarajevo slovenia slovakia albania macedonia montenegro kosovo moldova yugoslavia
    czechoslovakia barcelona valencia sevilla granada catalonia andalusia portugal lisbon porto milan
    venice florence naples turin bologna verona palermo sicily sardinia tuscany lombardy vatican marseille
    lyon toulouse bordeaux normandy brittany provence burgundy versailles corsica monaco petersburg
    leningrad stalingrad siberia soviet chechnya azerbaijan armenia kazakhstan uzbekistan afghanistan
    pakistan karachi lahore islamabad bangladesh dhaka nepal kathmandu tibet bhutan mumbai bombay delhi
    calcutta bangalore chennai madras hyderabad kerala punjab kashmir rajasthan gujarat maharashtra bengal
    iran tehran persia iraq baghdad syria damascus lebanon beirut israel jerusalem palestine jordan egypt
    cairo alexandria arabia saudi mecca medina kuwait bahrain qatar dubai emirates yemen oman libya
    tunisia algeria morocco casablanca sudan ethiopia eritrea somalia kenya nairobi uganda tanzania
    zanzibar rwanda burundi congo angola zambia zimbabwe mozambique madagascar botswana namibia
    johannesburg capetown nigeria lagos ghana cameroon senegal mali liberia ivory mauritius seychelles
    beijing shanghai hongkong taiwan taipei mongolia korea seoul pyongyang manchuria osaka kyoto nagoya
    yokohama hiroshima nagasaki okinawa vietnam saigon hanoi cambodia laos thailand bangkok burma malaysia
    singapore indonesia jakarta bali sumatra borneo philippines manila melbourne brisbane perth adelaide
    canberra queensland tasmania zealand auckland wellington fiji samoa tahiti polynesia cuba havana
    jamaica kingston haiti dominica bahamas bermuda barbados trinidad tobago puerto rico guatemala
    honduras salvador nicaragua costarica panama colombia bogota venezuela caracas guyana ecuador peru
    bolivia chile santiago argentina buenos aires paraguay uruguay montevideo janeiro paulo brasilia
    caribbean mediterranean atlantic pacific arctic antarctica greenland himalaya everest alps andes
    sahara amazon nile danube rhine thames volga niagara yellowstone yosemite alcatraz bethlehem nazareth
    babylon atlantis avalon camelot american english british french german italian spanish russian chinese
    japanese indian canadian mexican brazilian australian african european asian greek turkish polish
    swedish norwegian danish finnish dutch belgian swiss austrian hungarian romanian bulgarian serbian
    croatian ukrainian portuguese irish scottish welsh arab egyptian israeli persian iraqi korean
    vietnamese thai filipino cuban jamaican colombian argentine roman byzantine ottoman victorian
    wikipedia harvard stanford princeton yale berkeley cornell columbia dartmouth georgetown vanderbilt
    """
}
