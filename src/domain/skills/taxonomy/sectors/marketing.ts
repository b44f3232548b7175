import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const marketing: SectorTerms = {
  sector: 'Marketing',
  skills: `
    Marketing strategy | strategic marketing; marketing planning; marketing plans; go-to-market strategy; GTM strategy; marketing management | Brand strategy; Product marketing; Campaign management
    Digital marketing | online marketing; internet marketing; web marketing; e-marketing; digital marketing strategy; CIM digital; Onlinemarketing; marketing numérique; webmarketing; marketing en ligne | Search engine optimisation; Social media; Email marketing; Marketing strategy
    Growth marketing | growth hacking; user acquisition; performance marketing; acquisition marketing; demand generation | Conversion optimisation; Paid social advertising; Search advertising
    B2B marketing | business-to-business marketing; account-based marketing; ABM; industrial marketing | Lead generation; Marketing strategy
    Campaign management | campaigns; marketing campaigns; campaign planning; campaign delivery; running campaigns; integrated campaigns | Media planning; Marketing automation
    Content marketing | content strategy; content creation; content production; content planning; creating content; inbound marketing; marketing de contenu; marketing de contenidos; création de contenu; creación de contenido | Copywriting; Blogging; Social media
    Copywriting | copy writing; writing copy; ad copy; marketing copy; web copywriting; sales copy; copywriter skills; Werbetexten; Texten; conception-rédaction; redacción publicitaria | Web content writing; Content marketing; Copy editing
    Web content writing | website content; writing for the web; web copy; SEO copywriting; content writing |
    Copy editing | copyediting; editing copy; content editing; editorial proofreading of marketing | Proofreading; Sub-editing
    Blogging | blog writing; blog posts; writing blogs; article writing | Newsletter writing
    Newsletter writing | newsletters; email newsletters; writing newsletters; e-newsletters; e-zines | Email marketing
    Email marketing | e-mail marketing; email campaigns; emailing; email marketing campaigns; emailing marketing; marketing par e-mail | Mailchimp; Marketing automation; CRM marketing
    Mailchimp | Mail Chimp; Mailchimp campaigns | Klaviyo; Brevo
    Brevo | Sendinblue; Brevo email |
    Klaviyo | Klaviyo email; Klaviyo flows |
    CRM marketing | lifecycle marketing; customer lifecycle marketing; loyalty marketing; retention marketing; customer communications | Customer retention; Marketing automation
    Marketing automation | automated marketing; lead nurturing; automated email journeys | HubSpot; Marketo; Pardot; Salesforce Marketing Cloud
    Marketo | Adobe Marketo; Marketo Engage | HubSpot; Pardot
    Pardot | Salesforce Pardot; Marketing Cloud Account Engagement | Salesforce Marketing Cloud
    HubSpot | Hub Spot; HubSpot CRM; HubSpot Marketing Hub | Salesforce Marketing Cloud
    Salesforce Marketing Cloud | SFMC; ExactTarget |
    Marketing technology | martech; martech stack; customer data platforms; CDP | Marketing automation
    Social media | social media marketing; SMM; social media management; managing social media; social channels; Instagram; soziale Medien; Social-Media-Betreuung; réseaux sociaux; redes sociales; gestión de redes sociales; gestion des réseaux sociaux | Community management; Social media content; Paid social advertising
    Social media content | content for social media; TikTok videos; social media posts; short-form video | Video production for marketing
    Social media scheduling tools | Hootsuite; Buffer; Sprout Social; Later; Meta Business Suite | Social media
    Social listening | social media monitoring; Brandwatch; online reputation management; sentiment monitoring | Media monitoring
    Community management | online communities; community manager skills; moderation of communities; forum moderation; managing online communities | Social media
    Influencer marketing | influencer campaigns; influencer outreach; creator partnerships; brand ambassadors; influencer relations | Affiliate marketing; Public relations
    Affiliate marketing | affiliate programmes; partner marketing; Awin; referral programmes |
    Paid social advertising | paid social; Facebook Ads; Meta Ads; LinkedIn Ads; social media advertising; TikTok Ads; Instagram ads | Search advertising
    Search advertising | PPC; pay-per-click; Google Ads; paid search; AdWords | Programmatic advertising; Search engine optimisation
    Programmatic advertising | programmatic; display advertising; real-time bidding; display ads; banner advertising; DV360 | Media buying
    Search engine optimisation | SEO; search engine optimization; organic search; on-page SEO; link building; search optimisation | Technical SEO; Keyword research; Digital marketing
    Technical SEO | SEO audits; site crawling; schema markup; Screaming Frog; site migrations for SEO | Web performance
    Keyword research | search intent analysis; SEO keyword research; keyword analysis | SEO tools
    SEO tools | Semrush; Ahrefs; Moz; Google Search Console; Sistrix | Search engine optimisation
    App store optimisation | ASO; app store marketing; app marketing | Search engine optimisation
    Google Analytics | GA4; Google Analytics 4; Universal Analytics; Google Analytics certification | Web analytics; Google Tag Manager
    Web analytics | website analytics; digital analytics; site analytics; Adobe Analytics; Matomo; traffic analysis | Marketing analytics; Conversion optimisation
    Google Tag Manager | GTM; tag management; tracking pixels; conversion tracking | Web analytics
    Marketing analytics | campaign reporting; marketing reporting; marketing data; attribution modelling; marketing mix modelling; ROI reporting | Data analysis; Customer insight
    Conversion optimisation | CRO; conversion rate optimisation; conversion rate optimization; conversion optimization; landing page optimisation; landing pages | A/B testing
    A/B testing | A/B tests; split testing; AB testing; multivariate testing; online experiments; Optimizely | Experimental design
    Customer segmentation | audience segmentation; segmentation; market segmentation; target groups | Customer insight; Market research
    Customer insight | consumer insight; consumer insights; customer insights; audience insight; shopper insight | Market research
    Market research | marketing research; market surveys; researching markets; primary market research; market studies; consumer research | Market analysis; Survey design; Focus groups
    Market analysis | competitor analysis; market intelligence; competitive intelligence; market assessment; benchmarking competitors; industry analysis |
    Survey design | questionnaire design; online surveys; SurveyMonkey; Qualtrics; opinion polling; questionnaires | Data collection
    Focus groups | focus group moderation; depth interviews; qualitative market research; group discussions | User research
    Mystery shopping | mystery customer research; secret shopping; store audits | Market research
    Brand management | managing brands; brand marketing; brand stewardship; brand guardianship | Brand strategy; Product marketing; Branding
    Brand strategy | brand positioning; brand development; brand identity strategy; brand planning; rebranding |
    Product marketing | product launches; product positioning; go-to-market; product marketing management; product messaging; launch marketing | Product management
    Trade marketing | shopper marketing; point-of-sale marketing; channel marketing; category marketing; in-store promotion | Sales promotion; Category management
    Sales promotion | promotional campaigns; vouchers and offers; promotional activity | Brand activation
    Brand activation | experiential marketing; field marketing; brand experience; guerrilla marketing; roadshows | Event management
    Direct marketing | direct mail; door drops; mailings; leafleting; response marketing; telemarketing campaigns | Email marketing
    Advertising | advertisement; ad campaigns; advertising campaigns; creative advertising; above-the-line advertising; ATL | Media planning; Art direction
    Media planning | media strategy; campaign media plans; communications planning; media schedules | Media buying
    Media buying | media purchasing; buying advertising space; ad buying; buying media; media trading |
    Ad sales | selling advertising space; advertising sales; media sales; sponsorship sales | Sales
    Briefing agencies | agency management; agency briefing; managing agencies; writing creative briefs; managing marketing agencies | Campaign management
    Agency account handling | account handling; client account management in agencies | Account management
    Public relations | PR; media relations; press office; publicity; press relations; PR campaigns; journalist relations; Öffentlichkeitsarbeit; Pressearbeit; relations publiques; relations presse; relaciones públicas | Press releases; Corporate communications; Crisis communications
    Press releases | writing press releases; media releases; news releases; press statements; press packs | Speech writing
    Speech writing | speechwriting; writing speeches; keynote writing | Copywriting
    Media monitoring | press monitoring; media clippings; coverage reports; Cision; Meltwater | Public relations
    Media training | spokesperson training; interview preparation for spokespeople; briefing spokespeople | Public relations
    Corporate communications | corporate comms; communications strategy; external communications; comms; strategic communications; communications planning strategy | Internal communications; Public affairs
    Crisis communications | crisis comms; crisis PR; reputation management; issues management; crisis communication |
    Investor relations | IR communications; shareholder communications; annual reports; investor communications | Corporate communications
    Science communication | communicating science; science outreach; public engagement with research | Public relations; Scientific writing
    Event management | events; event planning; event organisation; event production; Veranstaltungsorganisation; Veranstaltungsmanagement; Eventmanagement; organisation d'événements; événementiel; organización de eventos; gestión de eventos | Trade shows; Event marketing; Event logistics; Event coordination
    Event marketing | webinars; event promotion; webinar hosting; virtual events; event registration; Eventbrite | Event fundraising
    Event logistics | venue finding; event set-up; delegate management; venue liaison; event crew; event budgeting |
    Sponsorship | sponsorship management; sponsor relations; sponsorship activation; partnership marketing; brand partnerships | Partnership building
    Content management systems | CMS; web content management; content management system; website updates; updating websites; web CMS | WordPress; Website maintenance
    Website maintenance | website management; web editing; website upkeep; site content updates; managing websites; website administration |
    WordPress | Word Press; WordPress sites; WordPress themes; Wordpress development | No-code website building
    Video production for marketing | marketing videos; promotional videos; YouTube content; video marketing; YouTube channel management | Video editing
    Digital asset management | image libraries; asset libraries; media libraries; Bynder | Content management systems
    Print marketing | brochures; flyers; marketing collateral; print materials; catalogue production | Print production
    Marketing budgets | marketing budget management; marketing spend; return on marketing investment; media budgets | Budgeting
    Marketing project coordination | marketing project management; campaign timetables | Project management
    Localised marketing | international marketing; multilingual content; marketing localisation; local area marketing | Translation
    Consumer behaviour | buyer behaviour; consumer psychology; behavioural economics; nudging | Customer insight; Customer journey mapping
    Chartered marketer | CIM; CIM Diploma; Chartered Institute of Marketing; CIM qualification | Marketing strategy
    Amazon marketplace advertising | Amazon Ads; retail media; sponsored products; Amazon PPC | Search advertising; Online marketplaces
    Podcast marketing | podcast advertising; audio advertising; radio advertising | Podcast production
    Out-of-home advertising | OOH; billboards; outdoor advertising; poster advertising | Media planning
  `,
  occupations: `
    Marketing Manager | Head of marketing; Marketing lead; Marketing communications manager; Marcomms manager; Marketingleiter; Responsable marketing; Gerente de marketing; Campaign manager; Marketingmanager; chef de produit marketing; director de marketing; responsable de marketing | Marketing Executive; Digital Marketing Manager; Brand Manager; Product Marketing Manager | Marketing strategy; Campaign management; Digital marketing; Brand management; Marketing budgets; Content marketing; Team leadership; Briefing agencies
    Marketing Director | Chief marketing officer; CMO; VP of marketing; Director of marketing; Directeur marketing; Directora de marketing | Marketing Manager; Sales Director; Brand Manager | Marketing strategy; Brand strategy; Marketing budgets; Team leadership; Growth marketing; Corporate communications
    Marketing Executive | Marketing officer; Marketing specialist; Marketing coordinator; Campaigns executive; Marketing generalist; Chargé de marketing; Marketingreferent; Técnico de marketing | Marketing Manager; Marketing Assistant; Digital Marketing Executive; Communications Officer | Campaign management; Email marketing; Social media; Copywriting; Event management; Google Analytics; Content marketing; Market research
    Marketing Assistant | Marketing administrator; Marketing intern; Marketing trainee; Junior marketer; Assistant marketing; Marketing support assistant; Marketingassistent; auxiliar de marketing; asistente de marketing | Marketing Executive; Office Administrator; Social Media Manager | Social media; Email marketing; Copywriting; Event logistics; Canva; Content management systems; Office administration
    Digital Marketing Manager | Online marketing manager; Head of digital marketing; Growth marketing manager; Performance marketing manager; Growth manager; Digital marketer | Marketing Manager; PPC Specialist; SEO Specialist; E-commerce Manager | Digital marketing; Search advertising; Search engine optimisation; Email marketing; Google Analytics; Conversion optimisation; Paid social advertising; Marketing budgets
    Digital Marketing Executive | Online marketing executive; Digital marketing specialist; Digital marketing assistant; Digital executive; Chargé de marketing digital | Digital Marketing Manager; Marketing Executive; SEO Specialist; Social Media Manager | Digital marketing; Social media; Email marketing; Search advertising; Google Analytics; Content management systems
    SEO Specialist | SEO executive; SEO manager; SEO consultant; Search engine optimiser; SEO analyst; Référenceur; Consultant SEO | PPC Specialist; Content Editor; Digital Marketing Executive; Web Analyst | Search engine optimisation; Technical SEO; Keyword research; SEO tools; Google Analytics; Web content writing
    PPC Specialist | Paid search specialist; PPC executive; Google Ads specialist; Paid media manager; SEA manager; SEM specialist; PPC manager; Biddable media executive | SEO Specialist; Digital Marketing Manager; Media Buyer | Search advertising; Paid social advertising; Programmatic advertising; Google Analytics; Google Tag Manager; Conversion optimisation
    Web Analyst | Digital analyst; Web analytics specialist; Conversion specialist; CRO specialist; Marketing analyst; Digital insight analyst | Data Analyst; SEO Specialist; Market Research Analyst | Web analytics; Google Analytics; Google Tag Manager; A/B testing; Marketing analytics; SQL; Data visualisation
    Email Marketing Manager | CRM manager; CRM executive; Email marketing executive; Lifecycle marketing manager; Marketing automation specialist; Loyalty manager | Digital Marketing Manager; Marketing Executive | Email marketing; CRM marketing; Marketing automation; Customer segmentation; Mailchimp; HubSpot; A/B testing; Copywriting
    Social Media Manager | Social media executive; Social media officer; Community manager; Social media coordinator; Social media specialist; Gestor de redes sociales | Content Editor; Digital Marketing Executive; Communications Officer; Influencer Manager | Social media; Social media content; Community management; Paid social advertising; Content marketing; Copywriting; Canva; Social media scheduling tools
    Influencer Manager | Influencer marketing manager; Talent partnerships manager; Creator manager; Influencer marketing executive | Social Media Manager; PR Manager | Influencer marketing; Social media; Negotiation; Campaign management; Affiliate marketing
    Affiliate Manager | Affiliate marketing manager; Partnership marketing manager; Partner marketing manager; Affiliate executive | PPC Specialist; Digital Marketing Manager; Partnerships Manager | Affiliate marketing; Digital marketing; Negotiation; Marketing analytics; Account management
    Content Editor | Web editor; Content manager; Digital content editor; Online editor; Website editor; Content executive; Redakteur Online; Rédacteur web | Copywriter; Social Media Manager; Editor; Content Strategist | Web content writing; Content management systems; Copy editing; Proofreading; Search engine optimisation; Content marketing
    Content Strategist | Content marketing manager; Content marketer; Head of content; Content lead | Content Editor; Copywriter; Marketing Manager; Content Designer | Content marketing; Web content writing; Search engine optimisation; Copywriting; Marketing analytics; User research
    Copywriter | Copy writer; Creative copywriter; Content writer; Advertising copywriter; Web copywriter; Werbetexter; Concepteur-rédacteur; Redactor publicitario | Content Editor; Content Strategist; Technical Author; Journalist | Copywriting; Web content writing; Proofreading; Newsletter writing; Content marketing; Art direction
    Brand Manager | Brand executive; Assistant brand manager; Brand lead; Brand marketing manager; Markenmanager; Chef de marque | Product Marketing Manager; Marketing Manager; Trade Marketing Manager; Category Manager | Brand management; Brand strategy; Market research; Campaign management; Product marketing; Briefing agencies; Marketing budgets
    Product Marketing Manager | Product marketer; PMM; Product marketing lead; Product marketing specialist; Go-to-market manager; Chef de produit | Brand Manager; Product Manager; Marketing Manager | Product marketing; Marketing strategy; Market analysis; Customer insight; Copywriting; Sales enablement
    Trade Marketing Manager | Shopper marketing manager; Channel marketing manager; Trade marketing executive; Field marketing manager; Retail marketing manager | Brand Manager; Category Manager; Key Account Manager | Trade marketing; Sales promotion; Category management; Brand activation; Market analysis
    Market Research Analyst | Market researcher; Research executive; Insight manager; Consumer insight analyst; Market research manager; Marktforscher; Chargé d'études marketing; Insight executive | Data Analyst; Web Analyst; UX Researcher; Statistician | Market research; Survey design; Focus groups; Data analysis; Statistics; Customer insight; Report writing
    Market Research Interviewer | Survey interviewer; Field interviewer; Telephone interviewer; Mystery shopper; Enquêteur | Call Centre Agent; Market Research Analyst; Census Enumerator | Survey design; Interviewing; Data collection; Data entry; Telephone manner
    Media Planner | Media strategist; Communications planner; Media executive; Mediaplaner; Chargé de médias | Media Buyer; PPC Specialist; Advertising Account Manager | Media planning; Media buying; Advertising; Market analysis; Programmatic advertising
    Media Buyer | Media trader; Programmatic trader; Ad operations executive; Programmatic manager; Ad trafficker; Acheteur média | Media Planner; PPC Specialist | Media buying; Programmatic advertising; Negotiation; Marketing analytics; Media planning
    Advertising Account Manager | Agency account manager; Agency account executive; Kundenberater Werbung; Chef de publicité | Account Manager; Marketing Manager; Marketing Project Manager; Media Planner | Client relationship administration; Campaign management; Advertising; Briefing agencies; Budgeting; Sales presentations
    Advertising Sales Executive | Media sales executive; Ad sales manager; Advertising sales representative; Sponsorship sales manager; Media sales manager | Sales Representative; Account Executive; Advertising Account Manager | Ad sales; Sales; Cold calling; Negotiation; Media planning
    Marketing Project Manager | Creative project manager; Campaign project manager; Agency project manager | Project Manager; Advertising Account Manager; Marketing Executive | Marketing project coordination; Project management; Briefing agencies; Budgeting; Campaign management
    Communications Officer | Communications executive; Comms officer; Communications specialist; Communications adviser; Corporate communications officer; Chargé de communication; Kommunikationsreferent; Técnico de comunicación | PR Manager; Internal Communications Manager; Marketing Executive; Press Officer | Corporate communications; Press releases; Social media; Copywriting; Internal communications; Content management systems; Public relations
    Communications Manager | Head of communications; Communications director; Corporate communications manager; Director of communications; Kommunikationsleiter; Directeur de la communication | Communications Officer; PR Manager; Marketing Manager; Public Affairs Manager | Corporate communications; Crisis communications; Public relations; Internal communications; Stakeholder management; Team leadership
    PR Manager | Public relations officer; PR officer; PR executive; Public relations manager; Publicist; PR consultant; PR account executive; Attaché de presse | Press Officer; Communications Officer; Influencer Manager; Journalist | Public relations; Press releases; Crisis communications; Media monitoring; Copywriting; Event management
    Press Officer | Media officer; Media relations officer; Spokesperson; Media relations manager; Pressesprecher; Jefe de prensa | PR Manager; Communications Officer; Journalist | Press releases; Public relations; Media training; Crisis communications; Media monitoring
    Internal Communications Manager | Internal communications officer; Employee communications manager; Internal comms specialist; Chargé de communication interne | Communications Officer; Employee Engagement Manager; Employer Brand Manager | Internal communications; Copywriting; Event management; Corporate communications; Employee engagement
    Events Manager | Event manager; Events coordinator; Event planner; Conference organiser; Events executive; Wedding planner; Chargé d'événementiel | Banqueting Manager; Marketing Executive; Exhibition Organiser | Event management; Event logistics; Budgeting; Event marketing; Supplier management; Trade shows; Sponsorship
    Exhibition Organiser | Trade show manager; Exhibitions manager; Congress organiser; Fair organiser; Conference producer; Messereferent | Events Manager; Sales Representative | Trade shows; Event management; Event logistics; Ad sales; Sponsorship
    Brand Ambassador | Promoter; Promotional staff; Field marketing executive; Brand representative; Demonstrator; Hôtesse d'accueil événementiel; Promotor de ventas | Sales Assistant; Sales Representative; Event Steward | Brand activation; Sales promotion; Product demonstrations; Customer service; Sales
    Investor Relations Manager | Investor relations officer; Head of investor relations; IR manager; Financial communications manager | Communications Manager; Financial Analyst | Investor relations; Financial reporting; Corporate communications; Report writing
  `,
}
