import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const manufacturing: SectorTerms = {
  sector: 'Manufacturing',
  skills: `
    Machine operation | operating machines; machine operating; machine minding; operating machinery; running machines | Machine setting; Production line work
    Machine setting | machine set-up; setting machines; machine setup; tool setting; setting up machinery | Line changeovers
    Line changeovers | changeovers; SMED; quick changeover; product changeovers; single-minute exchange of die |
    Production line work | production line; line work; factory work; assembly line work; conveyor work; production work | Assembly; Packing lines
    Packing lines | packing line operation; filling machines; bottling; bottling line; labelling machines; filling and packing | Packaging
    Packaging | product packaging; packaging products; packing goods; shrink packaging; packaging operations | Picking and packing
    Assembly | product assembly; mechanical assembly; assembling; fitting and assembly; manual assembly; component assembly | Electronics assembly; Mechanical fitting
    Electronics assembly | PCB assembly; electronic assembly; circuit board assembly; SMT; surface-mount technology | Soldering; Cable harness assembly
    Cable harness assembly | wiring looms; cable assembly; wire harness; crimping; harness assembly | Control panel wiring
    Control panel wiring | panel wiring; panel building; electrical panel assembly; switchboard building; control cabinets | Electrical fitting
    Electrical fitting | electro-mechanical assembly; electrical assembly; electromechanical fitting | Mechanical fitting
    Mechanical fitting | bench fitting; machine fitting; fitter skills; hand fitting | Mechanical maintenance
    Torque tools | torque wrenches; power tools; air tools; nutrunners; pneumatic tools | Hand tools
    Hand tools | use of hand tools; hand and power tools; filing and drilling; bench tools | Mechanical fitting
    CNC machining | CNC; CNC operation; computer numerical control; CNC machine operation; precision machining; CNC operating | CNC programming; Milling; Turning; Manual machining
    CNC programming | G-code; CNC programmer skills; Fanuc; Heidenhain; Siemens Sinumerik; Mazatrol | CAM software
    CAM software | computer-aided manufacturing; CAM programming; CAD/CAM; Fusion 360 CAM | Mastercam
    Mastercam | Master CAM; Mastercam programming |
    Manual machining | manual turning and milling; machining; conventional machining; machine shop work; Bridgeport milling machine | Turning; Milling
    Turning | lathe work; lathe operation; CNC turning; centre lathe; lathe turning; metal turning; sliding head turning | Milling
    Milling | milling machine operation; CNC milling; 5-axis milling; horizontal boring; vertical milling |
    Grinding | surface grinding; cylindrical grinding; CNC grinding; precision grinding; tool grinding | Deburring and polishing
    Deburring and polishing | deburring; polishing metal; linishing; fettling; buffing; shot blasting | Surface treatment
    Drilling and tapping | drilling; boring; reaming; tapping threads; radial drilling | Manual machining
    Electrical discharge machining | EDM; spark erosion; wire erosion; wire cutting machines | Tool making
    Tool making | toolmaking; die making; jig making; jigs and fixtures; mould making; toolroom work | Press tooling
    Press tooling | press tools; die setting; press setting; progression tooling; stamping dies | Press operation
    Press operation | power press; stamping; metal pressing; punching; punch press operation; hydraulic press work | Press brake operation
    Sheet metal work | sheet metal fabrication; sheet metal; tinsmithing; sheet metal forming | Metal fabrication; Press brake operation
    Press brake operation | press brake; brake press; CNC bending; metal bending; folding metal; Amada; Trumpf |
    Metal fabrication | fabrication; plating and fabrication; steel fabrication; metalwork; structural steel fabrication | Welding
    Metal cutting | plasma cutting; laser cutting; flame cutting; oxy-fuel cutting; guillotining; waterjet cutting | Metal fabrication; Sawing
    Sawing | band saw operation; bandsawing; saw operation; circular saw operation; wood sawing |
    Welding | weld; coded welding; welder skills; fabrication welding; welding and brazing; EN ISO 9606 | MIG welding; TIG welding; Arc welding
    MIG welding | MAG welding; MIG/MAG; GMAW; CO2 welding; metal inert gas welding; MIG welder | TIG welding; Arc welding; Spot welding
    TIG welding | GTAW; tungsten inert gas welding; TIG welder; argon welding | Arc welding
    Arc welding | stick welding; MMA welding; SMAW; manual metal arc; FCAW; submerged arc welding | Pipe welding
    Pipe welding | pipework welding; orbital welding; pipe fabrication; 6G welding |
    Spot welding | resistance welding; stud welding; robot welding; robotic welding |
    Soldering | solder; hand soldering; IPC-A-610; reflow soldering; wave soldering; brazing; micro-soldering |
    Weld inspection | welding inspection; CSWIP; welding quality; weld testing; welding procedures; WPS | Non-destructive testing; Quality inspection
    Non-destructive testing | NDT; ultrasonic testing; dye penetrant inspection; magnetic particle inspection; radiographic testing; PCN | Quality inspection
    Casting | foundry work; metal casting; die casting; sand casting; moulding in a foundry; investment casting | Forging
    Forging | blacksmithing; drop forging; forge work; hot forming of metal | Heat treatment
    Heat treatment | annealing; hardening; tempering of metal; furnace operation; case hardening | Metallurgy
    Surface treatment | electroplating; anodising; galvanising; powder coating; metal finishing; anodizing | Industrial painting
    Industrial painting | industrial spraying; paint line operation; wet spraying; protective coatings; coating application | Spray painting
    Injection moulding | injection molding; plastic moulding; moulding machine setting; plastics processing; mould changes | Extrusion; Blow moulding
    Extrusion | plastic extrusion; extruder operation; extruding; film extrusion |
    Blow moulding | blow molding; vacuum forming; thermoforming; rotational moulding | Extrusion
    Composite manufacturing | composites; laminating; carbon fibre lay-up; GRP; fibreglass; resin infusion | Moulding and curing
    Moulding and curing | rubber moulding; vulcanising; compression moulding; autoclave curing; rubber processing |
    3D printing | additive manufacturing; rapid prototyping; selective laser sintering; fused deposition modelling; three-dimensional printing | Prototyping; CAM software
    Woodworking machinery | wood machining; spindle moulder; CNC router; woodworking machines; wood machinist skills | Furniture making; Joinery
    Furniture making | cabinet making; cabinetmaking; furniture assembly; fine woodworking | Upholstery; Joinery
    Upholstery | furniture upholstery; re-upholstery; upholstering; trimming furniture | Industrial sewing
    Industrial sewing | sewing machine operation; sewing machining; overlocking; garment making; machine sewing; garment construction | Sewing
    Sewing | hand sewing; needlework; dressmaking; tailoring; clothing alterations; seamstress work | Textile production
    Textile production | weaving; knitting machines; spinning; textile manufacturing; loom operation; dyeing fabrics | Industrial sewing
    Leatherwork | leather goods making; shoemaking; shoe repair; saddlery; cobbling | Sewing
    Printing press operation | offset printing; lithographic printing; litho printing; press minding; flexographic printing; digital printing operation | Print finishing
    Print finishing | bookbinding; guillotine operation; folding and binding; die-cutting; laminating print | Print production
    Glass manufacturing | glass blowing; glass cutting; glass processing; glazing unit manufacture | Ceramics production
    Ceramics production | pottery; kiln operation; ceramic glazing; ceramics manufacturing | Casting
    Jewellery making | goldsmithing; silversmithing; jewelry making; stone setting; watchmaking; engraving | Soldering
    Food manufacturing | food production; food processing; food factory work; food production line; ready-meal production | HACCP; Production line work
    Meat processing | boning; meat cutting; abattoir work; slaughtering; meat factory work | Butchery
    Dairy processing | cheese making; pasteurisation; milk processing; cheesemaking | Food manufacturing
    Brewing | beer brewing; brewery work; fermentation in brewing; distilling; craft brewing | Food manufacturing
    Chemical processing | chemical plant operation; chemical manufacturing; batch processing of chemicals; mixing and blending; chemical production | Process operation
    Process operation | process plant operation; process operating; plant operation; batch production; DCS operation; control room operation | Machine operation
    Pharmaceutical manufacturing | pharmaceutical production; tablet pressing; aseptic filling; drug manufacturing; sterile manufacturing | Good manufacturing practice; Cleanroom work
    Good manufacturing practice | GMP; cGMP; GMP documentation; batch records; EU GMP | Good laboratory practice; Quality assurance
    Cleanroom work | clean room; cleanroom practice; gowning; sterile working; contamination control | Good manufacturing practice
    Semiconductor fabrication | wafer fabrication; wafer processing; photolithography; chip manufacturing; semiconductor manufacturing | Cleanroom work
    Paper manufacturing | paper making; pulp production; corrugated board production; paper machine operation | Process operation
    Quality control | QC; product inspection; quality checking; quality checks; in-process checks; checking product quality | Quality inspection; Quality assurance
    Quality inspection | final inspection; visual inspection; first article inspection; dimensional inspection; goods inwards inspection | Metrology
    Quality assurance | QA/QC; assuring quality; quality auditing; quality audits; product quality assurance | Quality management systems
    Quality management systems | QMS; quality management; total quality management; TQM; quality systems | ISO 9001
    ISO 9001 | ISO9001; BS EN ISO 9001; quality standards; ISO 9001 auditing; IATF 16949; AS9100; ISO 13485 | Internal auditing
    Internal auditing | supplier auditing; supplier quality; process audits; lead auditor; quality auditor skills | Auditing
    Metrology | measuring instruments; micrometers; vernier calipers; precision measurement; CMM; coordinate measuring machine; gauges | Calibration
    Calibration | calibrating instruments; instrument calibration; gauge calibration; equipment calibration; UKAS calibration | Instrumentation maintenance
    Statistical process control | SPC; control charts; process capability; Cpk; Minitab | Six Sigma; Statistics
    Six Sigma | 6 Sigma; Lean Six Sigma; Green Belt; Black Belt; DMAIC; Yellow Belt | Lean manufacturing
    Lean manufacturing | lean; lean methods; lean production; lean techniques; lean principles; Toyota Production System | Kaizen; 5S; Continuous improvement
    Kaizen | kaizen events; gemba walks; kaizen workshops; continuous small improvement | Continuous improvement
    Continuous improvement | CI projects; process improvement; process optimisation; operational excellence; opex; process optimization | Six Sigma; Value stream mapping
    Value stream mapping | VSM; material flow mapping; work study; time and motion study; REFA; MTM |
    5S | five S; 6S; workplace organisation; visual management; shop-floor tidiness |
    Total productive maintenance | TPM; autonomous maintenance; OEE; overall equipment effectiveness | Preventive maintenance
    Production planning | manufacturing planning; production scheduling; capacity planning; master production schedule; production control | Supply planning; Production management
    Production management | manufacturing management; production supervision; factory management; plant management; operations management in a factory; shop-floor management in a factory | Shift planning
    Production reporting | shift reports; production records; production figures; downtime recording; batch documentation | Shift handover
    Shift handover | handing over a shift; shift handovers; shift logs; shift briefing |
    Shift work | rotating shifts; night shifts; continental shifts; working shifts; shift working |
    Manufacturing execution systems | MES; production data systems; shop-floor data capture; Industry 4.0; smart manufacturing | ERP systems
    New product introduction | NPI; design for manufacture; DFM; product launch in production; PPAP; APQP | Manufacturing engineering
    Manufacturing engineering | production engineering; industrialisation; process development in manufacturing; industrial engineering | Continuous improvement
    Preventive maintenance | PPM; planned maintenance; preventative maintenance; scheduled maintenance; predictive maintenance; condition monitoring | Mechanical maintenance; Breakdown repair
    Mechanical maintenance | machine maintenance; machinery maintenance; plant maintenance; equipment maintenance; industrial maintenance; machine repair | Electrical maintenance; Pneumatics
    Electrical maintenance | industrial electrics; electrical repairs; electrical engineering maintenance; multi-skilled maintenance | Electrical installation; Instrumentation maintenance
    Breakdown repair | reactive maintenance; breakdown maintenance; fault diagnosis of machines; machine fault finding; fault rectification | Fault finding
    Instrumentation maintenance | instrumentation; control and instrumentation; C&I; E&I; instrument fitting |
    Pneumatics | pneumatic systems; compressed air systems; pneumatic circuits; compressors | Hydraulics
    Bearings and drives | gearboxes and drives; belts and pulleys; shaft alignment; bearing replacement; conveyor maintenance | Mechanical maintenance
    Maintenance planning | maintenance scheduling; shutdown planning; SAP PM; maintenance management; asset management of plant | Preventive maintenance
    Industrial robots | robot programming; robot operation; KUKA; Fanuc robots; ABB robots; cobots | PLC programming; Robotics
    Laser engraving | laser marking; CNC engraving; sign making; signmaking; vinyl cutting | Printing press operation
    Health and safety | H&S; occupational health and safety; workplace safety; safety at work; health & safety; COSHH; OSHA | Risk assessment; NEBOSH; Safety inspections
    NEBOSH | NEBOSH General Certificate; NEBOSH certificate; IOSH; IOSH Managing Safely; NEBOSH Diploma |
    Safety inspections | safety walks; safety audits; safety tours; site safety inspections; hazard spotting; safety checks |
    Accident investigation | incident investigation; RIDDOR; near-miss reporting; accident reporting; incident reporting | Root cause analysis; Health and safety
    Machinery safety | machine guarding; lock-out tag-out; LOTO; PUWER; CE marking; isolation procedures; UKCA marking | Health and safety
    Environmental management | ISO 14001; environmental management systems; environmental compliance; SHEQ; HSE management | Health and safety; Waste management
    Waste management | waste minimisation; hazardous waste handling; recycling management; industrial waste | Environmental permitting
    Lifting operations | slinging; slinger signaller; overhead crane operation; LOLER; gantry crane; lifting equipment; rigging loads | Crane operation
    Steel erecting | structural steel erection; rigging; steelwork installation; ironworking | Metal fabrication
    Boiler making | boilermaking; pressure vessels; plate work; tank building | Metal fabrication
    Shipbuilding | boat building; ship fitting; hull construction; marine fabrication | Metal fabrication
    Aircraft assembly | aircraft fitting; aerospace assembly; aircraft structures; riveting; airframe assembly | Mechanical fitting
  `,
  occupations: `
    Production Operative | Production operator; Factory worker; Factory operative; Line operative; Production worker; Produktionsmitarbeiter; Opérateur de production; Operario de producción | Machine Operator; Packing Operative; Assembly Worker; Warehouse Operative | Production line work; Machine operation; Packing lines; Quality control; Health and safety; Shift work; Manual handling
    Packing Operative | Factory packer; Hand packer; Packaging operative; Packaging worker; Packhouse operative; Line packer; Conditionneur | Production Operative; Order Picker; Warehouse Operative | Packaging; Packing lines; Picking and packing; Quality control; Manual handling
    Machine Operator | Machine operative; Machine minder; Machinist; Process machine operator; Maschinenbediener; Opérateur de machine; Operador de máquina | Production Operative; CNC Machinist; Machine Setter; Process Operator | Machine operation; Machine setting; Production line work; Quality control; Preventive maintenance; Health and safety
    Machine Setter | Setter operator; Tool setter; Setter; Machine tool setter; Press setter; Maschineneinrichter; Régleur; Die setter | Machine Operator; CNC Machinist; Toolmaker | Machine setting; Line changeovers; Machine operation; Metrology; Technical drawing
    CNC Machinist | CNC operator; CNC setter operator; CNC turner; CNC miller; CNC programmer; Precision machinist; Zerspanungsmechaniker; Usineur | Machine Setter; Toolmaker; Machine Operator; Manual Machinist | CNC machining; CNC programming; Milling; Turning; Metrology; Technical drawing; Machine setting; CAM software
    Manual Machinist | Turner; Miller in metal; Centre lathe turner; Conventional machinist; Lathe operator; Grinder; Dreher; Tourneur | CNC Machinist; Toolmaker; Mechanical Fitter | Manual machining; Turning; Milling; Grinding; Metrology; Technical drawing
    Toolmaker | Tool and die maker; Tool maker; Mould maker; Toolroom engineer; Diemaker; Werkzeugmacher; Outilleur; Matricero | CNC Machinist; Manual Machinist; Machine Setter | Tool making; Grinding; Milling; Electrical discharge machining; Technical drawing; Press tooling; Metrology
    Welder | Coded welder; MIG welder; TIG welder; Pipe welder; Fabricator welder; Schweißer; Soudeur; Soldador | Fabricator; Sheet Metal Worker; Pipefitter | Welding; MIG welding; TIG welding; Arc welding; Metal fabrication; Technical drawing; Metal cutting
    Fabricator | Metal fabricator; Plater; Metalworker; Steel fabricator; Structural steel worker; Boilermaker; Metallbauer; Métallier | Welder; Sheet Metal Worker; Steel Erector | Metal fabrication; Welding; Metal cutting; Technical drawing; Grinding; Sheet metal work
    Sheet Metal Worker | Sheet metal fabricator; Press brake operator; Sheet metal engineer; Tinsmith; Ductwork fabricator; Tôlier; Chapista industrial | Fabricator; Welder; Machine Operator | Sheet metal work; Press brake operation; Metal cutting; Technical drawing; Spot welding
    Pipefitter | Pipe fitter; Industrial pipefitter; Steamfitter; Pipe fabricator; Rohrleitungsbauer; Tuyauteur | Welder; Plumber; Mechanical Fitter | Pipe welding; Technical drawing; Metal fabrication; Mechanical fitting; Permit to work
    Steel Erector | Ironworker; Steelworker; Structural erector; Rigger; Slinger; Monteur en charpente métallique | Fabricator; Scaffolder; Crane Operator | Steel erecting; Lifting operations; Working at height; Technical drawing; Welding
    Assembly Worker | Assembler; Assembly operative; Assembly technician; Mechanical assembler; Assembly line worker; Montagemitarbeiter; Monteur-assembleur; Montador | Production Operative; Electronics Assembler; Mechanical Fitter | Assembly; Torque tools; Hand tools; Production line work; Quality control; Technical drawing
    Electronics Assembler | PCB assembler; Electronic assembly operative; Wireperson; Wireman; Panel wirer; Cable harness assembler; Soldering technician; Electronics production operative | Assembly Worker; Electronics Technician; Electrician | Electronics assembly; Soldering; Cable harness assembly; Control panel wiring; Quality inspection; Technical drawing
    Mechanical Fitter | Fitter; Machine fitter; Engineering fitter; Maintenance fitter; Bench fitter; Industriemechaniker; Ajusteur-monteur; Mecánico industrial | Maintenance Technician; Assembly Worker; Pipefitter; Toolmaker | Mechanical fitting; Mechanical maintenance; Hand tools; Technical drawing; Hydraulics; Pneumatics
    Maintenance Technician | Maintenance fitter electrician; Multi-skilled maintenance engineer; Plant maintenance technician; Industrial mechanic; Millwright; Instandhalter; Technicien de maintenance; Técnico de mantenimiento | Maintenance Engineer; Mechanical Fitter; Industrial Electrician; Building Maintenance Worker | Preventive maintenance; Breakdown repair; Mechanical maintenance; Electrical maintenance; Pneumatics; Hydraulics; PLC programming; Health and safety
    Industrial Electrician | Maintenance electrician; Factory electrician; Electrical fitter; Electrical maintenance technician; Betriebselektriker; Électromécanicien; Instrument technician | Electrician; Maintenance Technician; Control Systems Engineer | Electrical maintenance; Electrical fitting; Fault finding; PLC programming; Control panel wiring; Instrumentation maintenance
    Maintenance Manager | Engineering maintenance manager; Maintenance supervisor; Maintenance planner; Plant maintenance manager; Instandhaltungsleiter; Responsable maintenance | Maintenance Engineer; Production Manager; Facilities Manager | Maintenance planning; Preventive maintenance; Team leadership; Health and safety; Budgeting; Total productive maintenance
    Production Manager | Manufacturing manager; Factory manager; Plant manager; Operations manager in manufacturing; Produktionsleiter; Directeur de production; Jefe de producción | Shift Supervisor; Operations Manager; Production Planner; Quality Manager | Production management; Lean manufacturing; Production planning; Health and safety; Team leadership; Continuous improvement; Budgeting
    Shift Supervisor | Production supervisor; Production team leader; Line leader; Shift leader; Shift manager; Schichtleiter; Chef d'équipe production; Jefe de turno | Production Manager; Warehouse Supervisor; Production Operative | Production management; Team leadership; Shift handover; Shift planning; Health and safety; Quality control; Production reporting
    Production Planner | Production scheduler; Planning engineer in production; Production controller; Production coordinator; Master scheduler; Fertigungsplaner; Ordonnanceur | Demand Planner; Production Manager; Workforce Planner | Production planning; ERP systems; Supply planning; Microsoft Excel; SAP; Inventory control
    Quality Inspector | Quality controller; QC inspector; Quality checker; Quality control technician; QC technician; Qualitätsprüfer; Contrôleur qualité; Inspector de calidad | Quality Engineer; Production Operative; Laboratory Technician | Quality control; Quality inspection; Metrology; Technical drawing; ISO 9001; Report writing; Non-destructive testing
    Quality Engineer | QA engineer in manufacturing; Supplier quality engineer; Quality assurance engineer; Qualitätsingenieur; Ingénieur qualité; Ingeniero de calidad | Quality Manager; Quality Inspector; Manufacturing Engineer | Quality assurance; Root cause analysis; Statistical process control; ISO 9001; Failure mode analysis; Internal auditing; Six Sigma
    Quality Manager | Quality assurance manager; Head of quality; QA officer; Quality assurance officer; Quality lead; Qualitätsmanager; Responsable qualité | Quality Engineer; Production Manager; Compliance Officer | Quality management systems; ISO 9001; Internal auditing; Quality assurance; Continuous improvement; Team leadership
    Non-destructive Testing Technician | NDT technician; NDT inspector; NDT engineer; Welding inspector; Ultrasonic inspector | Quality Inspector; Welding Engineer | Non-destructive testing; Weld inspection; Quality inspection; Report writing
    Manufacturing Engineer | Production engineer; Industrial engineer; Methods engineer; Industrialisation engineer; Fertigungsingenieur; Ingénieur méthodes; Ingeniero industrial | Process Engineer; Quality Engineer; Continuous Improvement Manager; Mechanical Engineer | Manufacturing engineering; Lean manufacturing; New product introduction; CAD; Continuous improvement; Root cause analysis; Value stream mapping
    Welding Engineer | Welding technologist; Welding coordinator; Welding supervisor; International welding engineer; Schweißfachingenieur | Manufacturing Engineer; Welder; Non-destructive Testing Technician | Weld inspection; Welding; Metallurgy; Technical drawing; Quality assurance
    Continuous Improvement Manager | Lean manager; CI manager; Lean engineer; Continuous improvement engineer; Operational excellence manager; Six Sigma Black Belt; Process improvement manager | Manufacturing Engineer; Production Manager; Quality Manager | Continuous improvement; Lean manufacturing; Six Sigma; Kaizen; Value stream mapping; Facilitation; Change management
    Health and Safety Manager | Health and safety officer; H&S adviser; HSE manager; EHS manager; SHEQ manager; Safety officer; Fachkraft für Arbeitssicherheit; Responsable HSE | Environmental Manager; Fire Safety Officer; Quality Manager; Site Manager | Health and safety; Risk assessment; NEBOSH; Accident investigation; Safety inspections; Training delivery; Environmental management
    Environmental Manager | Environmental adviser; Sustainability manager; Environmental compliance officer; Waste manager; ESG manager; Umweltbeauftragter; Responsable environnement | Health and Safety Manager; Energy Manager; Environmental Scientist | Environmental management; Waste management; Environmental permitting; Carbon accounting; Auditing; Report writing
    Process Operator | Process technician; Plant operator in chemicals; Chemical process operator; Control room operator; Chemikant; Conducteur de ligne; Production technician; Operador de planta química | Machine Operator; Laboratory Technician; Power Plant Operator | Process operation; Chemical processing; Machine operation; Health and safety; Quality control; Shift handover
    Pharmaceutical Production Technician | Pharmaceutical operator; Manufacturing technician; Bioprocess technician; GMP operator; Pharmakant; Biomanufacturing technician | Process Operator; Laboratory Technician; Production Operative | Pharmaceutical manufacturing; Good manufacturing practice; Cleanroom work; Process operation; Quality control
    Food Production Operative | Food factory worker; Food process operative; Food technician; Bakery production operative; Lebensmitteltechniker; Meat process worker; Cheesemaker | Production Operative; Packing Operative; Baker; Butcher | Food manufacturing; Food hygiene; HACCP; Production line work; Packaging; Machine operation
    Brewer | Brewery technician; Brewmaster; Head brewer; Distiller; Craft brewer; Brauer; Brasseur; Maestro cervecero | Wine Maker; Process Operator; Food Production Operative | Brewing; Process operation; Quality control; Food hygiene; Laboratory techniques
    Injection Moulding Technician | Moulding setter; Plastics technician; Injection moulder; Moulding technician; Extrusion operator; Kunststoffformgeber; Plasturgiste | Machine Setter; Machine Operator; Toolmaker | Injection moulding; Machine setting; Line changeovers; Quality control; Extrusion
    Laminator | Composite technician; GRP laminator; Composites laminator; Carbon fibre technician; Fibreglass laminator | Production Operative; Boat Builder; Assembly Worker | Composite manufacturing; Moulding and curing; Technical drawing; Hand tools; Quality control
    Foundry Worker | Caster; Moulder; Foundry operative; Furnace operator; Die caster; Gießer; Fondeur | Blacksmith; Machine Operator; Process Operator | Casting; Heat treatment; Machine operation; Lifting operations; Health and safety
    Blacksmith | Forge worker; Farrier; Artist blacksmith; Forgemaster; Schmied; Forgeron; Herrero | Foundry Worker; Fabricator; Welder | Forging; Metal fabrication; Welding; Heat treatment
    Surface Finisher | Electroplater; Metal finisher; Polisher; Powder coater; Paint sprayer; Industrial painter; Anodiser; Shot blaster | Vehicle Painter; Machine Operator; Fabricator | Surface treatment; Industrial painting; Deburring and polishing; Quality control; Health and safety
    Wood Machinist | Woodworking machine operator; Sawyer; Sawmill worker; CNC router operator; Holzmechaniker; Wood machine operator | Cabinet Maker; Joiner; Machine Operator | Woodworking machinery; Sawing; Joinery; Technical drawing; Machine setting
    Cabinet Maker | Furniture maker; Cabinetmaker; Bench joiner for furniture; Furniture restorer; Möbelschreiner; Ébéniste; Ebanista | Joiner; Wood Machinist; Upholsterer; Carpenter | Furniture making; Joinery; Woodworking machinery; Technical drawing; Hand tools
    Upholsterer | Furniture upholsterer; Re-upholsterer; Upholstery technician; Polsterer; Tapissier; Tapicero | Cabinet Maker; Sewing Machinist | Upholstery; Sewing; Industrial sewing; Furniture making; Hand tools
    Sewing Machinist | Sewing machine operator; Seamstress; Garment machinist; Garment worker; Näher; Couturière; Mécanicienne en confection; Costurera | Tailor; Upholsterer; Production Operative; Textile Operative | Industrial sewing; Sewing; Machine operation; Quality control; Pattern cutting
    Tailor | Dressmaker; Alterations hand; Bespoke tailor; Alteration tailor; Garment technologist; Schneider; Tailleur; Sastre | Sewing Machinist; Fashion Designer; Costume Maker | Sewing; Pattern cutting; Industrial sewing; Customer advice
    Textile Operative | Weaver; Knitter; Loom operator; Dyer; Textile technician; Textile machine operator; Tisserand | Machine Operator; Sewing Machinist | Textile production; Machine operation; Quality control; Machine setting
    Shoemaker | Cobbler; Shoe repairer; Leather worker; Saddler; Key cutter and cobbler; Schuhmacher; Cordonnier; Zapatero | Upholsterer; Sewing Machinist | Leatherwork; Sewing; Customer service; Hand tools
    Printer | Printing press operator; Print operator; Press minder; Litho printer; Print finisher; Drucker; Imprimeur; Impresor | Machine Operator; Bookbinder; Graphic Designer; Sign Maker | Printing press operation; Print finishing; Print production; Machine setting; Quality control
    Bookbinder | Print finishing operative; Bindery worker; Guillotine operator; Buchbinder; Relieur; Encuadernador | Printer; Packing Operative | Print finishing; Machine operation; Hand tools; Quality control
    Sign Maker | Signmaker; Sign fitter; Signwriter; Vinyl fitter; Large format printer; Schilder- und Lichtreklamehersteller | Printer; Graphic Designer | Laser engraving; Printing press operation; Adobe Illustrator; Working at height
    Jeweller | Goldsmith; Silversmith; Watchmaker; Jewelry maker; Goldschmied; Bijoutier; Joyero; Watch repairer | Engraver; Sales Assistant | Jewellery making; Soldering; Hand tools; Customer advice
    Engraver | Laser engraver; Laser operator; Glass engraver; Hand engraver; Graveur | Jeweller; Sign Maker; Machine Operator | Laser engraving; Jewellery making; Machine operation; Attention to detail
    Glass Worker | Glassblower; Glass cutter; Glass processor; Glazing unit assembler; Potter; Ceramicist; Glasbläser; Verrier | Glazier; Production Operative; Foundry Worker | Glass manufacturing; Ceramics production; Machine operation; Health and safety
    Boat Builder | Shipwright; Ship builder; Marine fitter; Shipfitter; Bootsbauer; Constructeur de bateaux | Laminator; Fabricator; Carpenter | Shipbuilding; Composite manufacturing; Joinery; Welding; Technical drawing
    Aircraft Fitter | Aerospace fitter; Aircraft assembler; Airframe fitter; Aircraft structures technician; Fluggerätmechaniker; Ajusteur aéronautique | Aircraft Maintenance Engineer; Mechanical Fitter; Assembly Worker | Aircraft assembly; Mechanical fitting; Technical drawing; Composite manufacturing; Quality inspection
    Semiconductor Technician | Wafer fab technician; Fab operator; Cleanroom technician; Semiconductor process technician; Mikrotechnologe | Electronics Technician; Process Operator | Semiconductor fabrication; Cleanroom work; Machine operation; Statistical process control
  `,
}
