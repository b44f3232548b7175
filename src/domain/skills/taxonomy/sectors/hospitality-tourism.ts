import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const hospitalityTourism: SectorTerms = {
  sector: 'HospitalityTourism',
  skills: `
    Food preparation | food prep; prep work; mise en place; vegetable preparation; preparing food; Speisenzubereitung; Vorbereitung von Speisen; préparation des aliments; préparation culinaire; preparación de alimentos | Cooking; Cold kitchen
    Cooking | cookery; culinary skills; preparing meals; cuisine; home cooking; Kochen; Kochkenntnisse; préparation des repas; préparation de repas; cocina; preparación de comidas; techniques culinaires | Batch cooking; Grill cooking
    Batch cooking | bulk cooking; mass catering; large-scale cooking; production kitchen |
    Grill cooking | grill section; grilling; barbecue cooking; BBQ; char-grilling; grill; grill chef skills; working the grill; Grillen; grillades; cuisson au grill; parrilla; cocina a la parrilla | Frying
    Frying | deep frying; fryer section; fat fryer operation; sauté |
    Cold kitchen | garde manger; cold starters; larder section; salad preparation; cold larder |
    Sauce making | sauces; stocks and sauces; sauce section; saucier work | Cooking
    Fish cookery | fish section; seafood cookery; seafood preparation; fish filleting for the kitchen | Cooking
    Knife skills | knife work; knife handling; chopping and slicing; knife techniques | Food preparation
    Baking | cake baking; baking cakes; home baking; biscuit making; Backen; Backwaren herstellen; boulangerie; panadería; repostería casera | Bread making; Pastry making
    Pastry making | pastry; patisserie; pastry section; pastry work; Konditorei; pastelería | Dessert making; Cake decorating
    Dessert making | desserts; plated desserts; puddings; ice cream making |
    Cake decorating | sugarcraft; icing; cake icing; sugar paste work; wedding cakes | Chocolate work
    Chocolate work | chocolate making; chocolate tempering; chocolaterie; confectionery making |
    Pizza making | pizzaiolo skills; pizza dough; pizza oven; making pizza | Baking
    Sushi making | sushi preparation; sushi rolling; sashimi preparation; Japanese cuisine | Fish cookery
    Asian cuisine | Chinese cuisine; Thai cuisine; wok cooking; oriental cooking; Indian cuisine | Cooking
    Italian cuisine | Italian cooking; pasta making; Mediterranean cuisine | Cooking
    French cuisine | French cooking; classical French cookery; haute cuisine | Cooking; Fine dining
    Plant-based cooking | vegan cooking; vegetarian cooking; vegan cuisine; meat-free cooking | Special diets
    Special diets | dietary requirements; special dietary requirements; gluten-free cooking; halal and kosher food; therapeutic diets | Allergen awareness
    Allergen awareness | allergens; allergen management; allergen control; Natasha's Law; food allergies; food intolerances | Food hygiene
    Food hygiene | food safety; food hygiene certificate; Level 2 Food Hygiene; food handler card; ServSafe; safe food handling; Lebensmittelhygiene; Hygienevorschriften; Infektionsschutzgesetz; Gesundheitszeugnis; hygiène alimentaire; manipulador de alimentos; carnet de manipulador de alimentos; higiene alimentaria; manipulación de alimentos | HACCP
    HACCP | hazard analysis and critical control points; hazard analysis; HACCP plans; Safer Food Better Business; food safety management |
    Menu planning | menu design; menu writing; menu creation; planning menus; recipe development; Menüplanung; Speiseplanung; élaboration de menus; élaboration des menus; elaboración de menús; planificación de menús | Dish costing
    Dish costing | costing dishes; menu costing; recipe costing; food cost control; GP control | Menu planning
    Portion control | portioning; food presentation; plate presentation | Dish costing
    Kitchen management | running a kitchen; kitchen supervision; kitchen leadership; back of house management; managing a kitchen brigade | Restaurant management; Kitchen rotas
    Kitchen rotas | kitchen rota; kitchen staffing; brigade scheduling | Shift planning
    Stock rotation | FIFO; first in first out; date checking; use-by date checks; rotating stock; rotation des stocks; rotación de stock; rotación de existencias | Stock ordering
    Stock ordering | ordering stock; ordering supplies; kitchen ordering; supplier ordering; provisioning; Warenbestellung; Bestellwesen; Warenbestellungen; passation de commandes; pedidos a proveedores; gestión de pedidos a proveedores | Inventory control
    Food waste reduction | waste control; reducing food waste; kitchen waste management; zero-waste kitchen | Portion control
    Kitchen cleaning | pot washing; dishwashing; washing up; kitchen portering; deep cleaning kitchens; kitchen hygiene; Küchenreinigung; Spülen; Geschirr spülen; Abwasch; plonge; nettoyage de cuisine; limpieza de cocina; lavado de vajilla | Cleaning
    Table service | waiting tables; waiting on; food service; serving food; plate carrying; waitressing; table waiting; Tischservice; Bedienen; Bedienung von Gästen; Kellnern; Servieren; service en salle; service à table; service à l'assiette; servicio de mesa; servicio de mesas; servicio en sala; camarero de sala | Silver service; Restaurant hosting; Food running
    Silver service | gueridon service; formal service; French service; fine dining service; servicio a la inglesa; service à l'anglaise | Banqueting
    Food running | running food; clearing tables; bussing tables; runner work |
    Fine dining | Michelin-star dining; rosette dining; gourmet dining; fine-dining experience | Silver service
    Restaurant hosting | greeting guests; seating guests; host stand; hostessing | Reservations; Front desk
    Restaurant management | restaurant operations; front of house management; running a restaurant; FOH management | Bar management; Hotel management
    Bar service | bartending; bar work; bar tending; pulling pints; serving drinks; Barservice; Getränkeausschank; service au bar; servicio de bar; barra y bar | Cocktail making; Bar management
    Cocktail making | mixology; cocktails; cocktail mixing; flair bartending; mixed drinks |
    Bar management | pub management; licensed premises management; running a bar; running a pub | Cellar management
    Cellar management | cellar work; line cleaning; keg changing; cask ale; beer cellar work |
    Personal licence | personal licence holder; alcohol licence; APLH; designated premises supervisor; responsible service of alcohol; RSA certificate | Licensing
    Barista skills | coffee making; espresso making; latte art; barista training; speciality coffee; coffee brewing; Kaffeezubereitung; préparation de café; preparación de café | Bar service
    Wine knowledge | wine service; sommelier skills; WSET; wine pairing; wine tasting; wine lists | Cocktail making
    Cash handling | handling cash; card payments; cash management; money handling; till floats; Kassenführung; Umgang mit Bargeld; gestion de caisse; gestion de la caisse; manejo de efectivo; manejo de caja | Till operation; Cashing up
    Hospitality point of sale | EPOS in restaurants; restaurant POS; Micros POS; Toast POS; order taking on tablets | Till operation
    Counter service | food counter service; canteen service; serving customers at a counter; fast food service; takeaway service; Thekenverkauf; Thekendienst; Bedienungstheke; service au comptoir; servicio de barra; atención en barra | Table service
    Catering management | catering operations; contract catering; running a canteen; school catering; catering supervision | Event catering; Kitchen management
    Event catering | catering for events; outside catering; buffet service; buffets; wedding catering | Banqueting
    Banqueting | banquets; banquet service; conference and banqueting; C&B; function service | Event management
    Hotel management | hotel operations; running a hotel; hospitality management; hotel general management; B&B management | Rooms division management
    Rooms division management | rooms division; front office management; accommodation management | Front desk
    Front desk | hotel reception; front office; hotel front desk; front desk operations; hotel front office; Hotelrezeption; Rezeption; réception hôtelière; réception d'hôtel; recepción de hotel | Check-in and check-out; Reception duties
    Check-in and check-out | guest check-in; checking in guests; guest check-out; guest registration |
    Reservations | room reservations; hotel bookings; taking bookings; table bookings; booking management; reservation handling; Reservierungen; Reservierungsannahme; prise de réservations; gestion des réservations; reservas; gestión de reservas | Appointment booking
    Hotel booking systems | Opera PMS; property management system for hotels; Oracle Opera; Cloudbeds; Mews; Protel; channel managers | Reservations; Travel booking systems
    Night audit | night auditing; hotel night audit; end-of-day hotel accounts | Front desk
    Revenue management | yield management; hotel revenue management; room pricing; RevPAR | Pricing
    Guest relations | guest services; guest care; guest experience; guest satisfaction; hospitality service; Gästebetreuung; Gästeservice; relation clientèle hôtelière; accueil des clients; atención al huésped | Customer service; Concierge
    Luggage handling | portering; bell service; baggage carrying; valet parking | Concierge
    Housekeeping | hotel housekeeping; room cleaning; room servicing; bed making; bedmaking; chambermaid work; turndown service; Zimmerreinigung; entretien des chambres; nettoyage des chambres; limpieza de habitaciones; Hauswirtschaft | Cleaning; Laundry
    Housekeeping supervision | room inspections; supervising housekeeping; linen management; housekeeping management | Housekeeping
    Laundry | laundry work; ironing; pressing clothes; linen care; laundering; dry cleaning; Bügeln; Wäschepflege; repassage; blanchisserie; entretien du linge; lavandería; planchado |
    Tour guiding | guiding tours; guided tours; tour leading; tourist guiding; leading tours; city tours; Blue Badge guide | Visitor services; Outdoor activity leading
    Visitor services | visitor experience; tourist information; visitor centre work | Front desk
    Travel planning | itinerary planning; trip planning; holiday planning; tour planning; package holidays; tailor-made travel | Travel booking systems
    Travel booking systems | GDS; Amadeus; Sabre; Galileo; Travelport; global distribution systems | Ticketing for travel
    Ticketing for travel | airline ticketing; flight bookings; rail ticketing; fare calculation; travel bookings | Travel planning
    Destination knowledge | destination expertise; local knowledge for visitors; geography of holiday destinations | Travel planning
    Tour operations | tour operating; contracting hotels; inbound tourism; ground handling for tours; excursions | Travel planning
    Tourism promotion | destination marketing; tourism development; tourism marketing; place marketing | Marketing strategy
    Holiday representation | resort representation; holiday rep work; welcome meetings; chalet hosting | Guest relations
    Entertainment hosting | animation team work; holiday entertainment; kids' club; compèring; quiz hosting | Holiday representation
    Cabin crew service | in-flight service; inflight service; cabin service; flight attendance; aviation safety procedures for cabin crew | Guest relations
    Outdoor activity leading | outdoor instruction; adventure guiding; mountain leading; climbing instruction; ski instruction; canoe instruction | Lifeguarding
    Lifeguarding | lifeguard; pool lifeguard; NPLQ; beach lifeguard; water rescue; pool supervision |
    Spa operations | spa management; spa reception; thermal suite operation; pool plant operation | Beauty treatments
    Leisure centre operations | leisure management; sports centre operations; gym operations; fitness club operations | Spa operations
    Casino dealing | croupier skills; card dealing; roulette dealing; blackjack dealing; gaming tables |
  `,
  occupations: `
    Chef | Cook; Chef de partie; Line cook; Demi chef; Koch; Cuisinier; Cocinero; CDP; Jungkoch und Koch; Beikoch; Alleinkoch; Chef de Partie Koch; cuisinier de collectivité; second de cuisine junior; jefe de partida; cocinero de colectividades; demi chef de partie; senior chef de partie; CDP chef | Sous Chef; Pastry Chef; Catering Assistant; Head Chef | Cooking; Food preparation; Knife skills; Menu planning; Food hygiene; Allergen awareness; Grill cooking; Stock rotation
    Commis Chef | Commis de cuisine; Trainee chef; Apprentice chef; Kitchen commis; Jungkoch; Commis cuisinier; Ayudante de cocina; Ayudante de cocinero; Kochlehrling | Chef; Kitchen Porter; Catering Assistant | Food preparation; Cooking; Knife skills; Food hygiene; Kitchen cleaning
    Sous Chef | Deputy head chef; Second chef; Junior sous chef; Souschef; Sous-chef de cuisine; second de cuisine; segundo de cocina; stellvertretender Küchenchef; subchef | Chef; Head Chef; Pastry Chef | Kitchen management; Cooking; Menu planning; Food hygiene; Allergen awareness; Stock ordering; Kitchen rotas; Dish costing
    Head Chef | Executive chef; Kitchen manager; Chef manager; Chef de cuisine; Küchenchef; Jefe de cocina; chef cuisinier; Chefkoch; responsable de cuisine; jefe de cocina ejecutivo | Sous Chef; Catering Manager; Restaurant Manager | Kitchen management; Menu planning; Dish costing; HACCP; Stock ordering; Kitchen rotas; Cooking; Food waste reduction
    Pastry Chef | Pâtissier; Pastry cook; Dessert chef; Pastry chef de partie; Konditor; Pastelero; chef pâtissier; maestro pastelero; repostero; pastelero repostero | Chef; Baker; Cake Decorator | Pastry making; Dessert making; Baking; Chocolate work; Cake decorating; Food hygiene
    Cake Decorator | Cake maker; Sugarcraft artist; Confectioner; Cake artist | Pastry Chef; Baker | Cake decorating; Baking; Pastry making; Food hygiene
    Pizza Chef | Pizzaiolo; Pizza maker; Pizza cook; Pizzabäcker | Chef; Fast Food Worker | Pizza making; Cooking; Food preparation; Food hygiene
    Kitchen Porter | KP; Kitchen assistant; Kitchen hand; Dishwasher; Pot washer; Kitchen helper; Plongeur; Küchenhilfe; Spüler; Spülkraft; Küchenhelfer; Spülhilfe; plongeur de cuisine; commis plongeur; aide de cuisine; aide cuisinier; friegaplatos; ayudante de lavado; lavaplatos; pinche de cocina; pinche; office de cocina; BOH team member; back of house team member | Catering Assistant; Cleaner; Chef | Kitchen cleaning; Food preparation; Food hygiene; Cleaning; Manual handling
    Catering Assistant | Canteen assistant; Food service assistant; School cook assistant; Lunchtime catering assistant; Catering worker; Food server; Kantinenmitarbeiter; employé de restauration; employé polyvalent de restauration; agent de restauration; équipier polyvalent; équipier de restauration rapide; auxiliar de cocina; ayudante de catering; Mitarbeiter Systemgastronomie; dinner assistant | Kitchen Porter; Fast Food Worker; Waiter | Counter service; Food preparation; Food hygiene; Kitchen cleaning; Cash handling; Allergen awareness
    School Cook | Cook supervisor; Canteen cook; Care home cook; Unit cook; Production cook | Chef; Catering Assistant; Catering Manager | Batch cooking; Special diets; Food hygiene; Menu planning; Allergen awareness; Stock ordering
    Fast Food Worker | Crew member; Fast food crew; Quick service restaurant team member; Takeaway assistant; Counter attendant; Sandwich maker | Catering Assistant; Sales Assistant; Barista | Counter service; Food preparation; Till operation; Food hygiene; Cash handling; Frying
    Catering Manager | Catering supervisor; Contract catering manager; Food service manager; Canteen manager; Food and beverage manager; F&B manager; Responsable restauration | Restaurant Manager; Head Chef; Banqueting Manager | Catering management; HACCP; Menu planning; Dish costing; Budgeting; Shift planning; Stock ordering
    Waiter | Waitress; Server; Waiting staff; Food and beverage attendant; Commis waiter; Kellner; Serveur; Camarero; Servicekraft; Restaurantfachmann; Servicemitarbeiter Gastronomie; Bedienung; commis de salle; camarero de sala; mesero; F&B assistant; food and beverage assistant; FOH team member; F&B attendant | Bartender; Barista; Restaurant Host; Catering Assistant | Table service; Food hygiene; Cash handling; Allergen awareness; Wine knowledge; Guest relations; Silver service
    Head Waiter | Maître d'; Maitre d'hotel; Restaurant supervisor; Chef de rang; Waiting staff supervisor; Floor supervisor; Oberkellner | Waiter; Restaurant Manager; Sommelier | Table service; Silver service; Wine knowledge; Guest relations; Reservations; Team leadership
    Restaurant Host | Restaurant hostess; Maître d' assistant; Restaurant greeter; Restaurant receptionist; Reservations host | Waiter; Hotel Receptionist | Restaurant hosting; Reservations; Guest relations; Telephone manner
    Restaurant Manager | Front of house manager; Restaurant general manager; Café manager; Assistant restaurant manager; Restaurantleiter; Directeur de restaurant; Gerente de restaurante; FOH manager | Catering Manager; Bar Manager; Hotel Manager; Head Waiter | Restaurant management; Shift planning; Table service; Budgeting; Food hygiene; Guest relations; Cashing up; Stock ordering
    Bartender | Barman; Barmaid; Bar staff; Mixologist; Bar person; Cocktail bartender; Barkeeper; Barmann; serveur de bar; camarero de barra; cantinero | Waiter; Barista; Bar Manager | Bar service; Cocktail making; Cash handling; Cellar management; Guest relations; Wine knowledge; Personal licence
    Bar Manager | Pub manager; Publican; Licensee; Bar supervisor; Pub landlady; Nightclub manager | Bartender; Restaurant Manager; Shop Manager | Bar management; Cellar management; Personal licence; Shift planning; Stocktaking; Cashing up; Bar service
    Barista | Coffee maker; Café assistant; Coffee shop assistant; Coffee shop team member; Café worker; barista de café | Bartender; Waiter; Sales Assistant; Fast Food Worker | Barista skills; Till operation; Counter service; Food hygiene; Cash handling; Guest relations
    Sommelier | Wine waiter; Wine steward; Wine adviser; Head sommelier | Waiter; Head Waiter; Bartender | Wine knowledge; Table service; Silver service; Fine dining; Inventory control
    Hotel Manager | Hotelier; Hotel general manager; Hotel director; Guest house manager; Hostel manager; Hoteldirektor; Directeur d'hôtel; Director de hotel | Front Office Manager; Restaurant Manager; Banqueting Manager; Facilities Manager | Hotel management; Revenue management; Guest relations; Budgeting; Rooms division management; Team leadership
    Front Office Manager | Reception manager; Front desk manager; Rooms division manager; Guest services manager; Hotel duty manager; Empfangsleiter | Hotel Manager; Hotel Receptionist; Guest Relations Officer | Rooms division management; Front desk; Hotel booking systems; Guest relations; Shift planning; Revenue management
    Hotel Receptionist | Front desk agent; Front desk clerk; Front office agent; Guest service agent; Hotel front desk assistant; Réceptionniste d'hôtel; Hotelrezeptionist; Recepcionista de hotel; Hotelfachmann; Rezeptionist; Rezeptionist Hotel; réceptionniste hôtel; réceptionniste de nuit; recepcionista hotel | Receptionist; Reservations Agent; Front Office Manager; Night Porter | Front desk; Check-in and check-out; Reservations; Hotel booking systems; Guest relations; Cash handling
    Night Porter | Night auditor; Hotel night manager; Night receptionist; Veilleur de nuit; Nachtportier | Hotel Receptionist; Hotel Porter; Security Guard | Night audit; Front desk; Guest relations; Check-in and check-out; Security patrols
    Hotel Porter | Bellboy; Bellhop; Bell attendant; Doorman; Luggage porter; Hotelpage; Bagagiste | Night Porter; Hotel Receptionist; Caretaker; Concierge | Luggage handling; Concierge; Guest relations; Front desk
    Reservations Agent | Hotel reservations agent; Booking agent; Reservations clerk; Reservations manager; Reservation consultant | Hotel Receptionist; Travel Agent; Call Centre Agent; Revenue Manager | Reservations; Hotel booking systems; Telephone manner; Upselling; Customer service
    Revenue Manager | Yield manager; Revenue analyst; Hotel revenue manager; Pricing and revenue manager | Reservations Agent; Hotel Manager; Pricing Analyst | Revenue management; Pricing; Sales forecasting; Microsoft Excel; Data analysis; Hotel booking systems
    Guest Relations Officer | Guest relations manager; Guest experience manager; Guest host; Guest services officer | Hotel Receptionist; Front Office Manager; Customer Service Adviser | Guest relations; Complaint handling; Front desk; Concierge
    Housekeeper | Room attendant; Chambermaid; Hotel housekeeper; Hotel cleaner; Domestic housekeeper; Femme de chambre; Zimmermädchen; Camarera de pisos; Hauswirtschafter; gouvernante; employé de maison; ama de llaves; empleado de hogar; Haushälter; Housekeeping Mitarbeiter; valet de chambre; camarera de habitaciones; camarero de pisos | Cleaner; Housekeeping Supervisor; Laundry Worker | Housekeeping; Cleaning; Laundry; Guest relations
    Housekeeping Supervisor | Head housekeeper; Executive housekeeper; Housekeeping manager; Floor housekeeper; Gouvernante d'hôtel; Hausdame; Gobernanta | Housekeeper; Front Office Manager; Cleaning Supervisor | Housekeeping supervision; Housekeeping; Shift planning; Stock ordering; Team leadership
    Laundry Worker | Laundry assistant; Laundry operative; Linen porter; Presser; Dry cleaner; Ironing assistant | Housekeeper; Cleaner | Laundry; Housekeeping; Machine operation; Manual handling
    Banqueting Manager | Conference and banqueting manager; Banquet manager; Events and catering manager; Functions manager; Bankettleiter | Events Manager; Catering Manager; Restaurant Manager | Banqueting; Event catering; Event management; Shift planning; Budgeting
    Tour Guide | Tourist guide; Tour leader; Guide; Tour manager; Museum guide; Reiseleiter; Guide touristique; Guía turístico | Visitor Services Assistant; Holiday Representative; Outdoor Activity Instructor | Tour guiding; Public speaking; Destination knowledge; Storytelling; Visitor services; First aid
    Travel Agent | Travel consultant; Travel adviser; Holiday sales consultant; Corporate travel consultant; Travel sales consultant; Reiseverkehrskaufmann; Agent de voyages; Agente de viajes | Reservations Agent; Tour Operator Executive; Sales Assistant | Travel planning; Travel booking systems; Ticketing for travel; Destination knowledge; Customer service; Sales
    Tour Operator Executive | Tour operations executive; Tour planner; Destination manager; Tourism manager; Tourism officer | Travel Agent; Events Manager; Tour Guide | Tour operations; Travel planning; Tourism promotion; Contract negotiation; Destination knowledge
    Visitor Services Assistant | Tourist information assistant; Visitor host | Tour Guide; Receptionist; Sales Assistant | Visitor services; Customer service; Cash handling; Tour guiding; Till operation
    Holiday Representative | Holiday rep; Resort representative; Overseas rep; Chalet host; Holiday entertainer; Children's rep; Animateur | Tour Guide; Guest Relations Officer; Cabin Crew | Holiday representation; Guest relations; Entertainment hosting; Destination knowledge; Complaint handling
    Cabin Crew | Flight attendant; Air steward; Air hostess; Air stewardess; Cabin attendant; Flugbegleiter; Hôtesse de l'air; Tripulante de cabina; personnel navigant commercial; auxiliar de vuelo; azafata de vuelo | Waiter; Holiday Representative; Train Conductor | Cabin crew service; Guest relations; First aid; Table service; Conflict resolution
    Outdoor Activity Instructor | Outdoor instructor; Adventure guide; Mountain guide; Ski instructor; Climbing instructor; Watersports instructor; Activity leader | Sports Coach; Tour Guide; Lifeguard | Outdoor activity leading; First aid; Risk assessment; Tour guiding; Youth work
    Lifeguard | Pool lifeguard; Beach lifeguard; Swimming pool attendant; Leisure assistant; Pool attendant; Rettungsschwimmer; Maître-nageur sauveteur; Socorrista | Leisure Centre Manager; Outdoor Activity Instructor | Lifeguarding; First aid; Leisure centre operations; Customer service
    Leisure Centre Manager | Leisure manager; Gym manager; Sports centre manager; Fitness club manager; Spa manager; Leisure duty manager | Facilities Manager; Hotel Manager; Lifeguard | Leisure centre operations; Shift planning; Budgeting; Health and safety; Spa operations; Sales targets
    Croupier | Casino dealer; Gaming dealer; Casino croupier; Pit boss | Bartender; Cashier | Casino dealing; Cash handling; Guest relations; Mathematics
  `,
}
