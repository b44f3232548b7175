import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const sales: SectorTerms = {
  sector: 'Sales',
  skills: `
    Sales | selling; sales skills; sales techniques; sales experience; selling techniques; salesmanship; Verkauf; Vertrieb; Verkaufserfahrung; vente; ventes; techniques de vente; ventas; técnicas de venta | Retail service; Field sales; Telesales
    B2B sales | business-to-business sales; corporate sales; B2B selling; B to B sales; trade sales to business | Consultative selling; Business development
    B2C sales | direct sales to consumers; business-to-consumer sales; consumer sales; home sales visits | Sales
    Field sales | outside sales; external sales; face-to-face sales; on-the-road sales; field selling; territory sales; Außendienst; Vertriebsaußendienst; vente terrain; commercial terrain; ventas de campo; venta directa a puerta | Territory planning; Door-to-door sales; B2B sales
    Inside sales | internal sales; office-based sales; desk-based sales; remote selling | Telesales; Sales support
    Door-to-door sales | door to door canvassing; doorstep selling; door knocking; direct selling | Field sales
    Telesales | telemarketing; telephone sales; phone sales; selling by phone; tele sales | Cold calling; Outbound calls
    Cold calling | cold calls; cold outreach; outbound prospecting; phoning prospects; cold canvassing; Kaltakquise; Telefonakquise; prospection téléphonique; phoning; llamadas en frío; puerta fría telefónica | Prospecting
    Prospecting | sales prospecting; new business prospecting; identifying prospects; customer acquisition; customer prospecting; Neukundenakquise; Neukundengewinnung; Kundenakquise; prospection; prospection commerciale; captación de clientes; prospección comercial | Lead generation
    Lead generation | lead gen; generating leads; sourcing leads; appointment setting; pipeline generation | Lead qualification; Growth marketing
    Lead qualification | qualifying leads; BANT; MEDDIC; lead scoring; sales qualification; MEDDPICC |
    Social selling | LinkedIn Sales Navigator; selling on LinkedIn; LinkedIn prospecting; Sales Navigator | Prospecting
    Email outreach | sales emails; outreach sequences; cold emailing; sales sequences | Cold calling; Sales engagement tools
    Sales engagement tools | Outreach.io; Salesloft; Apollo.io; Gong; sales enablement platforms | CRM software
    Account management | managing accounts; client management; customer account management; client account management; accounts management in sales; Kundenpflege; Bestandskundenbetreuung; gestion de portefeuille clients; gestion de comptes; gestión de cuentas; gestión de cartera de clientes | Key account management; Customer relationship management
    Key account management | KAM; strategic account management; major accounts; key accounts; key client management; national account management; Großkundenbetreuung; Key-Account-Betreuung; gestion des grands comptes; grands comptes; gestión de grandes cuentas | Account planning
    Account planning | account plans; joint business planning; strategic account plans; JBP | Key account management
    Customer relationship management | managing customer relationships; building customer relationships; relationship building with customers | Customer success; CRM software
    Business development | biz dev; new business; winning new business; new business development; business growth; new business sales; Geschäftsentwicklung; développement commercial; développement des affaires; desarrollo de negocio | Prospecting; Strategic partnerships
    Strategic partnerships | alliance management; business partnerships; strategic alliances; commercial partnerships | Partnership building; Channel sales
    Channel sales | indirect sales; reseller management; partner sales; distributor management; channel management; dealer management | Key account management
    Export sales | international sales; exporting; overseas sales; export management; export markets; international business development | Import and export documentation
    Negotiation | negotiating; negotiation skills; commercial negotiation; negotiations; deal negotiation; deal making; Verhandlungsführung; Verhandlungsgeschick; Verhandlung; Verhandeln; négociation; négocier; negociación | Contract negotiation; Price negotiation; Closing sales
    Closing sales | closing deals; deal closing; sales closing; closing techniques; winning deals; Verkaufsabschluss; Abschlussstärke; conclusion de ventes; cierre de ventas | Objection handling
    Objection handling | handling objections; overcoming objections; dealing with sales objections |
    Consultative selling | solution selling; needs-based selling; SPIN selling; consultative sales; value selling; Challenger Sale | Solution sales; Needs analysis in sales
    Solution sales | enterprise sales; complex sales; SaaS sales; software sales; technology sales; IT sales | Technical sales
    Technical sales | pre-sales; presales; sales engineering; technical selling; engineering sales; solution engineering | Product demonstrations
    Needs analysis in sales | discovery calls; sales discovery; needs assessment of customers |
    Sales presentations | sales pitches; pitching; sales pitching; pitch decks; client presentations; sales presentation skills | Presentation skills; Product demonstrations
    Product demonstrations | product demos; demos; software demos; demonstrating products; demonstrations; in-store demonstrations | Customer onboarding
    Proposal writing | sales proposals; writing proposals; business proposals; proposal management; quotation writing; preparing proposals | Tender writing; Quotations
    Tender writing | bid writing; tendering; tender management; bid management; RFP responses; RFPs; tender responses | Grant writing; Public procurement
    Quotations | quoting; price quotes; preparing quotes; quotation preparation; quotes; offer preparation | Cost estimating
    Pricing | price setting; pricing strategy; price management; pricing analysis; setting prices; price optimisation; Preisgestaltung; Preiskalkulation; tarification; fijación de precios | Revenue management; Commercial analysis
    Commercial analysis | commercial awareness; commercial acumen; sales analysis; commercial finance analysis; deal desk | Sales reporting
    Sales forecasting | forecasting sales; sales projections; sales forecasts; sales budget | Forecasting; Pipeline management
    Pipeline management | sales pipeline; pipeline reviews; managing a pipeline; funnel management; opportunity management; pipeline building | Sales reporting
    Sales reporting | sales reports; sales analytics; sales dashboards; sales data analysis; sales KPI reporting | Sales operations; Dashboards
    Sales operations | sales ops; RevOps; revenue operations; sales process design; sales systems | CRM software; Sales support
    Sales strategy | sales planning; sales plans; commercial strategy; revenue strategy; route to market | Marketing strategy; Sales management
    Sales management | managing sales teams; sales team leadership; sales leadership; sales team management; leading a sales team; managing salespeople | Sales coaching; Team leadership
    Sales coaching | sales training; coaching salespeople; training sales teams; sales onboarding | Training delivery; Coaching
    Sales enablement | sales collateral; battlecards; sales content; sales playbooks; sales tools | Product marketing; Sales coaching
    Territory planning | territory management; sales territory management; territory mapping; sales area planning; call cycle planning | Field sales
    Sales support | sales administration; sales admin; sales office work; back-office sales; sales coordination; supporting sales teams | Order processing; Customer service
    Contract renewals | renewals; subscription renewals; renewing contracts; renewal management; contract renewal | Customer retention
    Subscription sales | membership sales; gym membership sales; subscription selling; recurring revenue sales; donor sign-up sales | B2C sales
    Medical sales | pharmaceutical sales; medical device sales; medical representative work; healthcare sales; pharma sales; ABPI | Technical sales
    Insurance sales | selling insurance; insurance selling; policy sales; life insurance sales | Financial services sales
    Financial services sales | selling financial products; mortgage sales; bancassurance; wealth sales; investment sales |
    Energy sales | solar sales; renewable energy sales; utility sales; energy contracts sales | Consultative selling
    FMCG sales | fast-moving consumer goods; FMCG; CPG; grocery sales; sales to supermarkets; consumer packaged goods | Key account management; Trade marketing
    On-trade and off-trade sales | drinks sales; wine and spirits sales; on-trade sales; HoReCa sales; food service sales | FMCG sales
    Industrial sales | manufacturing sales; machinery sales; capital equipment sales; component sales; engineering product sales | Technical sales
    Construction product sales | building materials sales; specification sales; selling to architects; construction sales | Industrial sales
    Agricultural sales | agri sales; feed sales; seed and fertiliser sales; farm machinery sales | Field sales
    Services sales | selling services; professional services sales; agency sales; facilities services sales; recruitment selling | B2B sales
    Wholesale account sales | wholesale selling; showroom sales; fashion wholesale; selling to retailers; buyer appointments | Wholesale
    Auction and livestock sales | livestock selling; commodity trading of farm goods; grain trading | Auction sales
    Commodity trading | commodities; physical trading; metals trading; oil trading; energy commodities | Energy trading
    Trade shows | exhibitions; trade fairs; exhibition stands; trade show attendance; fairs; stand management | Event management
    Networking | business networking; professional networking; networking events; relationship networks; network building | Prospecting
    Customer visits | client visits; sales visits; site visits to customers; customer meetings; face-to-face client meetings | Field sales
    Mystery and competitor price checks | competitor price monitoring; price checks; price comparisons | Market analysis
    Sales incentives | commission plans; incentive schemes for sales; sales compensation; bonus planning for sales | Compensation and benefits
    Customer profiling | ideal customer profile; buyer personas in sales; target account lists; account research | Customer segmentation
    Client entertainment | corporate hospitality; hosting clients; client events; client dinners | Customer visits
  `,
  occupations: `
    Sales Representative | Sales rep; Salesperson; Salesman; Saleswoman; Field sales representative; Außendienstmitarbeiter; Commercial itinérant; Representante comercial; Handelsvertreter; Vertriebsmitarbeiter im Außendienst; attaché commercial; délégué commercial; comercial; agente comercial; vendedor; asesor comercial | Account Manager; Account Executive; Business Development Manager; Technical Sales Representative | Sales; Field sales; Negotiation; Territory planning; Customer relationship management; Closing sales; Cold calling; Driving licence; Sales targets
    Sales Executive | Sales consultant; Sales specialist; Commercial executive; B2B sales executive; Vertriebsmitarbeiter; Technico-commercial; Ejecutivo de ventas | Sales Representative; Account Executive; Business Development Manager; Telesales Agent | Sales; B2B sales; Lead generation; Closing sales; Negotiation; CRM software; Pipeline management
    Sales Manager | Sales team manager; Head of sales; Sales team leader; Sales lead; Vertriebsleiter; Responsable des ventes; Jefe de ventas; Responsable commercial; Verkaufsleiter; chef des ventes; responsable de ventas | Regional Sales Manager; Account Manager; Key Account Manager; Business Development Manager | Sales management; Sales strategy; Sales forecasting; Pipeline management; Negotiation; Sales coaching; Key account management; CRM software; Sales targets
    Regional Sales Manager | Area sales manager; Territory manager; Territory sales manager; Gebietsverkaufsleiter; Chef des ventes régional; Field sales manager; Regional sales director | Sales Manager; Sales Representative; Area Manager | Field sales; Territory planning; Sales management; Key account management; Sales forecasting; Negotiation
    Sales Director | Commercial director; Chief revenue officer; VP of sales; Chief commercial officer; Director of sales; Directeur commercial; Director comercial; Commercial manager | Sales Manager; Marketing Director; Operations Manager | Sales strategy; Sales management; Sales forecasting; Budgeting; Key account management; Negotiation; Pricing
    Account Manager | Client manager; Client account manager; Client relationship manager; Customer relationship manager; Relationship manager; Kundenbetreuer; Chargé de clientèle; Gestor de cuentas; Kundenberater Vertrieb; chargé de compte; ejecutivo de cuentas | Key Account Manager; Customer Success Manager; Account Executive; Sales Representative | Account management; Customer relationship management; Upselling; Negotiation; Contract renewals; CRM software; Sales presentations
    Key Account Manager | KAM; National account manager; Strategic account manager; Major account manager; Global account manager; Responsable grands comptes; Director de cuentas | Account Manager; Sales Manager; Trade Marketing Manager; Business Development Manager | Key account management; Account planning; Negotiation; Sales forecasting; Customer relationship management; Pricing; FMCG sales
    Account Executive | AE; Sales account executive; Enterprise account executive; SaaS sales executive; Software sales executive; New business executive; Ingénieur commercial | Sales Development Representative; Account Manager; Business Development Manager; Sales Engineer | Solution sales; Closing sales; Pipeline management; Product demonstrations; Lead qualification; Negotiation; Salesforce; Consultative selling
    Sales Development Representative | SDR; BDR; Business development representative; Lead generation executive; Appointment setter; Inside sales representative; Internal sales executive; Vertriebsinnendienstmitarbeiter | Account Executive; Telesales Agent; Business Development Manager; Sales Administrator | Prospecting; Cold calling; Lead qualification; Email outreach; Social selling; CRM software; Lead generation
    Business Development Manager | BDM; Business developer; Business development executive; New business manager; Head of business development; Chargé d'affaires; Responsable développement commercial; Desarrollador de negocio; business dev manager; biz dev manager; biz dev executive; chargé de développement commercial; business developer commercial; responsable de desarrollo de negocio; BDE; BD manager | Account Executive; Sales Manager; Partnerships Manager; Account Manager | Business development; Prospecting; Networking; Negotiation; Proposal writing; Pipeline management; Strategic partnerships; Sales presentations
    Partnerships Manager | Partner manager; Channel manager; Alliance manager; Channel sales manager; Partnership manager; Strategic partnerships manager; Reseller manager | Business Development Manager; Key Account Manager; Fundraiser; Affiliate Manager | Strategic partnerships; Channel sales; Negotiation; Account management; Partnership building; Contract negotiation
    Export Manager | International sales manager; Export sales manager; Export sales executive; Exportleiter; Responsable export; Jefe de exportación | Sales Manager; Import and Export Clerk; Key Account Manager | Export sales; Negotiation; Import and export documentation; Incoterms; Channel sales; Trade shows; Key account management
    Telesales Agent | Telesales executive; Telemarketer; Telephone sales adviser; Telesales adviser; Outbound sales agent; Telefonverkäufer; Téléprospecteur; Teleoperador de ventas | Call Centre Agent; Sales Development Representative; Sales Representative | Telesales; Cold calling; Objection handling; Sales targets; Data entry; Telephone manner; Closing sales
    Door-to-door Salesperson | Door-to-door canvasser; Direct sales agent; Field sales agent; Direct seller; Vendeur à domicile | Sales Representative; Telesales Agent; Brand Ambassador | Door-to-door sales; Objection handling; Closing sales; Sales targets; B2C sales
    Sales Engineer | Pre-sales engineer; Presales consultant; Solutions engineer; Pre-sales consultant; Solution consultant; Vertriebsingenieur; Ingeniero comercial | Solutions Architect; Technical Sales Representative; Account Executive; Developer Advocate | Technical sales; Product demonstrations; Consultative selling; Proposal writing; Requirements analysis; Sales presentations; Solution architecture
    Technical Sales Representative | Technical sales engineer; Technical sales executive; Specification sales manager; Technical sales manager; Industrial sales representative; Technischer Vertriebsmitarbeiter | Sales Engineer; Sales Representative; Key Account Manager | Technical sales; Industrial sales; Field sales; Product knowledge; Quotations; Negotiation; Driving licence
    Medical Sales Representative | Medical rep; Pharmaceutical sales representative; Pharma rep; Medical device sales representative; Pharmareferent; Délégué médical; Visitador médico; Medical science liaison | Technical Sales Representative; Sales Representative; Key Account Manager | Medical sales; Field sales; Territory planning; Product knowledge; Sales presentations; Key account management
    Insurance Sales Agent | Insurance salesperson; Insurance consultant; Versicherungsvertreter; Conseiller en assurances; Agente de seguros | Insurance Broker; Telesales Agent; Financial Adviser | Insurance sales; Financial services sales; Customer service; Closing sales; Needs analysis in sales
    Sales Administrator | Sales support administrator; Sales coordinator; Vertriebssachbearbeiter; Assistant commercial; Administrativo comercial | Customer Service Adviser; Office Administrator; Import and Export Clerk; Sales Development Representative | Sales support; Order processing; Quotations; CRM software; Customer service; Data entry; Microsoft Excel
    Sales Operations Manager | Revenue operations manager; RevOps manager; Sales operations analyst; Sales ops analyst; CRM administrator; Sales enablement manager; Sales process manager | Sales Analyst; Salesforce Developer; Sales Manager; Business Analyst | Sales operations; CRM software; Salesforce; Sales reporting; Pipeline management; Sales incentives; Microsoft Excel
    Sales Analyst | Sales data analyst; Sales planning analyst; Analyste commercial | Data Analyst; Sales Operations Manager; Pricing Analyst; Retail Analyst | Sales reporting; Sales forecasting; Commercial analysis; Microsoft Excel; Data analysis; Power BI
    Pricing Analyst | Pricing manager; Pricing specialist; Deal desk analyst; Price analyst; Commercial pricing analyst | Sales Analyst; Revenue Manager; Financial Analyst | Pricing; Commercial analysis; Microsoft Excel; Data analysis; SQL; Statistics
    Bid Writer | Bid manager; Tender writer; Bid coordinator; Proposal manager; Proposal writer; Tender manager; Bid executive; Angebotsmanager | Contract Manager; Copywriter; Technical Author; Trust Fundraiser | Tender writing; Proposal writing; Technical writing; Editing; Public procurement; Project management; Stakeholder management
    Sales Estimator | Quotation engineer; Internal sales engineer; Quotations administrator; Commercial estimator; Chargé de devis | Estimator; Sales Administrator; Technical Sales Representative | Quotations; Cost estimating; Technical drawing; Microsoft Excel; Order processing
    Sales Trainer | Sales coach; Sales training manager; Sales enablement trainer; Verkaufstrainer; Formateur commercial | Trainer; Sales Manager; Learning and Development Adviser | Sales coaching; Training delivery; Sales; Presentation skills; Coaching
    Membership Sales Adviser | Gym sales adviser; Membership consultant; Subscription sales executive | Sales Assistant; Telesales Agent; Leisure Centre Manager; Membership Adviser | Subscription sales; Sales targets; Customer service; Closing sales; Customer retention
  `,
}
