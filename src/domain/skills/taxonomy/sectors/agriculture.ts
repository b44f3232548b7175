import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const agriculture: SectorTerms = {
  sector: 'Agriculture',
  skills: `
    Arable farming | arable crops; crop production; crop farming; crop growing; growing crops; arable farm work | Crop rotation; Crop husbandry
    Crop rotation | rotational cropping; crop rotations; rotating crops | Cover cropping
    Crop husbandry | crop care; crop management; crop walking; crop monitoring | Integrated pest management
    Cover cropping | cover crops; catch crops; green manure; green manuring | Regenerative farming
    Regenerative farming | regenerative agriculture; regen ag; no-till; no till farming; direct drilling | Organic farming
    Organic farming | organic agriculture; organic growing; organic production; Soil Association standards | Biodynamic farming
    Biodynamic farming | biodynamics; biodynamic agriculture; Demeter standards |
    Soil testing | soil analysis; soil sampling; soil tests; testing soil | Nutrient management
    Nutrient management | nutrient planning; fertiliser planning; fertilizer planning; manure management plans; RB209 | Fertiliser application
    Fertiliser application | fertilizer application; fertiliser spreading; muck spreading; slurry spreading; FACTS qualified |
    Irrigation | drip irrigation; sprinkler systems; crop watering; irrigation systems; watering systems | Land drainage
    Land drainage | field drainage; ditching; ditch clearing; drainage ditches |
    Seed drilling | sowing; planting crops; drilling seed; combination drilling | Cultivation
    Cultivation | ploughing; plowing; tillage; harrowing; seedbed preparation | Tractor driving
    Harvesting | harvest work; crop harvesting; harvest; crop picking | Combine harvesting; Fruit picking
    Combine harvesting | combine driving; combine harvester driving; combine harvester operation; combine operator | Tractor driving
    Fruit picking | soft fruit picking; strawberry picking; berry picking; hand harvesting; grape picking | Vegetable growing
    Tractor driving | tractor operation; drive a tractor; tractor work; operating tractors; tractor driver licence; Traktor fahren; Schlepper fahren; conduite de tracteur; conducción de tractor; manejo de tractor | Telehandler operation; Farm machinery operation
    Farm machinery operation | agricultural machinery operation; farm machinery; agricultural equipment operation; operating farm equipment | Farm machinery maintenance
    Farm machinery maintenance | agricultural machinery repair; farm equipment repair; tractor repair; agricultural engineering repairs; farm machinery servicing |
    Precision farming | precision agriculture; GPS guidance; variable rate application; yield mapping; auto-steer; autosteer | Crop husbandry
    Pest control | pest management; vermin control; rodent control; pest controlling; exterminating; BPCA | Integrated pest management
    Integrated pest management | IPM; biological pest control; BASIS qualified; crop pest monitoring | Pesticide application
    Pesticide application | crop spraying; spraying; PA1; PA2; PA6; herbicide spraying; spray application; knapsack spraying | Weed control
    Weed control | weeding; weed management; herbicide use; hand weeding |
    Animal husbandry | livestock care; livestock farming; livestock management; stockmanship; animal care; livestock husbandry; stock keeping; Tierhaltung; Tierpflege; élevage; soins aux animaux; ganadería; cuidado de animales | Livestock feeding; Livestock handling
    Livestock feeding | feeding animals; animal feeding; ration formulation; feeding livestock | Animal nutrition
    Animal nutrition | livestock nutrition; feed formulation; ruminant nutrition; diet formulation |
    Livestock handling | stock handling; cattle handling; sheep handling; moving livestock; animal handling | Livestock transport
    Livestock transport | animal transport; live animal haulage; WATOK; transporting livestock |
    Livestock health | herd health; flock health; hoof trimming; foot trimming; animal medicines; dosing and drenching | Animal husbandry; Veterinary nursing
    Dairy farming | dairy herd management; dairy cattle; dairying; dairy husbandry | Milking; Cattle rearing
    Milking | milk cows; milking parlour; robotic milking; cow milking; relief milking; parlour work | Calf rearing
    Calf rearing | calf care; youngstock rearing; rearing calves; young stock |
    Cattle rearing | beef farming; beef cattle; suckler herd; suckler cows; beef production | Animal husbandry
    Sheep farming | shepherding; sheep husbandry; flock management; sheep rearing | Lambing
    Lambing | lambing ewes; lambing season; lambing assistance; lambing shed | Calving
    Calving | calving cows; bovine midwifery; calving assistance |
    Sheep shearing | shearing; shear sheep; sheep clipping; wool shearing | Sheep farming
    Pig farming | pig husbandry; pig rearing; farrowing; swine production; pig production | Poultry farming
    Poultry farming | poultry husbandry; chicken farming; laying hens; broilers; egg production; poultry production |
    Artificial insemination of livestock | AI technician cattle; cattle insemination; livestock AI; DIY AI | Livestock breeding
    Livestock breeding | animal breeding; cattle breeding; selective breeding; stud work |
    Horse care | equine care; grooming horses; stable management; horse husbandry; mucking out | Horse riding
    Horse riding | riding horses; equitation; exercising horses; riding out |
    Grassland management | pasture management; grazing management; rotational grazing; forage management | Silage making
    Silage making | silage; haymaking; hay making; baling; forage conservation | Combine harvesting
    Fencing | stock fencing; fence building; fence erection; post and rail; electric fencing; fence repair; Zaunbau; pose de clôtures; instalación de vallas | Hedge laying
    Hedge laying | hedging; hedgelaying; hedge planting | Hedge cutting
    Hedge cutting | hedge trimming; hedgecutting; flail mowing | Grounds maintenance
    Dry stone walling | drystone walling; dry stone walls; walling | Stonemasonry
    Greenhouse growing | glasshouse growing; protected cropping; polytunnel growing; greenhouse cultivation; hothouse growing | Hydroponics; Plant propagation
    Hydroponics | hydroponic growing; vertical farming; aquaponics; soilless growing |
    Plant propagation | taking cuttings; seedlings; grafting plants; potting on; plant production | Nursery stock growing
    Nursery stock growing | plant nursery work; nursery stock; container plants | Gardening
    Vegetable growing | market gardening; field vegetables; growing vegetables; salad crops; horticultural production | Greenhouse growing; Gardening
    Fruit growing | orchard management; fruit production; top fruit; soft fruit; pomology; orchards | Pruning; Viticulture
    Pruning | tree pruning; vine pruning; shrub pruning; prune; Baumschnitt; Gehölzschnitt; Rebschnitt; taille de la vigne; taille des arbres; poda | Arboriculture; Gardening
    Viticulture | vineyard work; vine growing; grape growing; vineyard management; Weinbau; vine training | Wine making
    Wine making | winemaking; oenology; enology; vinification; vintner | Brewing
    Gardening | garden maintenance; planting; garden care; borders and beds; RHS Level 2; soft landscaping maintenance; Gartenarbeit; Gartenpflege; Grünpflege; jardinage; entretien des espaces verts; espaces verts; jardinería | Grounds maintenance; Landscape gardening
    Grounds maintenance | groundskeeping; grass cutting; lawn mowing; mowing; strimming; brushcutting; turf care | Sports turf maintenance
    Sports turf maintenance | greenkeeping; pitch maintenance; turf management; golf course maintenance; turfgrass management |
    Landscape gardening | landscaping; soft landscaping; hard landscaping; turf laying; garden construction | Landscape design
    Horticulture | horticultural work; ornamental horticulture; commercial horticulture; plant knowledge; plant identification | Gardening; Nursery stock growing
    Arboriculture | tree surgery; tree climbing; aerial tree work; tree work; arborist work; tree inspection | Tree felling; Forestry
    Tree felling | felling trees; tree cutting; NPTC felling; tree removal | Chainsaw use
    Chainsaw use | chainsaw; chain saw; chainsaw operation; NPTC chainsaw; CS30; CS31; chainsaw maintenance; chainsaw licence |
    Forestry | woodland management; silviculture; forest management; forestry work; tree planting; coppicing | Timber harvesting
    Timber harvesting | forest harvester operation; forwarder driving; timber extraction; harvester operator; timber skidding | Tree felling
    Conservation land management | habitat management; countryside management; conservation work; habitat restoration; rewilding; nature reserve management | Forestry; Ecological surveys
    Gamekeeping | game management; deer management; deer stalking; pheasant rearing; DSC1 | Conservation land management
    Composting | compost making; green waste composting; making compost |
    Beekeeping | apiculture; bee keeping; apiary management; hive inspection; honey production; honey extraction |
    Fish farming | aquaculture; salmon farming; fish husbandry; hatchery work; fish rearing; trout farming; shellfish farming | Commercial fishing
    Commercial fishing | sea fishing; trawling; deckhand fishing; potting and netting; commercial fisherman |
    Farm management | agricultural management; estate farm management; running a farm; farm business management | Farm record keeping
    Farm record keeping | farm records; livestock records; movement records; cattle passports; BCMS; field records; farm administration | Agricultural subsidies
    Agricultural subsidies | farm payments; Basic Payment Scheme; countryside stewardship; Sustainable Farming Incentive; CAP payments; agri-environment schemes | Conservation land management
    Farm assurance | Red Tractor; GlobalGAP; farm assurance audits; LEAF Marque | Farm record keeping
    Agronomy | agronomic advice; crop advice; crop science; BASIS certificate | Crop husbandry; Nutrient management
    Grain storage | grain drying; crop storage; grain store management; grain handling; crop drying | Arable farming
    Produce grading | fruit grading; vegetable packing; produce packing; packhouse work; fruit sorting; egg grading | Fruit picking
    Farm diversification | agritourism; farm shop; farm tourism; agri-tourism | Farm management
    Dog handling | sheepdog handling; working dogs; kennel work; dog care; dog training; kennels | Animal husbandry
  `,
  occupations: `
    Farm Manager | agricultural manager; farm business manager; estate farm manager; farmer; Landwirt; chef d’exploitation agricole; agricultor | Farm Worker; Herd Manager; Agronomist | Farm management; Arable farming; Animal husbandry; Farm record keeping; Budgeting; Team leadership
    Farm Worker | farm hand; farmhand; farm labourer; agricultural worker; general farm worker; ouvrier agricole; Landarbeiter; ranch hand; Landwirtschaftlicher Helfer; Landwirtschaftshelfer; Agrarhelfer; ouvrier agricole polyvalent; peón agrícola; trabajador agrícola; jornalero; operario agrícola | Tractor Driver; Livestock Worker; Fruit Picker | Tractor driving; Animal husbandry; Fencing; Milking; Pesticide application; Harvesting; Farm machinery maintenance; Hedge laying
    Livestock Worker | stockperson; stockman; livestock technician; livestock farm worker; pig technician; beef stockperson | Herd Manager; Farm Worker; Shepherd | Animal husbandry; Livestock feeding; Livestock handling; Livestock health; Farm record keeping; Tractor driving
    Herd Manager | herdsperson; herdsman; dairy herd manager; head herdsperson; stock manager | Livestock Worker; Milker; Farm Manager | Dairy farming; Milking; Calving; Livestock health; Calf rearing; Animal nutrition; Farm record keeping
    Milker | relief milker; dairy farm worker; dairy assistant; dairy farm assistant; Melker; trayeur | Herd Manager; Livestock Worker | Milking; Dairy farming; Calf rearing; Livestock feeding; Animal husbandry
    Shepherd | lamber; sheep farmer; flock manager; Schäfer; berger; pastor de ovejas | Livestock Worker; Herd Manager; Sheep Shearer | Sheep farming; Lambing; Livestock health; Dog handling; Fencing; Grassland management
    Sheep Shearer | shearer; contract shearer; shearing contractor | Shepherd; Livestock Worker | Sheep shearing; Livestock handling; Sheep farming; Manual handling
    Poultry Farm Worker | poultry worker; poultry technician; poultry farm manager; hatchery worker; chicken farm worker; egg farm worker | Livestock Worker; Farm Worker | Poultry farming; Livestock feeding; Livestock health; Produce grading; Farm record keeping
    Tractor Driver | tractor operator; agricultural machine operator; arable operator; farm machinery operator; Traktorfahrer; tractoriste; tractorista; combine driver; sprayer operator | Farm Worker; Agricultural Engineer; Plant Operator | Tractor driving; Combine harvesting; Cultivation; Pesticide application; Telehandler operation; Farm machinery maintenance
    Agricultural Engineer | agricultural mechanic; farm machinery technician; agricultural machinery technician; land-based engineer; tractor mechanic; Landmaschinenmechatroniker | Heavy Vehicle Technician; Tractor Driver; Plant Mechanic | Farm machinery maintenance; Hydraulics; Diesel engines; Vehicle diagnostics; Welding; Auto electrics
    Agronomist | crop adviser; crop consultant; agricultural consultant; farm adviser; agronome; agrónomo | Farm Manager; Soil Scientist; Horticulturist | Agronomy; Crop husbandry; Nutrient management; Integrated pest management; Soil testing; Precision farming
    Soil Scientist | pedologist; soil surveyor; soil specialist | Agronomist; Ecologist; Geologist | Soil testing; Nutrient management; Field sampling; Laboratory techniques; Report writing
    Horticulturist | horticulturalist; grower; nursery grower; nursery stock grower; plant nursery worker; horticultural technician; glasshouse grower; horticulteur | Gardener; Agronomist; Fruit Grower | Horticulture; Plant propagation; Greenhouse growing; Nursery stock growing; Integrated pest management; Irrigation
    Fruit Grower | orchardist; orchard worker; orchard manager; soft fruit grower; arboriculteur fruitier; Obstbauer | Horticulturist; Vineyard Manager; Fruit Picker | Fruit growing; Pruning; Irrigation; Pesticide application; Produce grading
    Fruit Picker | harvest worker; crop picker; seasonal picker; vegetable picker; packhouse worker; Erntehelfer; cueilleur; recolector de fruta | Farm Worker; Fruit Grower; Production Operative | Fruit picking; Harvesting; Produce grading; Weed control
    Vineyard Manager | viticulturist; vineyard worker; vine grower; vigneron; viticulteur; Winzer; viticultor | Wine Maker; Fruit Grower; Farm Manager | Viticulture; Pruning; Pesticide application; Tractor driving; Wine making
    Wine Maker | winemaker; oenologist; enologist; cellar hand; œnologue; Önologe; enólogo | Vineyard Manager; Brewer | Wine making; Viticulture; Quality control; Laboratory techniques
    Gardener | head gardener; garden maintenance operative; estate gardener; Gärtner; jardinier; jardinero; Garten- und Landschaftsbauer; Gartenhelfer; ouvrier paysagiste; agent d'entretien des espaces verts; agent espaces verts; peón de jardinería; oficial jardinero | Groundskeeper; Landscape Gardener; Horticulturist | Gardening; Pruning; Hedge cutting; Grounds maintenance; Horticulture; Weed control
    Landscape Gardener | landscaper; landscape operative; landscaping operative; garden landscaper; paysagiste; Landschaftsgärtner | Gardener; Groundskeeper; Groundworker; Landscape Architect | Landscape gardening; Gardening; Paving; Fencing; Horticulture; Dry stone walling
    Groundskeeper | groundsman; groundsperson; grounds maintenance operative; greenkeeper; green keeper; parks operative; grounds keeper | Gardener; Landscape Gardener; Caretaker | Grounds maintenance; Sports turf maintenance; Hedge cutting; Tractor driving; Weed control
    Arborist | tree surgeon; arboriculturist; tree climber; arboricultural consultant; tree officer; Baumpfleger; élagueur | Forestry Worker; Gardener | Arboriculture; Tree felling; Chainsaw use; Working at height; Pruning; Risk assessment
    Forestry Worker | forester; forest worker; woodland worker; lumberjack; logger; forestry operative; Forstwirt; bûcheron; forest manager | Arborist; Countryside Ranger | Forestry; Tree felling; Chainsaw use; Timber harvesting; Fencing
    Countryside Ranger | park ranger; ranger; warden; reserve warden; estate warden; conservation officer; countryside warden; nature reserve manager | Forestry Worker; Ecologist; Gamekeeper | Conservation land management; Ecological surveys; Volunteer management; Fencing; Chainsaw use; Public speaking
    Gamekeeper | game keeper; deer manager; stalker and ghillie; deer stalker; garde-chasse; wildlife manager | Countryside Ranger; Forestry Worker | Gamekeeping; Conservation land management; Pest control; Dog handling
    Fish Farmer | aquaculture technician; fish farm worker; fish farm technician; hatchery technician; salmon farm worker; pisciculteur; Fischwirt; piscicultor | Livestock Worker; Fisherman | Fish farming; Livestock feeding; Water quality testing; Boat licence; Farm record keeping
    Fisherman | fisher; commercial fisher; trawlerman; pêcheur; Fischer; pescador | Fish Farmer; Deckhand | Commercial fishing; Boat licence; Manual handling; Food hygiene
    Beekeeper | apiarist; bee farmer; apiculteur; Imker; apicultor | Farm Worker; Horticulturist | Beekeeping; Food hygiene; Farm record keeping; Manual handling
    Groom | stable hand; stablehand; stable lad; equine groom; stable groom; yard manager; horse groom; Pferdewirt; palefrenier | Livestock Worker; Animal Care Assistant | Horse care; Horse riding; Livestock feeding; Animal husbandry
    Animal Care Assistant | kennel assistant; kennel hand; cattery assistant; animal carer; Tierpfleger | Groom; Veterinary Nurse; Livestock Worker | Dog handling; Animal husbandry; Livestock feeding; Livestock handling; Cleaning
    Pest Controller | pest control technician; pest technician; exterminator; pest control operative; Schädlingsbekämpfer | Environmental Health Officer; Farm Worker | Pest control; Pesticide application; Risk assessment; Report writing; Driving licence
    Zoo Keeper | zookeeper; animal keeper; wildlife park keeper; aquarist; soigneur animalier; Zootierpfleger; cuidador de zoológico | Animal Care Assistant; Livestock Worker; Veterinary Nurse | Animal husbandry; Livestock feeding; Livestock handling; Public speaking; Cleaning
    Dog Groomer | pet groomer; dog walker; pet sitter; dog trainer; kennel groomer; toiletteur canin; Hundefriseur; peluquero canino | Animal Care Assistant; Groom | Dog handling; Animal husbandry; Customer service; Appointment booking
    Farrier | horseshoer; blacksmith and farrier; maréchal-ferrant; Hufschmied; herrador | Blacksmith; Groom | Horse care; Metalwork craft; Customer service; Driving licence
  `,
}
