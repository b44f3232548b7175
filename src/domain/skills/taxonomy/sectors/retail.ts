import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const retail: SectorTerms = {
  sector: 'Retail',
  skills: `
    Till operation | till work; cash register; cashier work; checkout operation; operating tills; working the till; cash desk; Kasse; Kassieren; Kassiertätigkeit; Kassenbedienung; tenue de caisse; encaissement; caja registradora; manejo de caja registradora; cobro en caja | Point of sale systems; Self-checkout support; Cashing up
    Point of sale systems | POS; EPOS; POS systems; point-of-sale; Lightspeed; Square POS; retail till systems |
    Cashing up | till reconciliation; end-of-day cashing up; balancing the till; banking takings; till balancing; cash reconciliation of tills | Cash handling
    Self-checkout support | self-service tills; self-checkout assistance; self-scan support; self-service checkout |
    Retail service | retail customer service; in-store customer service; retail; shop work; retail sales; selling in shops | Customer service; Customer advice
    Customer advice | advising customers; customer consultation; product advice; advice to customers; in-store advice; sales advice; Kundenberatung; Beratung von Kunden; conseil client; conseil à la clientèle; asesoramiento al cliente | Product knowledge; Personal shopping
    Product knowledge | product expertise; knowing the range; product information; product training knowledge; merchandise knowledge; Produktkenntnisse; Warenkunde; connaissance des produits; connaissance produits; conocimiento del producto; conocimiento de producto | Product demonstrations
    Personal shopping | personal styling; clienteling; style advice; fashion advice; wardrobe styling | Luxury retail
    Luxury retail | luxury goods; high-end retail; designer retail; luxury sales | Fashion retail
    Fashion retail | clothing retail; apparel retail; fashion sales; fitting room service; fashion knowledge | Shoe fitting
    Shoe fitting | footwear fitting; measuring feet; shoe sales; footwear knowledge | Fashion retail
    Beauty retail | cosmetics sales; beauty counter; make-up sales; perfumery; fragrance sales; skincare advice | Beauty treatments
    Jewellery retail | jewellery sales; watch sales; selling jewellery; diamond grading knowledge | Luxury retail
    Electronics retail | consumer electronics sales; mobile phone sales; selling electronics; computer sales; telecoms retail | Product demonstrations
    DIY retail | hardware retail; builders' merchant sales; trade counter; DIY advice; timber sales | Customer advice
    Furniture retail | furniture sales; kitchen sales; bed sales; kitchen design sales; home furnishing sales | Interior design
    Garden centre work | plant sales; garden retail; plant care in retail; garden centre advice | Horticulture
    Bookselling | selling books; bookshop work; book recommendations; stationery retail | Product knowledge
    Food retail | grocery; grocery retail; supermarket work; convenience retail; fresh food retail; delicatessen work | Deli counter service; Stock replenishment
    Deli counter service | cheesemongery; delicatessen; fresh counter; cheese counter; deli counter; food counter in shops | Counter service
    Butchery | butchering; meat preparation; meat cutting in shops; butcher skills; knife work on carcasses; sausage making | Fishmongery
    Fishmongery | fishmonger skills; fish filleting; fish counter; shellfish preparation; fish preparation |
    Bread making | bread baking; artisan baking; sourdough; dough making; bakery; baking bread; bakery production | Baking; Pastry making
    Greengrocery | fruit and vegetable retail; produce display; fruit and veg; produce department | Food retail
    Floristry | flower arranging; floral design; bouquet making; wedding flowers; arranging flowers; floral arrangements; floristry design | Garden centre work
    Gift wrapping | wrapping presents; gift packing; present wrapping | Packaging
    Optical dispensing in retail | optical retail; eyewear sales; spectacle sales | Customer advice
    Pharmacy retail | over-the-counter medicines; chemist counter work; pharmacy counter; healthcare advice in shops; OTC sales | Dispensing medicines
    Age-restricted sales | Challenge 25; age verification; selling alcohol and tobacco; restricted sales | Personal licence
    Stock replenishment | shelf stacking; shelf filling; restocking; replenishing stock; filling shelves; shelf stocking; stocking shelves; Regalauffüllung; Regale auffüllen; Warenverräumung; Warenauffüllung; mise en rayon; réassort; réapprovisionnement; remplissage des rayons; reposición; reposición de mercancía; reposición de productos | Stock rotation; Inventory control
    Delivery acceptance | deliveries to shops; accepting deliveries; checking deliveries; delivery checking in stores; unpacking deliveries | Goods in
    Price labelling | ticketing products; price changes; shelf-edge labels; pricing tickets; tagging stock | Stock replenishment
    Visual merchandising | merchandising; product display; in-store displays; retail displays; shop displays; merchandise display; Warenpräsentation; Warenaufbau; Schaufenstergestaltung; présentation des produits; merchandising visuel; escaparatismo | Window dressing; Planograms
    Window dressing | window displays; shop window design; window display; display windows; window dressing design |
    Planograms | planogramming; shelf layout planning; space planning in shops; range layout; store layout; retail space planning | Category management
    Stock room organisation | stockroom work; stock room management; back-of-store organisation; stockroom organisation | Warehouse management
    Shop floor management | sales floor management; floor supervision; running the shop floor; department supervision | Store management; Team leadership
    Store management | managing a shop; retail management; shop management; running a store; branch management in retail; retail operations | Retail area management; Shift planning
    Retail area management | multi-site management; area retail management; regional store management; store network management | Store management
    Store opening and closing | opening and closing; opening and locking up a shop; keyholder in retail; open and close store; shop opening | Cashing up
    Shop refits | store refits; store launches; new store openings; shopfitting coordination | Visual merchandising
    Shift planning | rota planning; rotas; staff rotas; rostering; staff scheduling; work schedules; duty rosters; Dienstplanung; Dienstpläne; Schichtplanung; Personaleinsatzplanung; planification des équipes; gestion des plannings; planificación de turnos; cuadrantes | Supervision
    Sales targets | KPIs in retail; working to targets; achieving sales targets; meeting targets; target-driven selling; sales KPIs | Sales
    Add-on selling | link selling; add-on sales; selling up in shops; store card selling | Upselling
    Loyalty scheme promotion | loyalty cards; signing up loyalty members; customer loyalty in shops | Customer retention
    Loss prevention | shrinkage control; theft prevention; stock loss prevention; security in retail; shoplifting prevention; retail security; asset protection | Security patrols; Inventory control
    Store standards | shop presentation; store cleanliness; housekeeping standards in shops; shop upkeep; store audits of standards | Visual merchandising
    Exchanges and refunds in shops | returns desk; shop returns; exchange of goods; faulty goods handling; customer service desk | Refunds and returns
    Buying | retail buying; fashion buying; range buying; product buying; buying for retail; product selection | Merchandise planning; Procurement; Range planning
    Assistant buying | buying administration; buyer's admin; critical path management; sample management; buying support | Buying
    Range planning | range building; assortment planning; range development; product ranges; line building | Category management
    Merchandise planning | merchandising planning; retail merchandising; allocation of stock; open-to-buy; WSSI; allocation and replenishment; stock planning in retail | Demand planning
    Category management | retail category management; category planning; category development; category strategy; category reviews | Buying
    Price negotiation | negotiating prices; supplier price negotiation; haggling; cost price negotiation; price bargaining; Preisverhandlung; Preisverhandlungen; négociation des prix; negociación de precios | Negotiation; Buying
    Private label development | own-brand development; own label; product development in retail; food product development; private brands | Product sourcing
    Product sourcing | sourcing products; overseas sourcing; factory sourcing; supplier sourcing; garment sourcing; Far East sourcing | Procurement
    Markdown management | markdowns; clearance pricing; sale pricing; retail pricing; promotional pricing | Pricing
    Retail analysis | sales analysis in retail; retail analytics; trading analysis; weekly trade reports; EPOS data; Nielsen data | Data analysis
    Online retail | e-commerce; ecommerce; online shop; e-commerce management; online sales; internet retailing; e-tailing | Online marketplaces; Shopify; Online merchandising
    Shopify | Shopify Plus; Shopify store; Shopify themes; Shopify setup |
    Online marketplaces | Amazon Seller Central; eBay selling; marketplace selling; selling on Amazon; Etsy; Vendor Central; Zalando partner programme | Online retail
    Online merchandising | e-merchandising; product listings; product content; product pages; digital merchandising; product data management for shops | Visual merchandising
    Live shopping | live commerce; social commerce; TV shopping presentation; social selling of products | Product demonstrations
    Click and collect | order collection; click & collect; in-store order collection; BOPIS; reserve and collect; collection desk | Order picking in stores
    Order picking in stores | personal shopper for groceries; online grocery picking; dotcom picking; store picking | Picking and packing
    Mail order | catalogue sales; mail-order processing; catalogue shopping | Order processing
    Market trading | market stall; street trading; stall selling; pop-up shops; stallholding | Retail service
    Antiques dealing | antiques valuation; vintage trading; art dealing; antique restoration knowledge | Auction sales
    Pawnbroking | pledge lending; pawn lending; buying gold; second-hand jewellery valuation | Jewellery retail
    Forecourt retail | service station retail; forecourt service | Food retail
    Wholesale | cash and carry; wholesale trade; wholesale sales; trade sales; wholesaling; B2B trade counter | Account management
    Franchise management | franchising; franchise operations; running a franchise; franchisee support | Store management
    Merchant display equipment | gondolas and fixtures; display fixtures; display installation | Window dressing
    Retail staff training | training shop staff; coaching sales staff; in-store training; induction of shop staff | Training delivery
  `,
  occupations: `
    Sales Assistant | Shop assistant; Retail assistant; Sales associate; Sales adviser; Customer assistant; Verkäufer; Vendeur; Dependiente; Verkäufer im Einzelhandel; Kaufmann im Einzelhandel; Einzelhandelskaufmann; Verkaufsmitarbeiter; Verkaufsberater; Verkaufshilfe; Fachverkäufer; conseiller de vente; conseiller vente; vendeur conseil; vendeur en magasin; employé de commerce; dependiente de tienda; dependiente de comercio; asesor de ventas en tienda | Cashier; Assistant Shop Manager; Visual Merchandiser; Customer Service Adviser | Retail service; Till operation; Customer advice; Stock replenishment; Visual merchandising; Cash handling; Product knowledge; Sales targets
    Cashier | Checkout operator; Till operator; Checkout assistant; Till assistant; Kassierer; Caissier; Cajero; Kassenkraft; Kassenmitarbeiter; hôte de caisse; hôtesse de caisse; employé de caisse; cajero de supermercado; cajero reponedor | Sales Assistant; Bank Adviser; Shelf Stacker | Till operation; Cash handling; Self-checkout support; Cashing up; Customer service
    Shelf Stacker | Shelf filler; Replenishment assistant; Stock assistant; Night replenishment assistant; Grocery assistant; Regalauffüller; Employé libre-service; Warenverräumer; Auffüllkraft; employé de rayon; mise en rayon; reponedor; reponedor de supermercado | Sales Assistant; Warehouse Operative; Order Picker | Stock replenishment; Stock rotation; Price labelling; Manual handling; Food retail
    Supermarket Assistant | Supermarket worker; Store colleague; Convenience store assistant; Grocery store clerk; Petrol station assistant; Store associate | Sales Assistant; Cashier; Shelf Stacker | Food retail; Till operation; Stock replenishment; Age-restricted sales; Customer service; Stock rotation
    Online Grocery Picker | Store picker; Dotcom picker; Click and collect assistant; In-store shopper | Order Picker; Shelf Stacker; Sales Assistant | Order picking in stores; Click and collect; Barcode scanning; Stock rotation; Customer service
    Shop Manager | Store manager; Retail manager; Boutique manager; Filialleiter; Responsable de magasin; Jefe de tienda; Gérant de magasin; Marktleiter; Ladenleiter; Filialleitung; directeur de magasin; encargado de tienda; gerente de tienda; responsable de tienda | Assistant Shop Manager; Area Manager; Restaurant Manager; Charity Shop Manager | Store management; Shift planning; Sales targets; Visual merchandising; Inventory control; Cashing up; Team leadership; Loss prevention; Recruitment
    Assistant Shop Manager | Assistant store manager; Deputy shop manager; Deputy store manager; Stellvertretender Filialleiter; Adjoint de magasin | Shop Manager; Retail Supervisor; Sales Assistant | Shop floor management; Store opening and closing; Cashing up; Shift planning; Sales targets; Supervision
    Retail Supervisor | Shop supervisor; Sales supervisor; Retail team leader; Floor manager; Keyholder; Department manager; Checkout supervisor; Store supervisor | Assistant Shop Manager; Shop Manager; Sales Assistant | Shop floor management; Supervision; Cashing up; Store opening and closing; Sales targets; Stock replenishment
    Area Manager | Regional manager; Retail area manager; District manager; Multi-site manager; Retail operations manager; Bezirksleiter; Directeur régional retail | Shop Manager; Regional Sales Manager; Operations Manager | Retail area management; Store management; Sales targets; Budgeting; Coaching; Recruitment
    Visual Merchandiser | VM; Window dresser; Display artist; Visual merchandising manager; Schauwerbegestalter; Étalagiste; Escaparatista | Sales Assistant; Interior Designer; Merchandiser | Visual merchandising; Window dressing; Planograms; Store standards; Merchant display equipment; Creativity
    Buyer | Retail buyer; Fashion buyer; Assistant buyer; Product buyer; Purchasing buyer; Acheteur; Comprador; Einkäufer im Handel; responsable de compras; technischer Einkäufer; técnico de compras | Merchandiser; Category Manager; Procurement Officer; Retail Product Developer | Buying; Price negotiation; Range planning; Supplier management; Product sourcing; Market analysis; Merchandise planning
    Merchandiser | Retail merchandiser; Assistant merchandiser; Allocator; Stock planner; Merchandise planner; Merchandising manager | Buyer; Demand Planner; Category Manager; Retail Analyst | Merchandise planning; Retail analysis; Microsoft Excel; Markdown management; Inventory control; Forecasting
    Category Manager | Category buyer; Category executive; Category development manager; Category lead; Chef de produit distribution | Buyer; Merchandiser; Trade Marketing Manager; Procurement Manager | Category management; Range planning; Price negotiation; Retail analysis; Pricing; Buying
    Retail Analyst | Trading analyst; Merchandising analyst; Space planner; Retail insight analyst; Planogram analyst | Merchandiser; Data Analyst; Supply Chain Analyst | Retail analysis; Planograms; Microsoft Excel; Data analysis; Forecasting
    Retail Product Developer | Product developer; Product technologist; Own-brand manager; Food product developer | Buyer; Food Technologist; Category Manager | Private label development; Product sourcing; Supplier management; Quality assurance; Market analysis
    Stock Controller | Stock control clerk; Inventory controller; Stockroom assistant; Stock control manager; Gestionnaire de stock; Stockroom supervisor | Warehouse Operative; Warehouse Administrator; Merchandiser; Stores Person | Inventory control; Stocktaking; Goods in; Microsoft Excel; Stock room organisation; Data entry; Barcode scanning
    Loss Prevention Officer | Store detective; Retail security officer; Loss prevention manager; Profit protection officer; Shop security guard; Ladendetektiv | Security Guard; Retail Supervisor; Police Officer | Loss prevention; CCTV monitoring; Security patrols; Conflict resolution; Report writing
    Personal Shopper | Personal stylist; Fashion adviser; Luxury sales associate; Fashion stylist | Sales Assistant; Beauty Consultant; Fashion Designer | Personal shopping; Luxury retail; Fashion retail; Customer advice; Sales targets
    Beauty Consultant | Beauty adviser; Cosmetics consultant; Make-up counter consultant; Perfume consultant; Beauty sales adviser; Parfumeriefachverkäuferin | Beautician; Sales Assistant; Personal Shopper | Beauty retail; Customer advice; Product demonstrations; Sales targets; Till operation
    Showroom Consultant | Kitchen sales designer; Furniture sales consultant; Showroom sales consultant; Bathroom designer; Bed specialist; Küchenverkäufer | Sales Assistant; Interior Designer; Sales Representative | Furniture retail; Customer advice; Sales; Product knowledge; CAD
    Trade Counter Assistant | Trade sales assistant; Builders' merchant assistant; Trade counter sales; Counter sales assistant; Wholesale assistant | Sales Assistant; Warehouse Operative; Parts Adviser | DIY retail; Wholesale; Order processing; Product knowledge; Forklift driving; Till operation
    Mobile Phone Sales Adviser | Telecoms sales adviser; Electronics sales assistant; Technology sales adviser; Phone shop assistant; Retail tech specialist | Sales Assistant; Technical Support Adviser; Telesales Agent | Electronics retail; Sales targets; Customer advice; Add-on selling; Product demonstrations
    Butcher | Meat cutter; Master butcher; Butchery assistant; Butcher's shop assistant; Metzger; Boucher; Carnicero; Fleischer; boucher charcutier; charcutero; Schlachter | Fishmonger; Chef; Food Production Operative; Deli Assistant | Butchery; Food hygiene; Knife skills; Customer advice; HACCP; Stock rotation
    Fishmonger | Fish counter assistant; Fish filleter; Fishmonger's assistant; Fischverkäufer; Poissonnier; Pescadero | Butcher; Chef; Deli Assistant | Fishmongery; Food hygiene; Customer advice; Knife skills; Counter service
    Baker | Bread baker; Bakery assistant; Artisan baker; Bakery manager; Craft baker; Bäcker; Boulanger; Panadero; Backwarenverkäufer und Bäcker | Pastry Chef; Food Production Operative; Chef; Cake Decorator | Bread making; Baking; Food hygiene; Pastry making; Stock ordering; Allergen awareness
    Deli Assistant | Delicatessen assistant; Cheesemonger; Fresh food assistant; Deli counter assistant; Fromager; Greengrocer; Feinkostverkäufer | Catering Assistant; Sales Assistant; Butcher | Deli counter service; Food hygiene; Counter service; Customer advice; Allergen awareness
    Florist | Floral designer; Flower arranger; Flower shop assistant; Florist's assistant; Fleuriste; Florista; Blumenbinder | Garden Centre Assistant; Sales Assistant; Visual Merchandiser | Floristry; Customer advice; Gift wrapping; Till operation; Stock ordering; Creativity
    Garden Centre Assistant | Plant sales assistant; Garden centre worker; Horticultural retail assistant; Plant centre assistant; Garden centre supervisor | Gardener; Florist; Sales Assistant; Horticulturist | Garden centre work; Horticulture; Customer advice; Till operation; Stock replenishment
    Bookseller | Bookshop assistant; Bookshop manager; Stationery assistant; Buchhändler; Libraire; Librero; Newsagent | Librarian; Sales Assistant | Bookselling; Customer advice; Till operation; Stock replenishment; Product knowledge
    E-commerce Manager | Ecommerce manager; Online shop manager; Online store manager; Head of e-commerce; Online trading manager; Responsable e-commerce | Digital Marketing Manager; Shop Manager; E-commerce Executive; Product Manager | Online retail; Shopify; Digital marketing; Google Analytics; Online merchandising; Conversion optimisation; Online marketplaces
    E-commerce Executive | Ecommerce assistant; E-commerce coordinator; Online merchandiser; Marketplace manager; Amazon manager; E-commerce specialist; Online retail assistant | E-commerce Manager; Digital Marketing Executive; Merchandiser; Content Editor | Online merchandising; Online retail; Online marketplaces; Shopify; Order processing; Content management systems; Microsoft Excel
    Market Trader | Stallholder; Market stall holder; Street vendor; Street trader; Markthändler; Marchand ambulant; Vendedor ambulante | Sales Assistant; Shopkeeper | Market trading; Retail service; Cash handling; Price negotiation; Stock ordering
    Shopkeeper | Shop owner; Retailer; Store owner; Franchise owner; Einzelhändler; Commerçant; Tendero | Shop Manager; Market Trader; Buyer | Store management; Buying; Stock ordering; Cashing up; Bookkeeping; Retail service
    Antiques Dealer | Art dealer; Vintage dealer; Antiquarian; Gallery owner; Antiquitätenhändler; Antiquaire | Auctioneer; Shopkeeper; Museum Curator | Antiques dealing; Price negotiation; Sales; Product knowledge
    Pawnbroker | Pawn shop assistant; Pledge adviser; Gold buyer; Prêteur sur gages; Pfandleiher | Sales Assistant; Jeweller; Bank Adviser | Pawnbroking; Jewellery retail; Cash handling; Customer service
    Retail Merchandising Representative | Field merchandiser; Shelf merchandiser; Merchandising representative; Store merchandiser; Promoteur en magasin | Visual Merchandiser; Sales Representative; Shelf Stacker | Visual merchandising; Planograms; Trade marketing; Driving licence; Stock replenishment
  `,
}
