import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const logisticsTransport: SectorTerms = {
  sector: 'LogisticsTransport',
  skills: `
    Forklift driving | forklift truck driving; FLT driving; forklift licence; fork lift operation; forklift operation; counterbalance truck; FLT; forklift; fork lift; forklift licence holder; counterbalance | Reach truck driving; Pallet truck operation
    Reach truck driving | reach truck; reach truck licence; VNA truck; very narrow aisle truck; flexi truck |
    Pallet truck operation | LLOP; powered pallet truck; pump truck; pallet jack; low-level order picker truck | Manual handling
    Order picker truck | high-level order picking truck; HLOP; man-up truck; order picker machine | Reach truck driving
    Side loader driving | sideloader; side loader truck; Combilift; container handler; reach stacker | Forklift driving
    Lorry driving | HGV driving; LGV driving; truck driving; heavy goods driving; CDL; HGV licence; driving lorries | HGV Class 1; HGV Class 2; Driver CPC
    HGV Class 1 | Category C+E; C+E licence; articulated lorry driving; artic driving; Class 1 licence; CE licence | HGV Class 2
    HGV Class 2 | Category C licence; rigid lorry driving; Class 2 licence; Cat C; 18-tonne driving | 7.5 tonne driving
    7.5 tonne driving | Category C1; C1 licence; 7.5t driving; 7.5 tonne licence | Van driving
    Driver CPC | Driver Certificate of Professional Competence; driver qualification card; DQC; periodic driver training; CPC |
    Tachograph rules | tachographs; digital tachograph; drivers' hours; tacho analysis; EU drivers' hours; tachograph card; working time directive for drivers; digi card; digital tachograph card | Transport compliance
    Van driving | light van driving; LCV driving; delivery driving; driving vans; 3.5 tonne driving | Multi-drop delivery; Lorry driving
    Multi-drop delivery | multidrop; multi-drop; parcel delivery; parcel delivering; home delivery; deliveries; delivering goods | Last-mile delivery; Courier work
    Last-mile delivery | last mile; final-mile logistics; last mile logistics; urban delivery |
    Courier work | same-day courier; bicycle courier; motorbike courier; food delivery; messenger work | Van driving
    Bus driving | coach driving; PCV driving; PSV driving; D licence; Category D; minibus driving | Passenger transport; Lorry driving
    Taxi driving | private hire driving; chauffeuring; taxi licence; minicab driving; PHV licence; executive chauffeur | Passenger transport
    Passenger transport | passenger care; school transport; patient transport driving | Customer service
    Train driving | locomotive driving; rail driving; train operation; driving trains | Tram driving; Rail operations
    Tram driving | light rail driving; streetcar driving; metro train driving | Bus driving
    Rail operations | railway operations; shunting; train dispatch; train despatch; rail safety; PTS; personal track safety | Rail signalling
    Rail signalling | signalling; signaling; signal box operation; train control; ETCS |
    Air traffic control | ATC; aerodrome control; radar control; flight information service | Flight operations
    Flight operations | flight dispatch; flight planning; aviation operations; crew scheduling | Airport operations
    Aircraft piloting | flying aircraft; commercial pilot licence; CPL; ATPL; instrument rating; helicopter piloting | Flight operations
    Drone piloting | UAV piloting; drone flying; drone operation; A2 CofC; GVC; UAS operation | Aerial filming
    Airport operations | ground handling; airside operations; ramp handling; aircraft turnaround; baggage handling; airport ground services | Airport passenger services
    Airport passenger services | airport check-in; boarding passengers; gate services; passenger services agent skills | Check-in and check-out
    Ship navigation | navigation at sea; bridge watchkeeping; seamanship; coastal navigation; chart work; ECDIS; STCW | Boat licence
    Deck work | mooring; deck maintenance; rope work; deckhand work; able seaman duties | Ship navigation
    Marine engineering operations | ship engine room; engine room watchkeeping; marine engine maintenance; ship engines | Marine engineering
    Port operations | stevedoring; dock work; container terminal operations; cargo handling in ports; quayside operations | Cargo handling
    Cargo handling | loading and unloading; loading; unloading; loading vehicles; freight handling; container unloading; tipping loads | Load securing; Manual handling
    Load securing | load restraint; securing loads; lashing; strapping loads; load safety; roping and sheeting |
    Abnormal loads | oversize loads; heavy haulage; wide load transport; abnormal indivisible loads | Lorry driving
    Tail lift operation | HIAB; lorry loader; crane lorry operation; ALLMI | Lorry driving
    Tanker driving | fuel tanker driving; bulk tanker; petroleum driver passport; milk tanker driving | Dangerous goods
    Dangerous goods | ADR; hazardous goods; hazmat; ADR licence; DGSA; IMDG; dangerous goods by air | Load securing
    Temperature-controlled transport | cold chain; refrigerated transport; chilled distribution; frozen goods logistics; reefer transport; GDP for pharmaceuticals | Warehouse management
    Vehicle checks | walkaround checks; daily vehicle checks; pre-trip inspection; vehicle defect checks; first use checks | Vehicle inspection
    Eco-driving | fuel-efficient driving; defensive driving; safe and fuel efficient driving; SAFED | Lorry driving
    Route planning | route optimisation; route scheduling; delivery route planning; journey planning; Paragon routing; route optimization | Transport planning
    Transport planning | haulage planning; vehicle scheduling; transport scheduling; load planning; traffic office work; planning of transport | Transport management; Dispatch
    Transport management | transport operations; haulage management; transport supervision; running a transport office; Transport Manager CPC | Fleet management; Transport compliance
    Transport compliance | operator licence; O licence compliance; FORS; Earned Recognition; transport legislation |
    Transport management systems | TMS; Microlise; Descartes; SAP TM; transport software; telematics | Route planning
    Fleet management | managing vehicle fleets; fleet administration; vehicle fleet; telematics fleet management | Vehicle inspection
    Dispatch | despatch; goods out; outbound logistics; shipping goods; dispatching; despatching orders | Goods in; Order fulfilment
    Goods in | goods inwards; goods receiving; inbound logistics; booking in stock; putaway; receiving deliveries | Inventory control
    Picking and packing | pick and pack; order picking; picking; packing; order packing; voice picking; warehouse picking | Order fulfilment
    Order fulfilment | order fulfillment; e-commerce fulfilment; fulfilment; 3PL fulfilment | Order processing
    Barcode scanning | barcode scanners; RF scanners; handheld scanners; scanning parcels; RFID; RF gun | Picking and packing
    Parcel sorting | mail sorting; sortation; postal sorting; parcel handling; sorting mail | Postal delivery
    Postal delivery | delivering mail; postal rounds; post delivery; mail delivery | Courier work
    Shrink wrapping | pallet wrapping; palletising; palletizing; stretch wrapping; pallet building; depalletising | Picking and packing
    Cross-docking | transhipment; hub and spoke distribution | Dispatch
    Warehouse management | warehouse supervision; warehousing; warehouse operations; running a warehouse; depot management; distribution centre management | Inventory control; Shift planning
    Warehouse management systems | WMS; Manhattan WMS; SAP EWM; Blue Yonder; warehouse software; warehouse systems | Inventory control
    Warehouse layout | warehouse design; racking layout; space utilisation in warehouses | Warehouse management
    Warehouse safety | racking inspection; SEMA racking; warehouse health and safety; loading bay safety | Health and safety
    Inventory control | stock control; inventory management; stock management; managing stock; stock monitoring; stock levels; inventory planning | Stocktaking; Stock replenishment
    Stocktaking | stock taking; stock counts; cycle counts; cycle counting; inventory counts; stock checks; stock audits | Inventory control
    Reverse logistics | customer returns in warehouses; RMA processing | Refunds and returns
    Supply chain management | SCM; supply chain; supply chain operations; end-to-end supply chain; supply chain coordination; logistics management | Logistics coordination; Demand planning; Procurement
    Logistics coordination | logistics; logistics planning; logistics operations; coordinating shipments; shipment coordination; freight coordination | Transport planning; Freight forwarding
    Supply chain analytics | supply chain analysis; logistics analysis; supply chain modelling; network optimisation | Data analysis; Demand planning
    Demand planning | demand forecasting; sales and operations planning; S&OP; demand management; forecasting demand | Supply planning; Merchandise planning
    Supply planning | material planning; materials management; MRP; replenishment planning; supply and demand planning | Production planning
    Supplier management | vendor management; supplier relationship management; SRM; supplier relations; managing suppliers; supplier performance | Procurement; Contract management
    Procurement | purchasing; strategic sourcing; corporate buying | Buying; Public procurement; Purchase ordering; Procure to pay
    Purchase ordering | purchase orders; raising purchase orders; PO processing; expediting; requisitions | Order processing
    CIPS | MCIPS; CIPS Level 4; Chartered Institute of Procurement and Supply; APICS; CPIM | Procurement
    Sustainable logistics | green logistics; low-emission transport; sustainable supply chains; ethical sourcing; modern slavery checks | Supply chain management
    Freight forwarding | freight; shipping coordination; freight management; international shipping; import and export operations | Air freight; Sea freight; Customs clearance
    Air freight | airfreight; air cargo; IATA cargo; airway bills; AWB | Sea freight
    Sea freight | ocean freight; FCL; LCL; container shipping; bills of lading; sea shipping | Road freight
    Road freight | road haulage; haulage; groupage; LTL; FTL; European road freight | Rail freight
    Rail freight | intermodal freight; intermodal transport; freight trains; combined transport |
    Customs clearance | customs declarations; customs brokerage; customs entries; CHIEF; CDS declarations; import clearance; customs procedures | Import and export documentation
    Import and export documentation | export documentation; shipping documents; shipping documentation; certificates of origin; import paperwork | Incoterms
    Incoterms | Incoterms 2020; international trade terms; delivery terms |
    Tariff classification | commodity codes; HS codes; customs valuation; duty calculation; rules of origin | Customs clearance
    Freight rates | freight pricing; carrier negotiation; freight procurement; carrier management; spot rates | Freight forwarding
    Removals | furniture removals; house moving; home removals; moving furniture; relocation packing | Manual handling
    Waste collection | refuse collection; bin collection; recycling collection; waste driving; kerbside collection | Lorry driving
    Motorcycle riding | motorbike licence; category A licence; scooter riding | Courier work
    Public transport planning | bus network planning; timetabling; transport modelling; transport demand modelling; traffic modelling | Transport planning
    Dispatch control | controlling taxis; traffic clerk work; radio control; vehicle control room | Dispatch; Transport planning
  `,
  occupations: `
    Lorry Driver | HGV driver; LGV driver; Truck driver; Heavy goods driver; Lkw-Fahrer; Conducteur poids lourd; Camionero; Berufskraftfahrer; chauffeur poids lourd; Kraftfahrer; CDL driver; conductor de camión; chauffeur routier | Tanker Driver; Van Driver; Bus Driver; Class 2 Driver | Lorry driving; Tachograph rules; Driver CPC; HGV Class 1; Load securing; Vehicle checks; Route planning; HGV Class 2
    Class 1 Driver | HGV class 1 driver; HGV class 1; LGV class 1 driver; Class 1 HGV driver; C+E driver; HGV C+E driver; LGV C+E driver; CE driver; LGV 1 driver; Artic driver; Articulated lorry driver; Tramper; HGV tramper; Lkw-Fahrer CE | Lorry Driver; Class 2 Driver; Tanker Driver | HGV Class 1; Lorry driving; Driver CPC; Tachograph rules; Vehicle checks; Load securing
    Class 2 Driver | HGV class 2 driver; Rigid driver; Category C driver; 7.5 tonne driver; LGV 2 driver | Lorry Driver; Van Driver; Refuse Collector | HGV Class 2; Lorry driving; Driver CPC; Tachograph rules; Vehicle checks; Multi-drop delivery; Tail lift operation
    Tanker Driver | Fuel tanker driver; ADR driver; Petroleum tanker driver; Milk tanker driver; Bulk tanker driver | Lorry Driver; Class 2 Driver | Tanker driving; Dangerous goods; HGV Class 1; Driver CPC; Tachograph rules; Vehicle checks
    Van Driver | Delivery driver; Multi-drop driver; Light van driver; Parcel delivery driver; Auslieferungsfahrer; Chauffeur-livreur; Repartidor; Driver; Fahrer | Courier; Class 2 Driver; Postal Worker; Removals Operative | Van driving; Multi-drop delivery; Route planning; Vehicle checks; Customer service; Driving licence; Manual handling
    Courier | Parcel courier; Bike courier; Motorcycle courier; Food delivery rider; Delivery rider; Messenger; Kurier; Coursier | Van Driver; Postal Worker | Courier work; Multi-drop delivery; Last-mile delivery; Route planning; Barcode scanning; Driving licence
    Postal Worker | Postman; Postwoman; Postie; Mail carrier; Mail sorter; Briefträger; Facteur; Cartero | Courier; Van Driver; Warehouse Operative | Postal delivery; Parcel sorting; Customer service; Manual handling; Driving licence
    Removals Operative | Removal man; Furniture remover; Mover; Removals porter; House mover; Möbelpacker; Déménageur | Van Driver; Warehouse Operative | Removals; Manual handling; Van driving; Load securing; Customer service
    Bus Driver | Coach driver; PCV driver; PSV driver; Minibus driver; Busfahrer; Conducteur de bus; Conductor de autobús | Tram Driver; Lorry Driver; Taxi Driver | Bus driving; Passenger transport; Driver CPC; Tachograph rules; Vehicle checks; Customer service; Cash handling
    Tram Driver | Streetcar driver; Light rail driver; Metro driver; Underground train operator; Straßenbahnfahrer; Conducteur de tramway | Train Driver; Bus Driver | Tram driving; Rail operations; Passenger transport; Vehicle checks
    Train Driver | Locomotive driver; Engine driver; Train operator; Freight train driver; Lokführer; Conducteur de train; Maquinista de tren | Tram Driver; Train Conductor; Rail Signaller | Train driving; Rail operations; Rail signalling; Vehicle checks; Attention to detail
    Train Conductor | Train guard; Train manager; On-board host; Ticket inspector; Revenue protection officer; Zugbegleiter; Contrôleur; Revisor | Train Driver; Cabin Crew; Station Assistant | Passenger transport; Rail operations; Customer service; Conflict resolution; Cash handling
    Station Assistant | Railway station staff; Train dispatcher; Platform staff | Train Conductor; Cashier; Customer Service Adviser; Ticket Office Clerk | Rail operations; Passenger transport; Customer service; Till operation
    Rail Signaller | Signalman; Signaller; Signal operator; Train controller; Rail traffic controller; Fahrdienstleiter; Aiguilleur du rail | Train Driver; Air Traffic Controller | Rail signalling; Rail operations; Attention to detail; Accident investigation
    Taxi Driver | Cab driver; Private hire driver; Chauffeur; Minicab driver; Cabbie; Taxifahrer; Chauffeur de taxi; Taxista | Bus Driver; Courier; Patient Transport Driver | Taxi driving; Route planning; Passenger transport; Customer service; Driving licence
    Patient Transport Driver | Ambulance care assistant; Patient transport service driver; PTS driver; Community transport driver; Passenger assistant | Taxi Driver; Bus Driver; Care Assistant | Passenger transport; Moving and handling; First aid; Driving licence; Customer service
    Refuse Collector | Bin man; Binman; Refuse loader; Waste collector; Dustman; Recycling operative; Müllwerker; Éboueur | Class 2 Driver; Cleaner; Warehouse Operative | Waste collection; Manual handling; Health and safety; Lorry driving
    Forklift Operator | Forklift driver; FLT driver; Fork lift truck driver; Counterbalance driver; Gabelstaplerfahrer; Cariste; Carretillero; Staplerfahrer | Reach Truck Driver; Warehouse Operative; Yard Operative | Forklift driving; Cargo handling; Goods in; Dispatch; Barcode scanning; Warehouse safety; Vehicle checks
    Reach Truck Driver | Reach truck operator; VNA driver; VNA operator; Bendi driver; High reach driver | Forklift Operator; Warehouse Operative | Reach truck driving; Forklift driving; Goods in; Picking and packing; Barcode scanning
    Warehouse Operative | Warehouse worker; Warehouse assistant; Warehouse person; Storeman; Warehouseman; Lagerist; Agent d’entrepôt; Mozo de almacén; Lagerarbeiter; Lagermitarbeiter; Fachkraft für Lagerlogistik; préparateur en entrepôt | Order Picker; Forklift Operator; Production Operative; Stock Controller | Picking and packing; Goods in; Dispatch; Barcode scanning; Manual handling; Stocktaking; Cargo handling; Forklift driving
    Order Picker | Picker packer; Warehouse picker; Picker; Packer; Order selector; Kommissionierer; Préparateur de commandes | Warehouse Operative; Forklift Operator; Packing Operative | Picking and packing; Barcode scanning; Order fulfilment; Manual handling; Shrink wrapping
    Loader | Loading bay operative; Goods in operative; Despatch operative; Unloader; Night loader; Goods handler; Manutentionnaire | Warehouse Operative; Forklift Operator; Baggage Handler | Cargo handling; Goods in; Dispatch; Manual handling; Load securing
    Yard Operative | Yardman; Yard person; Shunter; Shunt driver; Builders' yard assistant; Yard marshal | Forklift Operator; Warehouse Operative; Lorry Driver | Forklift driving; Cargo handling; Traffic management; Health and safety
    Warehouse Supervisor | Warehouse team leader; Warehouse shift manager; Stores supervisor; Goods in supervisor; Lagerleiter; Chef d'équipe entrepôt | Warehouse Manager; Shift Supervisor; Warehouse Operative | Warehouse management; Team leadership; Shift planning; Inventory control; Warehouse management systems; Health and safety
    Warehouse Manager | Depot manager; Distribution centre manager; Distribution manager; Warehouse operations manager; Stores manager; Responsable d'entrepôt; Jefe de almacén | Warehouse Supervisor; Logistics Manager; Supply Chain Manager; Operations Manager | Warehouse management; Inventory control; Warehouse management systems; Team leadership; Health and safety; Shift planning; Budgeting
    Warehouse Administrator | Warehouse clerk; Goods in administrator; Stores clerk; Despatch clerk; Logistics clerk; Stock administrator | Stock Controller; Logistics Coordinator; Office Administrator | Goods in; Dispatch; Data entry; Inventory control; Warehouse management systems; Microsoft Excel
    Stores Person | Storekeeper; Stores assistant; Stores operative; Parts storeperson; Magazinier; Tool crib attendant | Warehouse Operative; Parts Adviser; Stock Controller | Inventory control; Goods in; Purchase ordering; Barcode scanning; Stocktaking
    Transport Planner | Transport scheduler; Traffic planner; Haulage planner; Transport coordinator; Transport clerk; Route planner; Disponent; Affréteur | Transport Manager; Logistics Coordinator; Freight Forwarder; Dispatcher | Transport planning; Route planning; Tachograph rules; Transport management systems; Dispatch; Negotiation
    Dispatcher | Transport controller; Despatch coordinator; Taxi controller; Traffic office clerk; Vehicle controller; Dispatch coordinator | Transport Planner; Logistics Coordinator; Emergency Call Handler | Dispatch; Dispatch control; Route planning; Telephone manner; Transport management systems
    Transport Manager | Haulage manager; Fleet manager; Transport supervisor; Fleet coordinator; Fuhrparkleiter; Responsable transport | Transport Planner; Logistics Manager; Warehouse Manager | Transport management; Fleet management; Transport compliance; Tachograph rules; Team leadership; Budgeting
    Logistics Manager | Logistics operations manager; Head of logistics; Distribution and logistics manager; Logistikleiter; Responsable logistique; Jefe de logística | Supply Chain Manager; Warehouse Manager; Transport Manager | Supply chain management; Logistics coordination; Transport management; Warehouse management; Supplier management; Budgeting
    Logistics Coordinator | Logistics administrator; Shipping coordinator; Logistics executive; Supply chain coordinator; Logistics specialist; Speditionskaufmann; Agent logistique | Freight Forwarder; Transport Planner; Import and Export Clerk; Supply Chain Analyst | Logistics coordination; Freight forwarding; Import and export documentation; Customer service; Order processing; Microsoft Excel
    Supply Chain Manager | Supply chain director; Supply manager; Head of supply chain; Responsable supply chain | Logistics Manager; Procurement Manager; Demand Planner; Operations Manager | Supply chain management; Demand planning; Inventory control; Supplier management; Procurement; ERP systems; Logistics coordination
    Supply Chain Analyst | Logistics analyst; Inventory analyst; Supply chain specialist; Supply analyst | Demand Planner; Data Analyst; Logistics Coordinator | Supply chain analytics; Microsoft Excel; Inventory control; Demand planning; SAP; SQL
    Demand Planner | Demand manager; Supply planner; Inventory planner; Materials planner; Material controller; Approvisionneur; S&OP manager | Supply Chain Analyst; Production Planner; Merchandiser | Demand planning; Supply planning; Inventory control; Forecasting; ERP systems; Microsoft Excel
    Procurement Manager | Purchasing manager; Head of procurement; Sourcing manager; Supplier manager; Einkaufsleiter; Responsable achats | Procurement Officer; Supply Chain Manager; Contract Manager; Buyer | Procurement; Supplier management; Contract negotiation; CIPS; Contract management; Budgeting
    Procurement Officer | Purchasing officer; Procurement specialist; Purchasing assistant; Procurement executive; Purchaser; Einkäufer; Acheteur industriel; Buying administrator | Buyer; Procurement Manager; Contract Administrator; Supply Chain Analyst | Procurement; Purchase ordering; Supplier management; Negotiation; ERP systems; Microsoft Excel
    Freight Forwarder | Freight forwarding clerk; Freight operator; Freight coordinator; Air freight operator; Sea freight operator; Spediteur; Transitaire | Customs Broker; Logistics Coordinator; Import and Export Clerk; Transport Planner | Freight forwarding; Air freight; Sea freight; Customs clearance; Import and export documentation; Incoterms; Freight rates
    Customs Broker | Customs agent; Customs clerk; Customs declarant; Customs specialist; Customs compliance officer; Zolldeklarant; Déclarant en douane; Agente de aduanas | Freight Forwarder; Import and Export Clerk; Customs Officer | Customs clearance; Tariff classification; Import and export documentation; Incoterms; Data entry
    Import and Export Clerk | Shipping clerk; Export administrator; Import administrator; Export coordinator; Export clerk; Shipping administrator; Import-export assistant | Freight Forwarder; Logistics Coordinator; Sales Administrator; Customs Broker | Import and export documentation; Customs clearance; Incoterms; Order processing; Freight forwarding
    Air Traffic Controller | ATC officer; Air traffic control officer; ATCO; Tower controller; Fluglotse; Contrôleur aérien; Controlador aéreo | Flight Dispatcher; Pilot; Rail Signaller | Air traffic control; Communication; Attention to detail; Problem solving
    Pilot | Airline pilot; First officer; Commercial pilot; Helicopter pilot; Flugzeugpilot; Pilote de ligne; Piloto | Flight Dispatcher; Air Traffic Controller; Drone Pilot | Aircraft piloting; Flight operations; Communication; Attention to detail
    Drone Pilot | Drone operator; UAV pilot; UAS operator; Drone surveyor; Télépilote de drone | Pilot; Land Surveyor; Photographer | Drone piloting; Aerial filming; Drone surveys; Risk assessment
    Flight Dispatcher | Flight operations officer; Flight planner; Crew scheduler; Aircraft dispatcher; Turnaround coordinator | Air Traffic Controller; Airline Customer Service Agent; Transport Planner | Flight operations; Airport operations; Shift planning; Communication
    Baggage Handler | Ramp agent; Airport ground handler; Aircraft loader; Ground operations agent | Loader; Airline Customer Service Agent; Warehouse Operative | Airport operations; Cargo handling; Manual handling; Health and safety
    Ship's Officer | Deck officer; Chief mate; Ship's captain; Master mariner; Ship master; Navigating officer; Nautischer Offizier; Capitaine de navire | Deckhand; Marine Engineer; Harbour Master | Ship navigation; Deck work; Risk assessment; Team leadership; Cargo handling
    Deckhand | Seaman; Able seaman; Sailor; Ordinary seaman; Boatman; Ferry crew; Matrose; Matelot | Fisherman; Ship's Officer; Port Worker | Deck work; Boat licence; Ship navigation; Manual handling
    Port Worker | Docker; Stevedore; Dock worker; Longshoreman; Terminal operative; Hafenarbeiter; Estibador | Loader; Crane Operator; Deckhand | Port operations; Cargo handling; Load securing; Side loader driving
    Harbour Master | Port manager; Harbourmaster; Terminal manager; Port operations manager; Marine superintendent; Capitaine de port | Ship's Officer; Logistics Manager | Port operations; Ship navigation; Emergency planning; Health and safety; Stakeholder management
    Transport Modeller | Transport consultant; Traffic modeller; Public transport planner; Timetable planner; Transportation planner; Verkehrsplaner | Town Planner; Civil Engineer; GIS Analyst | Public transport planning; Data analysis; GIS; Report writing; Statistics
  `,
}
