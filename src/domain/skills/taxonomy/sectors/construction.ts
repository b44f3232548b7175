import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const construction: SectorTerms = {
  sector: 'Construction',
  skills: `
    Bricklaying | brick laying; laying bricks; brickwork; blockwork; brick and block; masonry; repointing | Stonemasonry
    Stonemasonry | stone masonry; stone carving; stonework; banker masonry; stone cutting; stone walling |
    Heritage restoration | building conservation; listed buildings; historic building conservation; lime mortar; lime plastering; heritage skills; historic restoration | Stonemasonry
    Carpentry | woodwork; first fix; second fix; first and second fix; site carpentry; timber framing; wood working; woodworking | Joinery; Formwork
    Joinery | bench joinery; staircase making; door hanging; hanging doors; window making; joinery manufacture | Cabinet making; Kitchen fitting
    Cabinet making | furniture making; cabinetry; fine woodworking; furniture restoration; french polishing | Carpentry
    Kitchen fitting | kitchen installation; fitting kitchens; worktop fitting; fitted kitchens; bedroom fitting | Bathroom fitting; Carpentry
    Bathroom fitting | bathroom installation; fitting bathrooms; wet rooms; shower installation | Plumbing; Tiling
    Shopfitting | shop fitting; commercial fit-out; interior fit-out; fit-out; office refurbishment | Joinery; Dry lining
    Flooring | floor laying; laminate flooring; carpet fitting; vinyl flooring; wood flooring; floor fitting; resin flooring | Tiling; Floor screeding
    Floor screeding | screeding; screed; liquid screed; floor levelling | Concrete work
    Plumbing | plumbing installation; pipework; sanitary ware; copper pipe; domestic plumbing | Heating systems; Gas fitting
    Electrical installation | electrical wiring; wiring; house wiring; electrical installations; domestic installation; rewiring; electrics; distribution boards; consumer units | Electrical testing; Wiring regulations
    Electrical testing | inspection and testing; 2391; EICR; fixed wire testing; periodic inspection; electrical inspection; test and inspection | PAT testing; Electrical fault finding
    Electrical fault finding | fault finding; electrical fault diagnosis; electrical troubleshooting; tracing faults |
    PAT testing | portable appliance testing; PAT; PAT tester |
    Wiring regulations | 18th Edition; BS 7671; 17th Edition; IET wiring regulations; 18th Edition wiring regulations; NVQ Level 3 electrical | Electrical testing
    Cable containment | cable tray; trunking and conduit; cable management; conduit bending; SWA glanding | Electrical installation
    EV charger installation | EV chargers; EV charge point installation; EV charging points; electric vehicle charging installation; OZEV | Electrical installation
    Fire alarm installation | fire detection; fire alarms; BS 5839; fire alarm commissioning; emergency lighting | Security system installation; Electrical installation
    Security system installation | intruder alarms; CCTV installation; access control; burglar alarm installation; alarm systems | Network cabling
    Telecoms installation | telecommunications installation; fibre installation; fibre splicing; FTTP; Openreach works; telephone line installation; broadband installation | Network cabling
    Plastering | plaster; skimming; plaster skimming; solid plastering; float and set; plasterwork | Rendering; Dry lining
    Rendering | external rendering; render; K Rend; pebble dashing; monocouche; stucco; external wall rendering | External wall insulation
    Dry lining | drylining; plasterboarding; tape and jointing; taping and jointing; drywall; metal stud partitions | Suspended ceilings
    Suspended ceilings | ceiling fixing; suspended ceiling installation; grid ceilings; MF ceilings; mezzanine ceilings |
    Tiling | wall tiling; floor tiling; tile fixing; ceramic tiling; tile laying; grouting; mosaic tiling | Bathroom fitting
    Painting and decorating | decorating; painting; house painting; wallpapering; wallpaper hanging; paper hanging; painter decorator; interior painting | Surface preparation
    Surface preparation | shot blasting; sanding; priming; rubbing down; sandblasting; grit blasting |
    Roofing | roof repair; slating; roof tiling; pitched roofing; felt roofing; slate and tile; roof work; roof coverings | Flat roofing; Leadwork
    Flat roofing | single-ply roofing; felt and torch-on; bituminous roofing; EPDM; GRP roofing; waterproofing membranes; liquid roofing | Cladding
    Leadwork | lead work; lead welding; lead flashing; roof leadwork | Plumbing
    Cladding | facade installation; curtain walling; rainscreen; rainscreen cladding; external cladding; façade; sheeting and cladding | Roofing; Glazing
    Glazing | window fitting; window installation; double glazing; glass fitting; uPVC windows; glaziery; FENSA; conservatory installation | Joinery
    Scaffolding | scaffold erection; tube and fitting; system scaffolding; CISRS; scaffold inspection; erecting scaffolds | Working at height
    Steel erecting | steel erection; structural steelwork; steelwork erection; erecting steel frames | Steel fixing; Working at height
    Steel fixing | rebar; reinforcement fixing; rebar fixing; tying rebar; reinforcing steel | Concrete work; Formwork
    Formwork | shuttering; shutter carpentry; formwork carpentry; falsework; formworking | Concrete work
    Concrete work | concreting; concrete pouring; concrete finishing; laying concrete; power floating; concrete placing; cement work | Concrete repair
    Concrete repair | concrete cutting; diamond drilling; core drilling; concrete sawing; crack repair; sprayed concrete |
    Groundworks | ground works; groundworking; foundations; footings; drainage laying; trenching; excavation work; site clearance | Drainage works; Concrete work; Kerb laying
    Drainage works | drain laying; pipe laying; pipelaying; sewer laying; manholes; drainage installation; deep drainage; water mains laying | Drain clearance
    Drain clearance | drain unblocking; CCTV drain surveys; drain jetting; high-pressure jetting; sewer cleaning; drain cleaning; drain lining |
    Piling | pile driving; piling rigs; sheet piling; CFA piling; bored piling; ground improvement | Groundworks; Drilling operations
    Drilling operations | rotary drilling; borehole drilling; rock drilling; directional drilling; ground investigation drilling |
    Kerb laying | kerbing; kerbs; kerbs and slabs; laying kerbs | Paving
    Paving | slab laying; block paving; laying slabs; paviour work; patio laying; driveways; flagging | Landscape gardening
    Road surfacing | asphalt; asphalt laying; tarmac; tarmacking; surfacing; tarmacadam; raking asphalt; highways maintenance; road repairs | Paving; Street works
    Street works | NRSWA; streetworks; New Roads and Street Works; SWQR; excavation in the highway | Traffic management
    Traffic management | temporary traffic management; TTM; Chapter 8; lantra traffic management; lane closures; traffic marshalling; TTMBC |
    Rail track work | permanent way; P-way; track maintenance; PTS rail; track laying; trackside work; rail maintenance | Groundworks
    Tunnelling | tunneling; TBM operation; shaft sinking; underground construction; pipe jacking | Groundworks; Confined spaces
    Demolition | soft strip; dismantling buildings; strip-out; demolition work; CCDO | Asbestos removal
    Asbestos removal | asbestos awareness; asbestos stripping; UKATA; asbestos surveying; P402; licensed asbestos work | Hazardous materials handling
    Construction labouring | general labouring; labouring; site labouring; laboring; general construction work; CSCS labourer; site cleaning | Groundworks; Manual handling
    Excavator operation | digger driving; 360 excavator; mini digger; CPCS A59; excavator driver; 180 excavator; backhoe; mini excavator | Dumper operation; Earthmoving
    Dumper operation | dumper driving; dump truck driving; forward tipping dumper; articulated dump truck; ADT; site dumper; CPCS A09 | Telehandler operation
    Earthmoving | bulldozer operation; dozer; bulldozer; roller driving; ride-on roller; loading shovel; GPS machine control; earthworks | Groundworks
    Telehandler operation | telescopic handler; telehandler; telehandler licence; CPCS A17; JCB Loadall; teleporter driving | Forklift driving
    Crane operation | tower crane; mobile crane; crane driving; CPCS A60; crane operator; crawler crane; overhead crane operation | Slinging and signalling; Lifting operations
    Slinging and signalling | slinger signaller; slinger; banksman; slinging; CPCS A40; slinger/banksman |
    Lifting operations | appointed person; lift planning; lifting plans; LOLER; lifting supervisor; A61 appointed person | Slinging and signalling
    Access platforms | IPAF; MEWP; cherry picker; scissor lift; aerial work platform; powered access; boom lift; mobile elevating work platforms; PASMA | Working at height
    Site management | construction site management; construction management; running a site; building site management | Site supervision; Construction project management
    Site supervision | supervising subcontractors; works supervision; construction supervision; SSSTS; clerk of works; resident engineer duties | Subcontractor management
    Subcontractor management | managing subcontractors; sub-contractor management; trade coordination | Contractor management
    Construction project management | building project management; construction project delivery; design and build; capital projects; employer's agent; refurbishment projects | Project management; Site management
    SMSTS | Site Management Safety Training Scheme; site manager safety; CITB SMSTS; SMSTS certificate | Site safety; Site supervision
    Site safety | construction safety; construction health and safety; toolbox talks; RAMS; method statements; site inductions; CSCS; CSCS card; risk assessments and method statements | Health and safety; CDM regulations
    CDM regulations | CDM; CDM 2015; construction design and management; principal designer; CDM coordination; construction phase plan |
    Building regulations | building regs; building codes; building code; approved documents; Part L; building safety act; Bauordnung |
    Temporary works | TWC; temporary works coordination; temporary works design; TWS; temporary works coordinator; propping; shoring | Formwork; Structural design
    Programme planning | construction planning; construction scheduling; construction programming; look-ahead programmes; Gantt programmes | Project planning
    Environmental permits | environmental permitting; consents and permits; flood risk activity permits; discharge consents; abstraction licences; site waste management | Environmental management
    Setting out | site engineering; total station setting out; site setting-out; levels and lines; engineering setting out | Surveying
    Surveying | land surveying; topographic surveys; topographical surveying; site surveys; geomatics; levelling; theodolite; GPS surveying; GNSS | Survey data; Drone surveys
    Quantity surveying | QS; measurement and billing; bills of quantities; taking off; take-offs; final accounts; valuations of works; interim valuations | Cost estimating; Construction contracts
    Cost estimating | cost estimates; estimating; construction estimating; pricing works; cost estimation; tender pricing; cost planning | Quantity surveying
    Construction contracts | JCT; JCT contracts; FIDIC; building contracts; construction contract administration | NEC4 contracts; Construction claims
    NEC4 contracts | NEC4; NEC; NEC3; NEC contracts; NEC3 contracts; New Engineering Contract; compensation events; early warnings NEC |
    Construction claims | construction claims management; extension of time claims; delay analysis; variations and claims; loss and expense | Quantity surveying; Dispute resolution
    Blueprint reading | reading drawings; reading plans; reading blueprints; interpreting drawings; plan reading; drawings; architectural drawings reading; working from drawings | Technical drawing
    AutoCAD | Auto CAD; Autocad LT; Autodesk AutoCAD; 2D CAD; acad; Auto-CAD software | MicroStation; Civil 3D; CAD
    MicroStation | Bentley MicroStation; Micro Station; OpenRoads; MicroStation CAD | Civil 3D
    Revit | Autodesk Revit; Revit Architecture; Revit MEP; Revit Structure | Building information modelling; ArchiCAD; AutoCAD
    ArchiCAD | Archi CAD; Graphisoft ArchiCAD | AutoCAD
    SketchUp | Sketch Up; Google SketchUp; Trimble SketchUp | Revit; 3D modelling
    Building information modelling | BIM; building information modeling; BIM Level 2; BIM coordination; ISO 19650; clash detection; Solibri | Revit
    Architectural design | building design; architectural detailing; RIBA stages; RIBA; architectural drawings; planning drawings | Interior design; Architectural technology
    Architectural technology | architectural technician work; construction detailing; technical detailing; CIAT; construction drawings | Building regulations; Revit
    Building services | MEP; mechanical and electrical services; building services engineering; HVAC design; MEP coordination; plumbing and HVAC design | Heating systems; Air conditioning installation
    Air conditioning installation | HVAC; air con installation; refrigeration; F-Gas; VRF; heating ventilation and air conditioning; aircon; chillers; AC installation | Ventilation systems; Heat pump installation
    Ventilation systems | ductwork; ductwork installation; MVHR; ducting; mechanical ventilation systems; extraction systems; duct fitting | Building services
    Lift engineering | lift maintenance; lift installation; elevator maintenance; escalators; elevator installation | Electrical fault finding
    Passive fire protection | fire stopping; firestopping; fire door installation; fire doors; intumescent; fire door inspection | Fire safety
    Damp proofing | waterproofing; tanking; damp surveys; timber treatment; basement waterproofing; CSRT | Plastering
    External wall insulation | EWI; thermal rendering; external insulation | Insulation
    Retrofit coordination | PAS 2035; retrofit assessment; home retrofit; energy retrofit; building retrofit; retrofit coordinator | Insulation; Energy auditing
    Property maintenance | handyman work; multi-trade; multi-skilled maintenance; void works; responsive repairs; general repairs; home repairs; small repairs | Building maintenance; Plumbing; Carpentry
    Swimming pool construction | pool building; pool installation; pool maintenance; swimming pool maintenance | Tiling
    Modular construction | offsite construction; modern methods of construction; MMC; prefabrication; prefabricated buildings; timber frame construction; passive house; Passivhaus | Carpentry
    Snagging | snag lists; defects inspection; snag list; finishing inspection; handover inspections; punch lists; defect management | Site supervision
    Construction quality control | inspection and test plans; ITPs; site quality; concrete testing | Quality assurance; Snagging
    Sustainable construction | BREEAM; LEED; green building; sustainable building; embodied carbon; whole life carbon; low-carbon construction; eco-building | Energy modelling
    Vectorworks | Vectorworks Architect; Vector Works | ArchiCAD; AutoCAD
    Primavera P6 | P6; Primavera; Oracle Primavera; Primavera Project Planner | Asta Powerproject; Programme planning; Microsoft Project
    Asta Powerproject | Powerproject; Asta; Power project; Elecosoft Powerproject | Programme planning
    Navisworks | Autodesk Navisworks; Navisworks Manage; Navis works; clash checking | Building information modelling
    Tekla Structures | Tekla; Trimble Tekla; Xsteel | Steel detailing; Revit
  `,
  occupations: `
    Bricklayer | brickie; brick layer; mason; blocklayer; Maurer; maçon; albañil | Stonemason; Plasterer; Construction Labourer | Bricklaying; Blueprint reading; Site safety; Stonemasonry; Setting out
    Stonemason | stone mason; banker mason; fixer mason; Steinmetz; tailleur de pierre; cantero; heritage mason | Bricklayer; Tiler | Stonemasonry; Heritage restoration; Bricklaying; Blueprint reading
    Carpenter | chippy; site carpenter; carpenter joiner; carpenter and joiner; Zimmermann; charpentier; carpintero; first fix carpenter; shuttering carpenter; formwork carpenter | Joiner; Kitchen Fitter; Roofer | Carpentry; Joinery; Formwork; Blueprint reading; Site safety; Flooring
    Joiner | bench joiner; woodworker; Schreiner; Tischler; menuisier; ebanista; window maker | Carpenter; Cabinet Maker; Shopfitter | Joinery; Carpentry; Cabinet making; Blueprint reading; Glazing
    Cabinet Maker | furniture maker; cabinetmaker; furniture restorer; ébéniste; Möbeltischler; french polisher | Joiner; Upholsterer | Cabinet making; Joinery; Technical drawing; Surface preparation
    Kitchen Fitter | kitchen installer; bathroom fitter; kitchen and bathroom fitter; bathroom installer; bedroom fitter; Küchenmonteur; cuisiniste poseur | Carpenter; Plumber; Tiler | Kitchen fitting; Bathroom fitting; Carpentry; Plumbing; Tiling
    Shopfitter | shop fitter; fit-out carpenter; interior fitter; exhibition fitter; shopfitting joiner | Joiner; Dry Liner; Carpenter | Shopfitting; Joinery; Dry lining; Blueprint reading
    Floor Layer | flooring installer; flooring fitter; carpet fitter; floor fitter; Bodenleger; solier moquettiste; parquet layer | Tiler; Carpenter | Flooring; Floor screeding; Tiling; Surface preparation
    Electrician | approved electrician; installation electrician; domestic electrician; sparky; JIB electrician; Elektriker; électricien; electricista; electrical technician | Maintenance Electrician; Electrical Engineer; Fire and Security Engineer; Solar Panel Installer | Electrical installation; Electrical testing; Wiring regulations; Electrical fault finding; Cable containment; Site safety; EV charger installation
    Maintenance Electrician | industrial electrician; electrical maintenance engineer; electrical fitter; Betriebselektriker; électromécanicien; electrical maintenance technician; Elektroniker für Betriebstechnik | Electrician; Maintenance Engineer; Maintenance Technician | Electrical fault finding; Electrical testing; Preventive maintenance; PLC programming; Wiring regulations
    Fire and Security Engineer | alarm engineer; fire alarm engineer; CCTV engineer; security systems engineer; intruder alarm engineer; security installer | Electrician; Telecommunications Engineer | Fire alarm installation; Security system installation; Network cabling; Electrical fault finding; Commissioning
    Plumber | plumbing engineer; plumbing and heating engineer; maintenance plumber; Installateur; plombier; fontanero; Anlagenmechaniker SHK | Heating Engineer; Gas Engineer; Kitchen Fitter; Pipefitter | Plumbing; Heating systems; Bathroom fitting; Gas fitting; Boiler servicing; Leadwork
    Plasterer | plastering contractor; spread; renderer; Stuckateur; plâtrier; yesero | Dry Liner; Painter and Decorator; Bricklayer | Plastering; Rendering; Dry lining; Surface preparation
    Dry Liner | drywaller; drylining fixer; dryliner; ceiling fixer; tacker; taper and jointer; Trockenbauer; plaquiste; interior systems installer | Plasterer; Carpenter; Shopfitter | Dry lining; Suspended ceilings; Passive fire protection; Blueprint reading
    Tiler | wall and floor tiler; floor and wall tiler; tile fixer; Fliesenleger; carreleur; alicatador; ceramic tiler | Floor Layer; Plasterer; Kitchen Fitter | Tiling; Floor screeding; Bathroom fitting; Surface preparation
    Roofer | slater; roof tiler; roofing operative; slater and tiler; flat roofer; Dachdecker; couvreur; techador | Cladder; Carpenter; Scaffolder | Roofing; Flat roofing; Leadwork; Working at height; Site safety
    Cladder | cladding installer; cladding fixer; curtain waller; facade installer; roof sheeter and cladder; façadier | Roofer; Glazier; Steel Erector | Cladding; Access platforms; Working at height; Blueprint reading
    Glazier | window fitter; window installer; double glazing installer; Glaser; vitrier; cristalero; conservatory installer | Joiner; Cladder | Glazing; Joinery; Working at height; Customer service
    Painter and Decorator | painter; decorator; house painter; Maler und Lackierer; peintre en bâtiment; pintor decorador; wallpaper hanger | Plasterer; Handyperson; Vehicle Painter | Painting and decorating; Surface preparation; Plastering; Access platforms
    Scaffolder | scaffolding operative; advanced scaffolder; CISRS scaffolder; Gerüstbauer; échafaudeur; andamista; scaffold labourer | Steel Erector; Roofer; Construction Labourer | Scaffolding; Working at height; Site safety; Manual handling; Lifting operations
    Steel Erector | structural steel erector; ironworker; steelworker; metal erector; monteur en charpente métallique | Steel Fixer; Scaffolder; Welder | Steel erecting; Access platforms; Working at height; Slinging and signalling; Blueprint reading
    Steel Fixer | rebar worker; reinforcement fixer; rodbuster; Eisenflechter; ferrailleur; ferrallista | Steel Erector; Concrete Worker; Groundworker | Steel fixing; Concrete work; Blueprint reading; Formwork
    Concrete Worker | concreter; concrete finisher; concrete placer; Betonbauer; coffreur; encofrador; concrete operative; shutterer | Steel Fixer; Groundworker; Bricklayer | Concrete work; Formwork; Steel fixing; Concrete repair
    Groundworker | ground worker; groundworks operative; civils operative; civils labourer; Tiefbauer; pipe layer; pipelayer; canalisateur | Construction Labourer; Plant Operator; Road Worker | Groundworks; Drainage works; Concrete work; Kerb laying; Excavator operation; Site safety
    Road Worker | highways operative; highway operative; road maintenance operative; asphalt raker; surfacing operative; paviour; street works operative; Straßenbauer; ouvrier VRD | Groundworker; Traffic Management Operative; Plant Operator | Road surfacing; Street works; Paving; Kerb laying; Traffic management
    Traffic Management Operative | TM operative; traffic marshal; traffic management lead; gate person; roadworks operative | Road Worker; Construction Labourer | Traffic management; Street works; Driving licence; Site safety
    Track Worker | trackman; permanent way operative; rail track operative; platelayer; rail maintenance worker; railway maintenance operative; Gleisbauer | Groundworker; Road Worker | Rail track work; Manual handling; Site safety; Welding
    Construction Labourer | labourer; building labourer; general labourer; site labourer; construction worker; builder's labourer; Bauhelfer; manœuvre; peón de obra; general operative; construction laborer | Groundworker; Bricklayer; Demolition Worker | Construction labouring; Manual handling; Site safety; Groundworks; Concrete work
    Demolition Worker | demolition operative; topman; soft strip operative; asbestos operative; asbestos removal operative; Abbrucharbeiter | Construction Labourer; Plant Operator | Demolition; Asbestos removal; Site safety; Excavator operation
    Plant Operator | digger driver; excavator operator; excavator driver; machine driver; 360 driver; Baggerfahrer; conducteur d’engins; Baumaschinenführer; dumper driver; heavy equipment operator | Groundworker; Crane Operator; Tractor Driver; Plant Mechanic | Excavator operation; Dumper operation; Earthmoving; Telehandler operation; Site safety
    Crane Operator | crane driver; tower crane operator; mobile crane operator; Kranführer; grutier; gruista | Plant Operator; Slinger Signaller; Forklift Operator | Crane operation; Lifting operations; Slinging and signalling; Working at height
    Slinger Signaller | banksman; slinger; rigger; lifting supervisor; lift supervisor | Crane Operator; Construction Labourer; Steel Erector | Slinging and signalling; Lifting operations; Crane operation; Site safety
    Piling Operative | piling rig operator; driller; drill rig operator; piling attendant; ground investigation driller; foreur; drilling operative | Plant Operator; Groundworker | Piling; Drilling operations; Slinging and signalling; Concrete work
    Tunneller | tunnel miner; tunnel operative; TBM operator; mineur; tunneler | Piling Operative; Groundworker | Tunnelling; Confined spaces; Concrete work; Drilling operations
    Site Manager | construction site manager; building site manager; construction manager; sub-agent; Bauleiter; conducteur de travaux; jefe de obra; project site manager | Site Supervisor; Construction Project Manager; Contracts Manager; Site Engineer | Site management; Site supervision; SMSTS; CDM regulations; Programme planning; Site safety; Subcontractor management
    Site Supervisor | foreman; site foreman; general foreman; construction supervisor; ganger; Polier; chef de chantier; encargado de obra; works supervisor; trades foreman | Site Manager; Clerk of Works; Groundworker | Site supervision; Site safety; Subcontractor management; Blueprint reading; Programme planning
    Clerk of Works | site inspector; construction inspector; works inspector; site quality inspector; NEC supervisor | Building Control Surveyor; Site Supervisor; Building Surveyor | Construction quality control; Snagging; Site supervision; Building regulations; Report writing
    Construction Project Manager | building project manager; chef de projet BTP; Bauprojektleiter; construction delivery manager; fit-out project manager | Site Manager; Contracts Manager; Project Manager; Quantity Surveyor | Construction project management; Programme planning; Construction contracts; Project management; Budgeting; CDM regulations
    Contracts Manager | construction contracts manager; building contracts manager; civil engineering contracts manager; construction director | Site Manager; Construction Project Manager; Quantity Surveyor | Construction contracts; Subcontractor management; NEC4 contracts; Programme planning; Budgeting
    Quantity Surveyor | QS; cost manager; cost consultant; métreur; aparejador; commercial surveyor; Kalkulator im Bau; project quantity surveyor | Estimator; Contracts Manager; Construction Project Manager | Quantity surveying; Cost estimating; Construction contracts; NEC4 contracts; Construction claims; Microsoft Excel
    Estimator | construction estimator; cost estimator; building estimator; bid estimator; Kalkulator; économiste de la construction; pre-construction manager | Quantity Surveyor; Planning Engineer; Bid Writer | Cost estimating; Blueprint reading; Quantity surveying; Tender writing; Microsoft Excel
    Planning Engineer | construction planner; scheduler; programme planner; project controls engineer | Construction Project Manager; Estimator; Site Engineer | Programme planning; Project planning; Blueprint reading; Cost control; Construction project management
    Civil Engineer | civil engineering designer; civils engineer; highways engineer; Bauingenieur; ingénieur génie civil; ingeniero civil; chartered civil engineer; flood engineer; graduate civil engineer | Structural Engineer; Drainage Engineer; Site Engineer; Geotechnical Engineer; Highway Engineer | Civil engineering design; AutoCAD; Civil 3D; NEC4 contracts; CDM regulations; Hydraulic modelling; Site supervision; Structural design
    Site Engineer | setting-out engineer; graduate site engineer; section engineer; civil site engineer; engineer on site | Civil Engineer; Land Surveyor; Site Manager | Setting out; Surveying; AutoCAD; Construction quality control; Concrete work; Site supervision; CDM regulations
    Land Surveyor | topographic surveyor; engineering surveyor; geomatics surveyor; survey technician; Vermesser; géomètre; topógrafo; geospatial surveyor; hydrographic surveyor | Site Engineer; GIS Analyst; Building Surveyor | Surveying; Survey data; AutoCAD; Lidar; Drone surveys; GIS; Setting out
    Building Control Surveyor | building inspector; building control officer; approved inspector; registered building inspector; building control | Building Surveyor; Clerk of Works; Town Planner | Building regulations; Fire safety; Construction quality control; Report writing
    Architect | chartered architect; project architect; architecte; Architekt; arquitecto; Part 2 architectural assistant; architectural assistant; architectural designer | Architectural Technologist; Interior Designer; Landscape Architect; BIM Manager | Architectural design; Revit; Building regulations; AutoCAD; SketchUp; Planning applications
    Architectural Technologist | architectural technician; architectural CAD technician; Bauzeichner; dessinateur en bâtiment; building technologist | Architect; CAD Technician; BIM Manager | Architectural technology; Revit; AutoCAD; Building regulations; Blueprint reading
    Landscape Architect | landscape designer; chartered landscape architect; garden designer; architecte paysagiste; Landschaftsarchitekt; paisajista | Architect; Landscape Gardener; Town Planner | Landscape design; AutoCAD; Horticulture; Planning applications; SketchUp
    BIM Manager | BIM coordinator; BIM technician; BIM modeller; digital construction manager; BIM engineer | CAD Technician; Architectural Technologist; Architect | Building information modelling; Revit; AutoCAD; Document control
    Building Services Engineer | MEP engineer; M&E engineer; HVAC engineer; mechanical building services engineer; electrical building services engineer; TGA Ingenieur | Mechanical Engineer; Electrical Engineer; Refrigeration Engineer; Energy Manager | Building services; Heating systems; Revit; Energy modelling; Ventilation systems; Building management systems
    Refrigeration Engineer | air conditioning engineer; AC engineer; refrigeration and air conditioning engineer; HVAC technician; HVAC installer; Kältetechniker; frigoriste; frigorista; refrigeration technician | Building Services Engineer; Heating Engineer; Heat Pump Installer | Air conditioning installation; Ventilation systems; Electrical fault finding; Commissioning; Heat pump installation
    Duct Fitter | ductwork installer; ductwork fitter; ventilation fitter; ventilation engineer; duct erector | Refrigeration Engineer; Pipefitter; Sheet Metal Worker | Ventilation systems; Access platforms; Blueprint reading; Sheet metal work
    Lift Engineer | lift technician; elevator technician; lift mechanic; escalator engineer; ascensoriste; Aufzugsmonteur; lift service engineer | Maintenance Electrician; Maintenance Engineer | Lift engineering; Electrical fault finding; Preventive maintenance; Working at height
    Handyperson | handyman; multi-trade operative; multi trader; multi-skilled operative; maintenance operative; property maintenance operative; Hausmeister Handwerker; home improvement worker; repairs operative | Caretaker; Painter and Decorator; Carpenter; Plumber | Property maintenance; Plumbing; Carpentry; Painting and decorating; Tiling; Driving licence
    Drainage Operative | drain jetting operative; jetter operator; CCTV drainage surveyor; tanker driver for drains; sewer operative | Groundworker; Plumber; Water Treatment Operator | Drain clearance; Drainage works; Confined spaces; Driving licence
    Health and Safety Adviser | HSE adviser; SHEQ manager; health and safety officer; health and safety manager; HSE manager; safety officer; Sicherheitsfachkraft; préventeur HSE; health and safety advisor; EHS manager | Fire Safety Officer; Environmental Manager; Occupational Health Adviser | Health and safety; Risk assessment; Accident investigation; Site safety; CDM regulations; Health and safety auditing
    Builder | general builder; building contractor; house builder; small works builder; renovation contractor; home builder; artisan du bâtiment; constructor | Bricklayer; Carpenter; Site Supervisor | Bricklaying; Carpentry; Plastering; Groundworks; Roofing; Cost estimating
    Passive Fire Protection Installer | fire stopper; fire stopping operative; fire door installer; fire door inspector | Dry Liner; Joiner | Passive fire protection; Fire safety; Dry lining; Blueprint reading
    Damp and Timber Surveyor | damp surveyor; damp proofing technician; waterproofing installer; damp proofer; retrofit assessor | Building Surveyor; Plasterer; Insulation Installer | Damp proofing; Property maintenance; Report writing; Building surveying
    Quarry Operative | quarry worker; quarry plant operator; miner; shotfirer; quarryman; Bergmann; mineur de fond | Plant Operator; Mining Engineer; Groundworker | Excavator operation; Dumper operation; Drilling operations; Health and safety; Shift work
  `,
}
