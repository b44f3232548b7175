import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const manufacturing: SectorTerms = {
  sector: 'Manufacturing',
  skills: `
    Machine operation | operating machines; machine operating; machine minding; operating machinery; running machines; Maschinenbedienung; Bedienung von Maschinen; conduite de machines; conduite de machine; manejo de máquinas; manejo de maquinaria; operación de máquinas | Machine setting; Production line work
    Machine setting | machine set-up; setting machines; machine setup; tool setting; setting up machinery; Rüsten; Maschineneinrichtung; Maschinen einrichten; Einrichten von Maschinen; réglage de machines; réglage machine; puesta a punto de máquinas; ajuste de máquinas | Line changeovers
    Line changeovers | changeovers; SMED; quick changeover; product changeovers; single-minute exchange of die |
    Production line work | production line; line work; factory work; assembly line work; conveyor work; production work; Fließbandarbeit; Produktionsarbeit; Bandarbeit; travail à la chaîne; ligne de production; línea de producción; cadena de montaje; trabajo en cadena | Assembly; Packing lines
    Packing lines | packing line operation; filling machines; bottling; bottling line; labelling machines; filling and packing | Packaging
    Packaging | product packaging; packaging products; packing goods; shrink packaging; packaging operations | Picking and packing
    Assembly | product assembly; mechanical assembly; assembling; fitting and assembly; manual assembly; component assembly; Montagearbeiten; Montage von Baugruppen; Baugruppenmontage; montage mécanique; assemblage; montaje; ensamblaje | Electronics assembly; Mechanical fitting
    Cable harness assembly | wire harness; crimping | Control panel building
    Electrical fitting | electrical assembly; electromechanical fitting | Mechanical fitting
    Mechanical fitting | bench fitting; machine fitting; fitter skills; hand fitting | Mechanical maintenance
    Torque tools | torque wrenches; air tools; nutrunners; pneumatic tools | Power tools
    CNC machining | CNC; CNC operation; computer numerical control; CNC machine operation; precision machining; CNC operating; CNC-Bearbeitung; CNC-Fertigung; CNC-Kenntnisse; usinage CNC; usinage à commande numérique; commande numérique; mecanizado CNC; mecanizado; Zerspanung; Zerspanen; Zerspanungstechnik; usinage | CNC programming; Milling; Turning; Manual machining
    CNC programming | G-code; CNC programmer skills; Heidenhain; Siemens Sinumerik; Mazatrol | CAM software
    CAM software | computer-aided manufacturing; CAM programming; CAD/CAM; Fusion 360 CAM | Mastercam
    Mastercam | Master CAM; Mastercam programming |
    Manual machining | manual turning and milling; machining; conventional machining; machine shop work; Bridgeport milling machine | Turning; Milling
    Turning | lathe work; lathe operation; CNC turning; centre lathe; lathe turning; metal turning; sliding head turning; Drehen; CNC-Drehen; Drehbearbeitung; tournage sur métaux; torneado | Milling
    Milling | milling machine operation; CNC milling; 5-axis milling; horizontal boring; vertical milling; Fräsen; CNC-Fräsen; fraisage; fresado |
    Grinding | surface grinding; cylindrical grinding; CNC grinding; precision grinding; tool grinding; Schleifen; rectification de métaux; rectificado | Deburring and polishing
    Deburring and polishing | deburring; polishing metal; linishing; fettling; buffing | Surface treatment
    Rust removal | removing rust; derusting; rust treatment; Entrosten; décapage de rouille | Surface preparation; Deburring and polishing
    Drilling and tapping | drilling; reaming; tapping threads; radial drilling | Manual machining
    Electrical discharge machining | spark erosion; wire erosion; wire cutting machines | Tool making
    Tool making | toolmaking; die making; jig making; mould making; toolroom work | Press tooling
    Press tooling | press tools; die setting; press setting; progression tooling; stamping dies | Press operation
    Press operation | power press; stamping; metal pressing; punch press operation; hydraulic press work | Press brake operation
    Sheet metal work | sheet metal fabrication; sheet metal; tinsmithing; sheet metal forming; Blechbearbeitung; Blechverarbeitung; tôlerie; chaudronnerie; chapistería; trabajo de chapa | Metal fabrication; Press brake operation
    Press brake operation | press brake; brake press; CNC bending; metal bending; folding metal; Amada; Trumpf |
    Metal fabrication | fabrication; plating and fabrication; steel fabrication; metalwork; structural steel fabrication; Metallbau; Metallbearbeitung; Schlosserarbeiten; Stahlbau; métallerie; serrurerie métallique; fabricación metálica; cerrajería metálica; calderería | Welding
    Metal cutting | plasma cutting; laser cutting; flame cutting; oxy-fuel cutting; guillotining; waterjet cutting | Metal fabrication; Sawing
    Sawing | band saw operation; bandsawing; saw operation; circular saw operation; wood sawing |
    Welding | weld; coded welding; welder skills; fabrication welding; welding and brazing; EN ISO 9606; Schweißen; Schweißarbeiten; Schweißkenntnisse; Schweißer; soudure; soudage; soldadura | MIG welding; TIG welding; Arc welding
    MIG welding | MAG welding; MIG/MAG; GMAW; CO2 welding; metal inert gas welding; MIG welder; MIG/MAG-Schweißen; MAG-Schweißen; MIG-Schweißen; soudure MIG; soudure semi-automatique; soudure MIG/MAG; soldadura MIG; soldadura MIG/MAG | TIG welding; Arc welding; Spot welding
    TIG welding | GTAW; tungsten inert gas welding; TIG welder; argon welding; WIG-Schweißen; soudure TIG; soldadura TIG | Arc welding
    Arc welding | stick welding; MMA welding; SMAW; manual metal arc; FCAW; submerged arc welding; Elektrodenschweißen; E-Hand-Schweißen; Lichtbogenschweißen; soudure à l'arc; soldadura por arco; soldadura con electrodo | Pipe welding
    Pipe welding | pipework welding; orbital welding; 6G welding |
    Spot welding | resistance welding; stud welding; robot welding; robotic welding |
    Soldering | solder; hand soldering; reflow soldering; wave soldering; brazing; micro-soldering; Löten; Lötarbeiten; Lötkenntnisse; brasage; soldadura blanda; soldadura con estaño |
    Metal casting | foundry work; die casting; sand casting; moulding in a foundry; investment casting | Forging
    Forging | blacksmithing; drop forging; forge work; hot forming of metal | Heat treatment
    Heat treatment | annealing; hardening; tempering of metal; furnace operation; case hardening | Metallurgy
    Surface treatment | electroplating; anodising; galvanising; powder coating; metal finishing; anodizing | Industrial painting
    Industrial painting | industrial spraying; paint line operation; wet spraying; coating application | Spray painting
    Injection moulding | injection molding; plastic moulding; moulding machine setting; plastics processing; mould changes | Extrusion; Blow moulding
    Extrusion | plastic extrusion; extruder operation; extruding; film extrusion |
    Blow moulding | blow molding; vacuum forming; thermoforming; rotational moulding | Extrusion
    Composite manufacturing | carbon fibre lay-up; GRP; fibreglass; resin infusion | Moulding and curing; Composites
    Moulding and curing | rubber moulding; vulcanising; compression moulding; autoclave curing; rubber processing |
    Woodworking machinery | wood machining; spindle moulder; CNC router; woodworking machines; wood machinist skills | Cabinet making; Joinery
    Industrial sewing | sewing machine operation; sewing machining; overlocking | Sewing; Garment construction
    Textile production | knitting machines; textile manufacturing; loom operation; dyeing fabrics | Industrial sewing
    Leatherwork | leather goods making; shoemaking; shoe repair; saddlery; cobbling | Sewing
    Printing press operation | litho printing; press minding; flexographic printing; digital printing operation | Print finishing
    Glass manufacturing | glass cutting; glass processing; glazing unit manufacture | Ceramics production; Glass blowing
    Ceramics production | kiln operation; ceramics manufacturing | Metal casting; Ceramics
    Food manufacturing | food production; food processing; food factory work; food production line; ready-meal production | HACCP; Production line work
    Meat processing | boning; meat cutting; abattoir work; slaughtering; meat factory work | Butchery
    Dairy processing | cheese making; pasteurisation; milk processing; cheesemaking | Food manufacturing
    Brewing | beer brewing; brewery work; fermentation in brewing; distilling; craft brewing | Food manufacturing
    Chemical processing | chemical manufacturing; batch processing of chemicals; mixing and blending; chemical production | Process operation; Chemical plant operation
    Process operation | process operating; batch production; DCS operation; control room operation | Machine operation
    Pharmaceutical manufacturing | pharmaceutical production; tablet pressing; aseptic filling; drug manufacturing; sterile manufacturing | Good manufacturing practice; Cleanroom work
    Good manufacturing practice | GMP; cGMP; GMP documentation; batch records; EU GMP | Good laboratory practice; Quality assurance
    Cleanroom work | clean room; cleanroom practice; gowning; sterile working; contamination control | Good manufacturing practice
    Semiconductor fabrication | wafer fabrication; wafer processing; photolithography; chip manufacturing; semiconductor manufacturing | Cleanroom work
    Paper manufacturing | paper making; pulp production; corrugated board production; paper machine operation | Process operation
    Quality control | QC; product inspection; quality checking; quality checks; in-process checks; checking product quality; Qualitätskontrolle; Qualitätsprüfung; contrôle qualité; control de calidad | Quality inspection; Quality assurance
    Quality inspection | final inspection; visual inspection; first article inspection; goods inwards inspection | Metrology
    Quality assurance | QA/QC; assuring quality; product quality assurance; Qualitätssicherung; QS-Prüfungen; assurance qualité; aseguramiento de la calidad; garantía de calidad | Quality management systems
    Quality management systems | QMS; quality management; total quality management; TQM; quality systems | ISO 9001
    ISO 9001 | ISO9001; BS EN ISO 9001; quality standards; ISO 9001 auditing; AS9100 | Quality auditing
    Quality auditing | supplier auditing; supplier quality; process audits; lead auditor; quality auditor skills | Auditing
    Calibration | calibrating instruments; instrument calibration; gauge calibration; equipment calibration; UKAS calibration | Instrumentation
    Statistical process control | SPC; control charts; process capability; Cpk; Minitab | Six Sigma; Statistics
    Six Sigma | 6 Sigma; Lean Six Sigma; Green Belt; Black Belt; DMAIC; Yellow Belt | Lean manufacturing
    Lean manufacturing | lean; lean methods; lean production; lean techniques; lean principles; Toyota Production System | Kaizen; 5S; Process improvement
    Kaizen | kaizen events; gemba walks; kaizen workshops; continuous small improvement | Process improvement
    Value stream mapping | VSM; material flow mapping; work study; time and motion study; REFA; MTM |
    5S | five S; 6S; workplace organisation; visual management; shop-floor tidiness |
    Total productive maintenance | TPM; autonomous maintenance; OEE; overall equipment effectiveness | Preventive maintenance
    Production planning | manufacturing planning; production scheduling; capacity planning; master production schedule; production control | Supply planning; Production management
    Production management | manufacturing management; production supervision; factory management; plant management; operations management in a factory; shop-floor management in a factory | Shift planning
    Production reporting | shift reports; production records; production figures; downtime recording; batch documentation | Shift handover
    Shift handover | handing over a shift; shift handovers; shift logs; shift briefing |
    Manufacturing execution systems | MES; production data systems; shop-floor data capture; smart manufacturing | ERP systems
    New product introduction | NPI; product launch in production; new product launch into manufacture | Manufacturing engineering
    Manufacturing engineering | production engineering; industrialisation; process development in manufacturing; industrial engineering | Process improvement
    Preventive maintenance | PPM; planned maintenance; preventative maintenance; scheduled maintenance; vorbeugende Instandhaltung; vorbeugende Wartung; Wartung; Wartungsarbeiten; maintenance préventive; mantenimiento preventivo; planned preventative maintenance; planned preventive maintenance | Mechanical maintenance; Breakdown repair; Condition monitoring
    Breakdown repair | reactive maintenance; fault diagnosis of machines; machine fault finding; fault rectification; Störungsbeseitigung; Störungsbehebung; Entstörung; Reparatur von Maschinen; dépannage; maintenance corrective; mantenimiento correctivo; reparación de averías | Electrical fault finding
    Bearings and drives | gearboxes and drives; belts and pulleys; shaft alignment; bearing replacement; conveyor maintenance | Mechanical maintenance
    Laser engraving | laser marking; CNC engraving | Printing press operation
    Safety walks | safety tours; hazard spotting; safety checks | Health and safety auditing
    Machinery safety | machine guarding; PUWER; isolation procedures | Health and safety
    Waste management | waste minimisation; hazardous waste handling; recycling management; industrial waste; Abfallentsorgung; Abfallmanagement; gestion des déchets; gestión de residuos | Environmental permits
    Boiler making | boilermaking; plate work; tank building | Metal fabrication
    Shipbuilding | boat building; ship fitting; hull construction; marine fabrication | Metal fabrication
    Aircraft assembly | aircraft fitting; aerospace assembly; aircraft structures; riveting; airframe assembly | Mechanical fitting
  `,
  occupations: `
    Production Operative | Production operator; Factory worker; Factory operative; Line operative; Production worker; Produktionsmitarbeiter; Opérateur de production; Operario de producción; Produktionshelfer; Fertigungsmitarbeiter; Helfer Produktion; agent de production; ouvrier d'usine; opérateur de fabrication; operario de fábrica; peón de fábrica; Anlagenbediener | Machine Operator; Packing Operative; Assembly Worker; Warehouse Operative | Production line work; Machine operation; Packing lines; Quality control; Health and safety; Shift work; Manual handling
    Packing Operative | Factory packer; Hand packer; Packaging operative; Packaging worker; Packhouse operative; Line packer; Conditionneur | Production Operative; Order Picker; Warehouse Operative | Packaging; Packing lines; Picking and packing; Quality control; Manual handling
    Machine Operator | Machine operative; Machine minder; Machinist; Process machine operator; Maschinenbediener; Opérateur de machine; Operador de máquina; Maschinen- und Anlagenführer; conducteur de machine; conducteur de ligne; conducteur de machines; maquinista industrial; operador de maquinaria | Production Operative; CNC Machinist; Machine Setter; Process Operator | Machine operation; Machine setting; Production line work; Quality control; Preventive maintenance; Health and safety
    Machine Setter | Setter operator; Tool setter; Setter; Machine tool setter; Press setter; Maschineneinrichter; Régleur; Die setter | Machine Operator; CNC Machinist; Toolmaker | Machine setting; Line changeovers; Machine operation; Metrology; Technical drawing
    CNC Machinist | CNC operator; CNC setter operator; CNC turner; CNC miller; CNC programmer; Precision machinist; Zerspanungsmechaniker; Usineur; CNC-Fräser; CNC-Dreher; CNC-Bediener; Fräser; fraiseur; tourneur fraiseur; opérateur sur commande numérique; opérateur CN; tornero; fresador; tornero fresador; operador CNC | Machine Setter; Toolmaker; Machine Operator; Manual Machinist | CNC machining; CNC programming; Milling; Turning; Metrology; Technical drawing; Machine setting; CAM software
    Manual Machinist | Turner; Centre lathe turner; Conventional machinist; Lathe operator; Grinder; Dreher; Tourneur | CNC Machinist; Toolmaker; Mechanical Fitter | Manual machining; Turning; Milling; Grinding; Metrology; Technical drawing
    Toolmaker | Tool and die maker; Tool maker; Mould maker; Toolroom engineer; Diemaker; Werkzeugmacher; Outilleur; Matricero | CNC Machinist; Manual Machinist; Machine Setter | Tool making; Grinding; Milling; Electrical discharge machining; Technical drawing; Press tooling; Metrology
    Welder | Coded welder; MIG welder; TIG welder; Pipe welder; Fabricator welder; Schweißer; Soudeur; Soldador; Schweißfachmann | Fabricator; Sheet Metal Worker; Pipefitter | Welding; MIG welding; TIG welding; Arc welding; Metal fabrication; Technical drawing; Metal cutting
    Fabricator | Metal fabricator; Plater; Metalworker; Steel fabricator; Structural steel worker; Boilermaker; Metallbauer; Métallier; Konstruktionsmechaniker; chaudronnier; serrurier métallier; calderero | Welder; Sheet Metal Worker; Steel Erector | Metal fabrication; Welding; Metal cutting; Technical drawing; Grinding; Sheet metal work
    Sheet Metal Worker | Sheet metal fabricator; Press brake operator; Sheet metal engineer; Tinsmith; Ductwork fabricator; Tôlier | Fabricator; Welder; Machine Operator | Sheet metal work; Press brake operation; Metal cutting; Technical drawing; Spot welding
    Assembly Worker | Assembler; Assembly operative; Assembly technician; Mechanical assembler; Assembly line worker; Montagemitarbeiter; Monteur-assembleur; Montador; Monteur; Montagehelfer; agent de montage; opérateur de montage; operario de montaje | Production Operative; Electronics Assembler; Mechanical Fitter | Assembly; Torque tools; Power tools; Production line work; Quality control; Technical drawing
    Electronics Assembler | PCB assembler; Electronic assembly operative; Wireperson; Soldering technician; Electronics production operative | Assembly Worker; Electronics Technician; Electrician; Panel Wirer | Electronics assembly; Soldering; Cable harness assembly; Control panel building; Quality inspection; Technical drawing
    Maintenance Technician | Maintenance fitter electrician; Plant maintenance technician; Instandhalter; Technicien de maintenance; Técnico de mantenimiento; Instandhaltungstechniker; Instandhaltungsmechaniker; agent de maintenance; technicien de maintenance industrielle; mecánico de mantenimiento; mecatrónico | Maintenance Engineer; Mechanical Fitter; Maintenance Electrician; Building Maintenance Worker | Preventive maintenance; Breakdown repair; Mechanical maintenance; Electrical maintenance; Pneumatics; Hydraulics; PLC programming; Health and safety
    Production Manager | Manufacturing manager; Factory manager; Plant manager; Produktionsleiter; Directeur de production; Jefe de producción; Fertigungsleiter; responsable de production; responsable de producción | Shift Supervisor; Operations Manager; Production Planner; Quality Manager | Production management; Lean manufacturing; Production planning; Health and safety; Team leadership; Process improvement; Budgeting
    Shift Supervisor | Production supervisor; Production team leader; Line leader; Shift leader; Shift manager; Schichtleiter; Chef d'équipe production; Jefe de turno | Production Manager; Warehouse Supervisor; Production Operative | Production management; Team leadership; Shift handover; Shift planning; Health and safety; Quality control; Production reporting
    Production Planner | Production scheduler; Production controller; Master scheduler; Fertigungsplaner; Ordonnanceur | Demand Planner; Production Manager; Workforce Planner | Production planning; ERP systems; Supply planning; Microsoft Excel; SAP; Inventory control
    Quality Inspector | Quality controller; QC inspector; Quality checker; Quality control technician; QC technician; Qualitätsprüfer; Contrôleur qualité; Inspector de calidad; Prüfer Qualität; controlador de calidad | Quality Engineer; Production Operative; Laboratory Technician | Quality control; Quality inspection; Metrology; Technical drawing; ISO 9001; Report writing; Non-destructive testing
    Quality Engineer | Supplier quality engineer; Quality assurance engineer; Qualitätsingenieur; Ingénieur qualité; Ingeniero de calidad | Quality Manager; Quality Inspector; Manufacturing Engineer | Quality assurance; Root cause analysis; Statistical process control; ISO 9001; Failure mode analysis; Internal audit; Six Sigma
    Quality Manager | Quality assurance manager; Head of quality; QA officer; Quality assurance officer; Quality lead; Qualitätsmanager; Responsable qualité | Quality Engineer; Production Manager; Compliance Officer | Quality management systems; ISO 9001; Internal audit; Quality assurance; Process improvement; Team leadership
    Manufacturing Engineer | Production engineer; Industrial engineer; Methods engineer; Industrialisation engineer; Fertigungsingenieur; Ingénieur méthodes; Ingeniero industrial | Process Engineer; Quality Engineer; Continuous Improvement Manager; Mechanical Engineer | Manufacturing engineering; Lean manufacturing; New product introduction; CAD; Process improvement; Root cause analysis; Value stream mapping
    Welding Engineer | Welding technologist; Welding coordinator; Welding supervisor; International welding engineer; Schweißfachingenieur | Manufacturing Engineer; Welder; NDT Technician | Welding inspection; Welding; Metallurgy; Technical drawing; Quality assurance
    Continuous Improvement Manager | Lean manager; CI manager; Lean engineer; Continuous improvement engineer; Operational excellence manager; Six Sigma Black Belt | Manufacturing Engineer; Production Manager; Quality Manager | Process improvement; Lean manufacturing; Six Sigma; Kaizen; Value stream mapping; Facilitation; Change management
    Pharmaceutical Production Technician | Pharmaceutical operator; Manufacturing technician; Bioprocess technician; GMP operator; Pharmakant; Biomanufacturing technician | Process Operator; Laboratory Technician; Production Operative | Pharmaceutical manufacturing; Good manufacturing practice; Cleanroom work; Process operation; Quality control
    Food Production Operative | Food factory worker; Food process operative; Food technician; Bakery production operative; Lebensmitteltechniker; Meat process worker; Cheesemaker | Production Operative; Packing Operative; Baker; Butcher | Food manufacturing; Food hygiene; HACCP; Production line work; Packaging; Machine operation
    Brewer | Brewery technician; Brewmaster; Head brewer; Distiller; Craft brewer; Brauer; Brasseur; Maestro cervecero | Wine Maker; Process Operator; Food Production Operative | Brewing; Process operation; Quality control; Food hygiene; Laboratory techniques
    Injection Moulding Technician | Moulding setter; Plastics technician; Injection moulder; Moulding technician; Extrusion operator; Kunststoffformgeber; Plasturgiste | Machine Setter; Machine Operator; Toolmaker | Injection moulding; Machine setting; Line changeovers; Quality control; Extrusion
    Laminator | Composite technician; GRP laminator; Composites laminator; Carbon fibre technician; Fibreglass laminator | Production Operative; Boat Builder; Assembly Worker | Composite manufacturing; Moulding and curing; Technical drawing; Power tools; Quality control
    Foundry Worker | Caster; Moulder; Foundry operative; Furnace operator; Die caster; Gießer; Fondeur | Blacksmith; Machine Operator; Process Operator | Metal casting; Heat treatment; Machine operation; Lifting operations; Health and safety
    Surface Finisher | Electroplater; Metal finisher; Polisher; Powder coater; Industrial painter; Anodiser; Shot blaster | Vehicle Painter; Machine Operator; Fabricator | Surface treatment; Industrial painting; Deburring and polishing; Quality control; Health and safety
    Wood Machinist | Woodworking machine operator; Sawyer; Sawmill worker; CNC router operator; Holzmechaniker; Wood machine operator | Cabinet Maker; Joiner; Machine Operator | Woodworking machinery; Sawing; Joinery; Technical drawing; Machine setting
    Sewing Machinist | Sewing machine operator; Garment machinist; Garment worker; Näher; Mécanicienne en confection; Costurera | Tailor; Upholsterer; Production Operative; Textile Operative | Industrial sewing; Sewing; Machine operation; Quality control; Pattern cutting
    Textile Operative | Knitter; Loom operator; Dyer; Textile technician; Textile machine operator; Tisserand | Machine Operator; Sewing Machinist | Textile production; Machine operation; Quality control; Machine setting
    Shoemaker | Cobbler; Shoe repairer; Leather worker; Saddler; Schuhmacher; Cordonnier; Zapatero | Upholsterer; Sewing Machinist | Leatherwork; Sewing; Customer service; Power tools
    Engraver | Laser engraver; Laser operator; Glass engraver; Hand engraver; Graveur | Jeweller; Sign Maker; Machine Operator | Laser engraving; Jewellery making; Machine operation; Attention to detail
    Glass Worker | Glass cutter; Glass processor; Glazing unit assembler; Glasbläser; Verrier | Glazier; Production Operative; Foundry Worker; Potter | Glass manufacturing; Ceramics production; Machine operation; Health and safety
    Boat Builder | Shipwright; Ship builder; Marine fitter; Shipfitter; Bootsbauer; Constructeur de bateaux | Laminator; Fabricator; Carpenter | Shipbuilding; Composite manufacturing; Joinery; Welding; Technical drawing
    Aircraft Fitter | Aerospace fitter; Aircraft assembler; Airframe fitter; Aircraft structures technician; Ajusteur aéronautique | Aircraft Engineer; Mechanical Fitter; Assembly Worker | Aircraft assembly; Mechanical fitting; Technical drawing; Composite manufacturing; Quality inspection
    Semiconductor Technician | Wafer fab technician; Fab operator; Cleanroom technician; Semiconductor process technician; Mikrotechnologe | Electronics Technician; Process Operator | Semiconductor fabrication; Cleanroom work; Machine operation; Statistical process control
  `,
}
