import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const realEstate: SectorTerms = {
  sector: 'RealEstate',
  skills: `
    Property management | managing properties; property administration; estate management; rental management; real estate management; managing rental property | Block management; Lettings; Tenant relations
    Block management | leasehold management; residential block management; apartment block management; HOA management; homeowners association management; managing agents | Service charge budgets
    Commercial property management | managing commercial property; office building management; retail property management; shopping centre management | Property management; Commercial property
    Asset management of property | real estate asset management; property asset management; portfolio management of property; property portfolio management | Property investment
    Property valuation | valuing property; real estate appraisal; property appraisal; valuations; Red Book valuation; house valuation; RICS valuation | Rent reviews; Property investment
    Mortgage valuation | HomeBuyer reports; mortgage surveys; residential valuations; automated valuation models | Property valuation
    Property sales | estate agency; house sales; selling property; real estate sales; residential sales; selling houses; property selling | Lettings; Property listing; Viewings
    New homes sales | new build sales; off-plan sales; show home sales; plot sales | Property sales
    Auction sales | property auctions; auctioneering; auction conduct; bidding at auctions | Property sales; Sales
    Property listing | instructions for sale; market appraisals for vendors; valuations for listing; winning instructions; listing homes | Property marketing
    Property marketing | property particulars; marketing property; Rightmove; Zoopla; property descriptions; floor plans for sales | Property photography
    Property photography | interior photography; house photography; virtual tours; Matterport; 360 tours; real estate photography | Photography
    Home staging | staging homes; show home dressing; property styling | Interior design
    Lettings | letting property; rentals; residential lettings; property rental; leasing homes; lettings agency | Property management; Tenant referencing; Viewings
    Short-term lettings | holiday lets; Airbnb hosting; serviced apartments; short lets; vacation rentals; holiday let management | Lettings; Hotel management
    Viewings | property viewings; conducting viewings; accompanied viewings; open houses; showing properties; house viewings | Property sales
    Applicant matching | registering applicants; buyer matching; buyer qualification; property applicant management | Lead qualification
    Sales progression | sales progressing; chain management; progressing sales to completion; sale progression | Conveyancing
    Tenancy agreements | ASTs; tenancies; assured shorthold tenancies; drawing up tenancies; tenancy contracts; tenancy paperwork | Tenancy deposits; Lease agreements
    Tenancy deposits | deposit schemes; deposit disputes; deposit protection; TDS deposits | Inventory reports
    Tenant referencing | tenant checks; right to rent checks; credit checks on tenants; tenant screening; reference checks for tenants | Tenancy agreements
    Tenant relations | tenant liaison; tenant management; dealing with tenants; landlord and tenant relations; resident liaison; tenant communication; landlord liaison | Customer service
    Rent collection | collecting rent; arrears management; rent arrears; rent accounting; rental income collection | Credit control
    Rent reviews | reviewing rents; rent review negotiation; lease renewals; lease consultancy | Lease negotiation
    Evictions | possession proceedings; section 21 notices; notice serving; repossession of homes | Property law
    Lease agreements | leases; commercial leases; lease administration; lease management; heads of terms; lease abstraction | Lease negotiation
    Lease negotiation | negotiating leases; lease negotiations; leasing negotiation; commercial lease negotiation | Contract negotiation
    Commercial leasing | office leasing; retail leasing; commercial agency; leasing agency; tenant representation; industrial agency | Lettings; Commercial property
    Commercial property | commercial real estate; office property; retail property; industrial property; CRE; commercial agency property | Residential property
    Residential property | residential real estate; housing market; homes market; residential property market knowledge | Property sales
    Rural property | rural surveying; agricultural property; land agency; rural estate management; farm tenancies; CAAV | Estate management of land; Property management
    Estate management of land | country estate management; land management; landed estates; sporting estates | Farm management
    Property law basics | landlord and tenant act; housing law; tenancy law; leasehold law; housing legislation; property legislation | Property law
    Property investment | real estate investment; buy-to-let; property portfolio investment; REITs; property finance; investment property | Investment analysis
    Property financial modelling | Argus; discounted cash flow for property; development appraisals; ARGUS Developer; residual valuation; development viability | Financial modelling; Property development
    Property development | real estate development; developing property; housing development; development project management; property refurbishment; site development | Land acquisition
    Land acquisition | land buying; site acquisition; buying land; land sourcing; strategic land; site finding; option agreements for land | Planning applications
    Planning gain negotiation | section 106; community infrastructure levy; planning obligations; CIL | Land acquisition
    Compulsory purchase | compensation claims for land; wayleaves; easements; right of way negotiation | Land acquisition
    Business rates appeals | rating appeals; rateable value; business rates advice; property tax appeals | Property valuation
    Facilities management | FM; facility management; facility services; managing facilities; workplace management; IWFM | Building maintenance; Contractor management; Property management
    Soft services management | soft FM; cleaning contract management; catering and security contracts; reception services management | Facilities management
    Hard services management | hard FM; mechanical and electrical maintenance contracts; M&E maintenance management; planned building maintenance | Facilities management
    Helpdesk for facilities | CAFM; facilities helpdesk; Concept Evolution; maintenance requests; works orders; work order management | Facilities management
    Building maintenance | maintenance of buildings; general building repairs; repairs and maintenance; estates maintenance; Gebäudeinstandhaltung; Gebäudeunterhalt; maintenance des bâtiments; entretien des bâtiments; mantenimiento de edificios | Building fabric repair; Caretaking; Property maintenance
    Building fabric repair | fabric maintenance; multi-trade repairs; patching and making good; multi-skilled repairs | Painting and decorating
    Caretaking | janitorial work; caretaker duties; site keeping; premises care; concierge duties in residences; building care; Hausmeistertätigkeiten; Hausmeisterdienste; gardiennage d'immeuble; conserjería | Key holding; Cleaning
    Key holding | keyholding; keyholder duties; opening and locking up premises; locking and unlocking; alarm response | Store opening and closing; Security patrols
    Void property management | empty homes; void inspections; vacant property inspections | Property inspections
    Property inspections | inspecting properties; routine property visits; house inspections; interim inspections | Inventory reports; Health and safety auditing
    Inventory reports | inventories; check-in inventories; check-out reports; inventory clerking; schedules of condition; inventory check reports | Property inspections
    Building surveying | building surveys; condition surveys; structural surveys of homes; dilapidations; RICS building surveying; building pathology; defect analysis | Property valuation; Party wall matters
    Party wall matters | Party Wall Act; party wall awards; party wall surveying; rights of light |
    Damp and timber surveying | timber surveys; damp diagnosis; mould assessment | Building surveying
    Measured surveys | floor plan drawing; measuring buildings; RICS property measurement; area referencing; lease plans | Surveying
    Stock condition surveys | asset surveys; housing stock surveys; planned works surveys | Building surveying
    Refurbishment management | fit-out management; dilapidation works; fit-out projects | Property development; Site management
    Contractor management | managing contractors; contractor supervision; overseeing contractors; supervising contractors; contractor control | Supplier management; Subcontractor management
    Fire safety | fire prevention; fire safety management; fire alarm testing; Brandschutz; sécurité incendie; SSIAP; seguridad contra incendios; protección contra incendios | Fire risk assessment; Health and safety; Fire warden
    Fire risk assessment | fire risk assessments; compartmentation surveys |
    Building safety compliance | statutory compliance of buildings; compliance testing in buildings; gas safety records; landlord compliance | Fire safety; Water hygiene
    Water hygiene | legionella; L8 compliance; legionella testing; water temperature checks | Building safety compliance
    Asbestos management | asbestos surveys; asbestos register; P405 | Building safety compliance
    Space planning | office space planning; space management; workplace planning; office moves; desk planning; move management | Facilities management; Interior design
    Workplace services | office services; front-of-house services in offices; meeting room management; hospitality in offices | Facilities management
    Service charge budgets | service charges; service charge accounting; service charge management; maintenance charge budgets; service charge reconciliation | Budgeting
    Leaseholder consultation | section 20 consultation; residents' meetings; leaseholder liaison; residents' associations | Block management
    Property management software | Yardi; Qube; MRI software; Reapit; Alto; Arthur Online; property CRM | Property management
    Property insurance | buildings insurance; landlord insurance; insurance claims for buildings | Insurance claims
    Relocation services | relocation agency; home search; destination services; house hunting for clients | Property sales
    Student accommodation management | student housing; halls of residence; PBSA; student lettings | Property management
    Build-to-rent operations | BTR; multifamily operations; resident experience; co-living | Property management
    Estate agency negotiation | negotiating offers on homes; offer negotiation on property; negotiating house sales | Negotiation
    Smart building technology | proptech; smart buildings; building information systems; IoT in buildings | Building management systems
  `,
  occupations: `
    Estate Agent | Real estate agent; Realtor; Residential sales negotiator; Sales negotiator; Property consultant; Immobilienmakler; Agent immobilier; Agente inmobiliario; Immobilienkaufmann; asesor inmobiliario; négociateur immobilier | Lettings Negotiator; Letting Agent; Valuer; Sales Representative | Property sales; Viewings; Property listing; Negotiation; Property marketing; Customer service; Sales; Sales progression
    Estate Agency Branch Manager | Estate agency manager; Real estate broker; Lister; Property sales manager | Estate Agent; Letting Agent; Shop Manager | Property sales; Property listing; Team leadership; Sales targets; Property valuation
    Letting Agent | Lettings manager; Lettings consultant; Rental agent; Leasing agent; Leasing consultant; Lettings coordinator; Agent de location | Lettings Negotiator; Estate Agent; Property Manager; Housing Officer | Lettings; Viewings; Tenancy agreements; Tenant referencing; Tenant relations; Property marketing
    Lettings Negotiator | Letting negotiator; Lettings adviser; Rental negotiator; Lettings administrator; Rentals adviser | Letting Agent; Estate Agent; Sales Assistant | Lettings; Viewings; Negotiation; Tenant referencing; Tenancy agreements; Customer service
    New Homes Sales Adviser | New homes sales executive; Site sales manager; New homes negotiator | Estate Agent; Car Sales Executive; Sales Representative | New homes sales; Property sales; Sales; Customer service; Viewings
    Sales Progressor | Sales progression manager; Property sales administrator; Sales progression executive; Estate agency administrator | Estate Agent; Conveyancer; Office Administrator | Sales progression; Conveyancing; Customer service; Property sales; Data entry
    Property Manager | Residential property manager; Real estate manager; Property administrator; Lettings property manager; Immobilienverwalter; Gestionnaire immobilier; Administrador de fincas; Hausverwalter | Block Manager; Letting Agent; Facilities Manager; Housing Officer | Property management; Tenant relations; Building maintenance; Contractor management; Rent collection; Tenancy agreements; Property inspections; Property law basics
    Block Manager | Leasehold manager; Residential block manager; Managing agent; Syndic de copropriété; HOA manager; WEG-Verwalter | Property Manager; Facilities Manager; Housing Officer | Block management; Service charge budgets; Leaseholder consultation; Contractor management; Fire safety; Property law basics
    Commercial Property Manager | Shopping centre manager; Commercial estate manager; Property asset manager | Property Manager; Facilities Manager; Valuer | Commercial property management; Lease agreements; Rent reviews; Service charge budgets; Tenant relations; Asset management of property
    Commercial Agent | Commercial property agent; Leasing surveyor; Office agency surveyor; Commercial real estate broker; Commercial leasing agent | Valuer; Estate Agent; Commercial Property Manager | Commercial leasing; Lease negotiation; Commercial property; Viewings; Negotiation; Business development
    Lease Administrator | Lease manager; Property lease analyst; Lease coordinator; Property records administrator | Contract Administrator; Commercial Property Manager; Paralegal | Lease agreements; Property management software; Data entry; Service charge budgets; Microsoft Excel
    Valuer | Property valuer; Valuation surveyor; Real estate appraiser; Chartered surveyor; Residential surveyor; Immobilienbewerter; Expert immobilier; Tasador | Building Surveyor; Estate Agent; Commercial Agent; Real Estate Analyst | Property valuation; Mortgage valuation; Property investment; Report writing; Rent reviews; Commercial property
    Auctioneer | Property auctioneer; Livestock auctioneer; Auction house manager; Auction valuer; Commissaire-priseur; Auktionator | Valuer; Estate Agent; Antiques Dealer | Auction sales; Property valuation; Public speaking; Sales
    Building Surveyor | Chartered building surveyor; Property surveyor; Building pathologist; Party wall surveyor; Dilapidations surveyor; Bausachverständiger; Building consultant | Valuer; Building Control Surveyor; Quantity Surveyor; Architect | Building surveying; Building regulations; Party wall matters; Report writing; Refurbishment management; AutoCAD; Contract management
    Inventory Clerk | Property inspector; Inventory assessor; Property inspection officer | Letting Agent; Energy Assessor; Property Manager | Inventory reports; Property inspections; Report writing; Photography; Driving licence
    Facilities Manager | FM manager; Facility manager; Estates manager; Building manager; Premises manager; Workplace manager; Gebäudemanager; Responsable services généraux | Property Manager; Maintenance Manager; Office Manager; Facilities Coordinator | Facilities management; Contractor management; Building maintenance; Health and safety; Fire safety; Budgeting; Space planning; Hard services management
    Facilities Coordinator | Facilities assistant; Facilities administrator; Facilities officer; Workplace coordinator; Facilities helpdesk coordinator; Office services assistant | Facilities Manager; Office Administrator; Caretaker; Receptionist | Facilities management; Helpdesk for facilities; Contractor management; Workplace services; Health and safety; Customer service
    Caretaker | Custodian; Building caretaker; Hausmeister; Gardien d'immeuble; Conserje; concierge d'immeuble | Building Maintenance Worker; Cleaner; Facilities Coordinator; Security Guard | Caretaking; Building maintenance; Key holding; Cleaning; Health and safety; Fire safety
    Building Maintenance Worker | Building maintenance engineer; Agent d'entretien bâtiment; Haustechniker | Caretaker; Plumber; Electrician; Handyperson | Building maintenance; Building fabric repair; Plumbing; Painting and decorating; Carpentry; Health and safety; Driving licence
    Property Developer | Real estate developer; Property development manager; Residential developer; Projektentwickler Immobilien; Promoteur immobilier; Promotor inmobiliario | Land Buyer; Project Manager; Property Investor; Quantity Surveyor | Property development; Land acquisition; Property financial modelling; Planning applications; Project management; Negotiation
    Land Buyer | Land manager; Land acquisition manager; Land negotiator; Strategic land manager; Site finder; Land and planning manager | Property Developer; Estate Agent; Town Planner; Land Agent | Land acquisition; Negotiation; Planning applications; Property valuation; Property financial modelling; Networking
    Land Agent | Rural surveyor; Rural chartered surveyor; Estate steward; Rural estate manager; Wayleave officer; Country estate manager; Gutsverwalter | Farm Manager; Land Buyer; Valuer | Rural property; Estate management of land; Property valuation; Compulsory purchase; Negotiation
    Property Investor | Real estate investor; Landlord; Property investment manager; Real estate investment analyst | Property Developer; Real Estate Analyst; Investment Analyst | Property investment; Property financial modelling; Negotiation; Asset management of property; Due diligence
    Real Estate Analyst | Property analyst; Real estate research analyst; Property research analyst; Real estate financial analyst; Analyste immobilier | Financial Analyst; Valuer; Property Investor | Property financial modelling; Property investment; Financial modelling; Microsoft Excel; Market analysis; Report writing
    Property Accountant | Service charge accountant; Property finance manager; Rent accountant; Lettings accounts assistant | Accountant; Property Manager; Accounts Assistant | Service charge budgets; Rent collection; Bookkeeping; Bank reconciliation; Property management software
    Holiday Let Manager | Short-let manager; Airbnb manager; Serviced apartment manager; Holiday park manager; Campsite manager; Vacation rental manager | Hotel Manager; Property Manager; Housekeeping Supervisor | Short-term lettings; Guest relations; Property management; Housekeeping supervision; Reservations
    Student Accommodation Manager | Accommodation manager; Halls manager; Residence manager; Resident services manager; Build-to-rent manager; Student housing officer | Property Manager; Hotel Manager; Housing Officer | Student accommodation management; Property management; Tenant relations; Build-to-rent operations; Budgeting
    Relocation Agent | Home search consultant; Relocation coordinator; Buying agent; Property finder; Relocation adviser | Estate Agent; Letting Agent; Global Mobility Specialist | Relocation services; Viewings; Negotiation; Customer service; Residential property
  `,
}
