import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const bankingFinance: SectorTerms = {
  sector: 'BankingFinance',
  skills: `
    Bookkeeping | book keeping; double-entry bookkeeping; double entry; keeping the books; ledger keeping; Buchhaltung; journal entries; comptabilité | Accounts payable; Accounts receivable; Bank reconciliation
    Accounting | accountancy; accounting principles; general accounting; Finanzbuchhaltung; contabilidad; accounting standards | Bookkeeping; Financial reporting
    Accounts payable | AP; purchase ledger; PL ledger; supplier invoices; invoice processing; supplier payments; creditors ledger; payment runs; bought ledger | Accounts receivable; Procure to pay
    Accounts receivable | AR; sales ledger; customer invoicing; debtors ledger; raising invoices; billing; invoicing; sales invoices | Credit control; Cash allocation
    Procure to pay | P2P; purchase to pay; purchase orders and invoices; three-way matching; PO matching; requisition to pay | Procurement
    Cash allocation | cash application; cash posting; remittance processing; payment allocation | Bank reconciliation
    Credit control | chasing payments; dunning; aged debt; credit collections; collecting debts | Credit analysis; Debt recovery
    Bank reconciliation | bank reconciliations; bank recs; reconciling bank accounts; bank rec; bank statement reconciliation | Account reconciliation
    Account reconciliation | reconciliations; balance sheet reconciliations; intercompany reconciliations; ledger reconciliation; reconciling accounts; control account reconciliation; account reconciliations; recs | Month-end close
    Month-end close | month end; period end; month-end accounts; closing the books; month-end reporting; year-end close; accruals and prepayments; accruals; period-end close | Management accounts
    Management accounts | management accounting; monthly management accounts; management accountancy; producing management accounts; monthly reporting pack; variance analysis | Financial reporting; Budgeting
    Financial reporting | statutory accounts; year-end accounts; financial statements; final accounts preparation; annual accounts; statutory reporting; financial accounts; annual report preparation | IFRS; Group consolidation
    Group consolidation | consolidated accounts; consolidations; consolidation; group reporting; intercompany accounting; group accounting | Financial reporting
    IFRS | International Financial Reporting Standards; IAS; IFRS 9; IFRS 15; IFRS 16; IFRS 17 | UK GAAP; US GAAP
    UK GAAP | FRS 102; Generally Accepted Accounting Practice; FRS 105; FRS102 | US GAAP
    US GAAP | Generally Accepted Accounting Principles; GAAP; ASC 606 | IFRS
    German commercial accounting | HGB; HGB accounting; Handelsgesetzbuch accounts; Bilanzierung; Jahresabschluss | IFRS
    Fixed assets accounting | fixed asset register; depreciation; capex accounting; capital accounting; fixed assets | Month-end close
    Cost accounting | standard costing; product costing; inventory accounting; cost analysis; stock accounting; job costing; costing; Kostenrechnung; activity-based costing | Management accounts; Cost control
    Project accounting | contract accounting; WIP accounting; revenue recognition; work in progress accounting | Management accounts
    Budgeting | budget preparation; budget management; budget setting; managing budgets; budget control; budgets; budget holding; budget monitoring | Forecasting
    Forecasting | financial forecasting; forecasts; reforecasting; rolling forecasts; revenue forecasting; budget forecasts | Financial planning and analysis; Cash flow management
    Financial planning and analysis | FP&A; financial planning & analysis; commercial finance; finance business partnering; FP and A | Financial analysis; Management accounts
    Financial analysis | finance analysis; ratio analysis; financial statement analysis; profitability analysis; analysing accounts; margin analysis | Financial modelling
    Financial modelling | financial modeling; DCF; discounted cash flow; financial models; three-statement models; LBO modelling; Excel modelling; investment appraisal | Business valuation; Forecasting
    Business valuation | company valuation; valuation modelling; comparable company analysis; equity valuation; valuations of companies; business valuations | Mergers and acquisitions
    Mergers and acquisitions | M&A; corporate finance; deal execution; acquisitions; mergers & acquisitions; transaction services; takeovers; financial due diligence | Private equity; Due diligence
    Private equity | venture capital; VC; buyouts; LBO; growth equity; fund investing; deal sourcing | Investment analysis
    Investment banking | capital markets; ECM; DCM; equity capital markets; debt capital markets; IPOs; pitch books; leveraged finance | Mergers and acquisitions
    Cash flow management | cash flow; cashflow; cash flow forecasting; cashflow forecasting; working capital management; liquidity management; working capital; cash forecasting | Treasury
    Treasury | treasury management; corporate treasury; FX hedging; bank relationship management; foreign exchange; treasury operations; cash pooling | Cash flow management; Risk management
    Payroll | payroll processing; processing payroll; running payroll; PAYE; end-to-end payroll; payroll accounting; RTI; payroll management; Lohnbuchhaltung | Payroll administration
    VAT returns | VAT; value added tax; VAT return preparation; Making Tax Digital; MTD; indirect tax; sales tax; Umsatzsteuer; TVA | Tax compliance
    Tax compliance | tax returns; self assessment; tax return preparation; self-assessment tax returns; tax preparation; HMRC returns; tax filing | Personal tax; Corporate tax
    Corporate tax | corporation tax; CT600; corporate tax compliance; business tax; company tax; R&D tax credits; tax computations | Tax planning
    Personal tax | income tax; private client tax; capital gains tax; inheritance tax planning; individual tax; expatriate tax | Tax planning
    Tax planning | tax advisory; tax advice; tax consulting; international tax; tax structuring; transfer pricing; CTA tax | Tax law
    Construction industry scheme | CIS; CIS returns; subcontractor tax; CIS deductions | Payroll; VAT returns
    Auditing | audit; external audit; statutory audit; financial audit; audit files; audit planning; audit testing; ISA; year-end audit | Internal audit; Financial reporting
    Internal audit | internal auditing; audit of controls; IIA; CIA certified internal auditor; risk-based audit; operational audit | Internal controls
    Internal controls | financial controls; SOX; Sarbanes-Oxley; SOX compliance; control testing; segregation of duties; internal control; COSO; J-SOX | Risk management; Auditing
    Forensic accounting | forensic audit; litigation support accounting; financial investigation | Fraud prevention
    Insolvency | liquidation; administration of insolvent companies; restructuring; turnaround; business recovery; bankruptcy | Forensic accounting; Debt advice
    Practice accounting | accountancy practice; accounts preparation; client accounts; practice accounts; sole trader accounts; small business accounts; accounting practice; limited company accounts | Tax compliance; Bookkeeping
    Public sector finance | local government finance; NHS finance; public finance; government accounting; IPSAS; fund accounting in government; public accounting | Charity accounting; Management accounts
    Xero | Xero accounting; Xero certified; Xero adviser; Dext; Receipt Bank | QuickBooks; Sage; FreeAgent
    Sage | Sage 50; Sage Line 50; Sage 200; Sage Accounts; Sage Intacct; Sage Payroll; Sage One; Sage Business Cloud; Sage X3 | QuickBooks
    QuickBooks | Quick Books; QuickBooks Online; QBO; Intuit QuickBooks; QuickBooks Desktop | Zoho Books
    FreeAgent | Free Agent; IRIS Accounts | QuickBooks
    DATEV | DATEV accounting; DATEV Rechnungswesen | German commercial accounting; Sage
    SAP Finance | SAP FI; SAP FICO; SAP FI/CO; SAP Finance and Controlling; SAP Concur; SAP S/4HANA Finance | Oracle ERP
    Hyperion | Oracle Hyperion; Essbase; BPC | Financial planning and analysis
    Risk management | enterprise risk management; ERM; risk frameworks; risk reporting; risk controls; managing risk; corporate risk; ISO 31000; Risikomanagement | Operational risk; Internal controls
    Operational risk | RCSA; op risk; operational resilience; risk and control self-assessment; operational risk management; loss event reporting | Internal audit
    Market risk | value at risk; VaR; market risk analysis; FRTB; counterparty risk; risk metrics | Quantitative finance; Credit risk
    Credit risk | credit risk management; credit risk modelling; PD LGD; IFRS 9 modelling; credit scoring; Basel III; Basel; credit portfolio management | Credit analysis; Market risk
    Credit analysis | credit assessment; creditworthiness checks; credit checks; credit underwriting; lending decisions; assessing credit; loan assessment; affordability assessment | Lending
    Lending | loan processing; loans; commercial lending; consumer lending; loan origination; loan administration; asset finance; business lending; invoice finance | Mortgage advice
    Mortgage advice | mortgages; mortgage broking; mortgage processing; CeMAP; mortgage underwriting; mortgage adviser qualification; equity release; mortgage applications; home loans | Financial advice
    Financial advice | financial planning; independent financial advice; IFA; wealth planning; DipPFS; Diploma in Financial Planning; paraplanning; retirement planning; Finanzberatung | Wealth management; Pensions advice
    Wealth management | private banking; private client investment; discretionary fund management; high net worth clients; client portfolio advice; HNW clients | Portfolio management
    Portfolio management | asset allocation; fund management; investment management; portfolio construction; fund selection; managing portfolios | Investment analysis; Trading
    Investment analysis | equity research; investment research; CFA; stock analysis; security analysis; fund research; credit research; Chartered Financial Analyst | Financial modelling
    Sustainable finance | ESG investing; ESG analysis; responsible investment; green finance; impact investing; SFDR; TCFD; ESG reporting | Sustainability reporting; Investment analysis
    Trading | securities trading; equities trading; FX trading; order execution; stockbroking; derivatives trading; market making; trade execution | Derivatives
    Derivatives | options and futures; swaps; fixed income; structured products; bonds; interest rate derivatives; ISDA | Trading; Quantitative finance
    Quantitative finance | quant; quantitative analysis; financial engineering; algorithmic trading; derivative pricing; stochastic calculus; quantitative modelling | Statistics
    Bloomberg Terminal | Bloomberg; Bloomberg Professional | Investment analysis
    Trade settlement | securities settlement; middle office; back office operations; trade support; reconciliation of trades; clearing and settlement; corporate actions; SWIFT messages | Fund accounting
    Fund accounting | fund administration; NAV calculation; net asset value; fund services; transfer agency; investment accounting | Trade settlement
    Trade finance | letters of credit; documentary credits; export finance; bank guarantees; supply chain finance; documentary collections | Lending
    Retail banking | branch banking; personal banking; bank branch work; account opening; banking services; current accounts; bank telling; banking | Cash handling; Customer service
    Business banking | corporate banking; commercial banking; SME banking; transaction banking; relationship banking | Lending; Retail banking
    Payments processing | payment operations; BACS; CHAPS; SEPA; faster payments; payment systems; chargebacks; merchant services | Retail banking; Trade settlement
    Anti-money laundering | AML; money laundering prevention; AML compliance; CTF; financial crime; financial crime compliance; suspicious activity reports; SAR; MLRO | Know your customer; Fraud prevention
    Know your customer | KYC; CDD; customer due diligence; client onboarding checks; EDD; enhanced due diligence; client due diligence; PEP screening | Compliance; Sanctions screening
    Fraud prevention | fraud detection; fraud investigations; anti-fraud; fraud analysis; counter fraud; fraud monitoring; chargeback fraud | Loss prevention
    Financial regulation | FCA; FCA regulation; FCA rules; PRA; MiFID II; Consumer Duty; Solvency II; regulatory reporting; BaFin | Compliance
    Underwriting | insurance underwriting; risk underwriting; policy underwriting; commercial underwriting; pricing insurance risk; Lloyd's market | Insurance broking; Actuarial analysis
    Insurance broking | general insurance; insurance brokerage; commercial insurance; placing insurance; policy renewals; Cert CII; insurance advice; Acturis | Underwriting
    Insurance claims | claims handling; claims management; claims processing; motor claims; loss adjusting; claims settlement; claims assessment | Complaint handling; Insurance broking
    Reinsurance | treaty reinsurance; facultative reinsurance; retrocession; reinsurance accounting; captive insurance | Underwriting
    Actuarial analysis | actuarial; actuarial modelling; insurance pricing; actuarial science; IFoA; Prophet modelling; mortality modelling; insurance reserving; capital modelling | Quantitative finance; Statistics
    Pensions administration | pension administration; defined benefit; defined contribution; auto-enrolment; workplace pensions; pensions; DB pensions; pension calculations | Pensions advice; Payroll administration
    Pensions advice | pension transfers; pension planning; retirement advice; pension consulting; employee benefits consulting; AF3 | Financial advice
    Debt advice | money advice; debt counselling; debt management plans; budgeting advice; financial capability; financial inclusion | Benefits advice; Credit control
    Economics | economic analysis; economic research; macroeconomics; economic modelling; economic forecasting; cost-benefit analysis; microeconomics | Statistics; Policy analysis
    Cryptocurrency | crypto; bitcoin; digital assets; DeFi; blockchain finance; crypto trading; tokenisation | Trading
    Fintech | financial technology; open banking; digital banking; neobanking; insurtech; embedded finance | Payments processing
    Business case writing | business cases; cost-benefit appraisal; benefits realisation; option appraisal; Green Book appraisal; business case development | Strategic planning
    Expenses management | expense management; petty cash; company cards; travel and expenses; T&E; employee expenses | Accounts payable
    Audit support | audit preparation; preparing for audit; liaising with auditors; auditor liaison; audit readiness | Auditing; Financial reporting
    Financial administration | finance administration; accounts administration; finance support; finance admin; financial record keeping; accounts assistance | Bookkeeping; Office administration
    Financial systems implementation | finance transformation; finance systems; finance process improvement; ERP finance implementation; finance automation; accounting software | SAP Finance; Process improvement
    ACCA | ACCA qualified; Association of Chartered Certified Accountants; ACCA part-qualified; FCCA; chartered certified accountant | Accounting; CIMA; ACA
    ACA | ICAEW; ACA qualified; chartered accountancy; ICAS | CIMA; CIPFA
    CIMA | CIMA qualified; ACMA; CGMA; CIMA part-qualified; Chartered Institute of Management Accountants | Management accounts
    AAT | AAT Level 3; AAT Level 4; AAT qualified; Association of Accounting Technicians; MAAT | Bookkeeping; Accounting
    CIPFA | CIPFA qualified; Chartered Institute of Public Finance and Accountancy | Public sector finance
    CPA | certified public accountant; US CPA; CPA qualified | ACCA
    MYOB | MYOB AccountRight; MYOB Business | Xero; QuickBooks
    FreshBooks | Fresh Books; FreshBooks accounting | Xero; QuickBooks
    Zoho Books | Zoho accounting; Zoho Invoice | Xero; QuickBooks
    KashFlow | Kash Flow; IRIS KashFlow | Sage; Xero
    Lexware | Lexoffice; Lexware Buchhaltung | DATEV
    Anaplan | Anaplan modelling; Anaplan model building | Hyperion; Financial planning and analysis
    Workday Adaptive Planning | Adaptive Insights; Adaptive Planning | Anaplan; Hyperion
    IBM Planning Analytics | TM1; IBM Cognos TM1; Cognos TM1 | Hyperion; Anaplan
    OneStream | OneStream XF; One Stream | Hyperion; Group consolidation
    Tagetik | CCH Tagetik; Wolters Kluwer Tagetik | Hyperion; OneStream
    Refinitiv Eikon | Eikon; Thomson Reuters Eikon; Refinitiv; LSEG Workspace | Bloomberg Terminal; FactSet
    FactSet | Fact Set; FactSet Workstation | Bloomberg Terminal
    Capital IQ | S&P Capital IQ; CapIQ; S&P CapIQ | Bloomberg Terminal; FactSet
  `,
  occupations: `
    Accountant | qualified accountant; chartered accountant; ACCA accountant; company accountant; financial accountant; comptable; Buchhalter; contable; expert-comptable; certified public accountant; CPA | Management Accountant; Auditor; Bookkeeper; Financial Controller; Practice Accountant | Accounting; Financial reporting; Month-end close; VAT returns; Management accounts; Account reconciliation; IFRS; Budgeting; Microsoft Excel; Payroll
    Management Accountant | CIMA accountant; assistant management accountant; cost accountant; Controller im Rechnungswesen; contrôleur de gestion; project accountant; chartered management accountant; plant accountant | Accountant; Finance Business Partner; Financial Analyst | Management accounts; Month-end close; Budgeting; Forecasting; Cost accounting; Account reconciliation; Microsoft Excel
    Practice Accountant | accounts senior; general practice accountant; accounts preparer; semi-senior accountant; accounts and audit senior; trainee accountant | Accountant; Auditor; Tax Adviser; Bookkeeper | Practice accounting; Financial reporting; Tax compliance; VAT returns; UK GAAP; Bookkeeping; Xero
    Accounts Assistant | finance assistant; accounts clerk; assistant accountant; accounting assistant; accounting clerk; finance administrator; assistant comptable; Buchhaltungsassistent; accounts administrator; auxiliar contable; finance officer | Bookkeeper; Purchase Ledger Clerk; Credit Controller; Payroll Administrator | Accounts payable; Accounts receivable; Bank reconciliation; Bookkeeping; Microsoft Excel; Sage; VAT returns; Data entry
    Bookkeeper | book keeper; ledger clerk; accounts bookkeeper; aide-comptable; tenedor de libros; Bilanzbuchhalter; part-time bookkeeper; Sachbearbeiter Buchhaltung; Finanzbuchhalter | Accounts Assistant; Accountant; Payroll Administrator | Bookkeeping; Bank reconciliation; VAT returns; Xero; QuickBooks; Sage; Payroll; Accounts payable
    Purchase Ledger Clerk | accounts payable clerk; accounts payable assistant; AP clerk; purchase ledger assistant; AP specialist; invoice processor; purchase ledger controller; Kreditorenbuchhalter; comptable fournisseurs; accounts payable administrator | Accounts Assistant; Sales Ledger Clerk; Bookkeeper | Accounts payable; Procure to pay; Account reconciliation; Data entry; Microsoft Excel; Sage
    Sales Ledger Clerk | accounts receivable clerk; AR clerk; accounts receivable assistant; billing clerk; billing administrator; invoicing clerk; sales ledger assistant; Debitorenbuchhalter; billing specialist | Credit Controller; Purchase Ledger Clerk; Accounts Assistant | Accounts receivable; Cash allocation; Credit control; Bank reconciliation; Microsoft Excel
    Credit Controller | credit control clerk; collections agent; debt recovery officer; collections specialist; credit manager; chargé de recouvrement; accounts receivable controller; Inkassomitarbeiter | Sales Ledger Clerk; Accounts Assistant; Credit Analyst | Credit control; Accounts receivable; Cash allocation; Negotiation; Telephone manner; Account reconciliation
    Payroll Administrator | payroll clerk; payroll officer; payroll specialist; payroll assistant; Lohnbuchhalter; gestionnaire de paie; wages clerk; técnico de nóminas; payroll coordinator; payroll executive | Payroll Manager; Accounts Assistant; HR Assistant; Pensions Administrator | Payroll; Payroll administration; Pensions administration; Microsoft Excel; Data entry; Attention to detail; Sage
    Payroll Manager | payroll supervisor; payroll team leader; head of payroll; responsable paie; payroll and benefits manager; payroll bureau manager | Payroll Administrator; HR Manager; Financial Controller | Payroll; Payroll administration; Pensions administration; Team leadership; Process improvement
    Financial Analyst | finance analyst; FP&A analyst; commercial analyst; commercial finance analyst; analyste financier; Finanzanalyst; analista financiero; financial planning analyst | Finance Business Partner; Management Accountant; Investment Analyst; Credit Analyst | Financial analysis; Financial modelling; Forecasting; Financial planning and analysis; Microsoft Excel; Budgeting; Power BI
    Finance Business Partner | commercial finance manager; FP&A manager; commercial finance partner; finance partner; financial planning manager | Financial Analyst; Management Accountant; Finance Manager | Financial planning and analysis; Forecasting; Budgeting; Management accounts; Stakeholder management; Financial modelling
    Finance Manager | financial manager; finance lead; accounting manager; head of accounts; responsable comptable; Leiter Rechnungswesen; group accountant; reporting manager | Financial Controller; Finance Business Partner; Accountant | Management accounts; Financial reporting; Budgeting; Cash flow management; People management; Month-end close; Internal controls
    Financial Controller | FC; group financial controller; finance controller; controller; contrôleur financier; Finanzcontroller; divisional controller | Finance Manager; Finance Director; Accountant | Financial reporting; Month-end close; Internal controls; Group consolidation; Cash flow management; Budgeting; IFRS
    Finance Director | chief financial officer; CFO; FD; head of finance; Finanzvorstand; directeur financier; director financiero | Financial Controller; Chief Executive; Finance Manager | Strategic planning; Financial reporting; Cash flow management; Budgeting; Mergers and acquisitions; People management; Governance
    Auditor | external auditor; audit senior; audit associate; statutory auditor; audit manager; auditeur financier; Wirtschaftsprüfer; commissaire aux comptes; audit trainee | Internal Auditor; Accountant; Practice Accountant | Auditing; Financial reporting; UK GAAP; IFRS; Internal controls; Microsoft Excel
    Internal Auditor | internal audit manager; IT auditor; audit and assurance officer; Innenrevisor; auditeur interne; internal controls analyst; controls tester; auditor interno | Auditor; Risk Manager; Compliance Officer | Internal audit; Internal controls; Risk management; Report writing; Auditing; Operational risk
    Tax Adviser | tax accountant; tax consultant; tax manager; tax specialist; tax advisor; Steuerberater; fiscaliste; asesor fiscal; tax assistant; personal tax senior; Steuerfachangestellter | Accountant; Practice Accountant; Auditor | Tax compliance; Tax planning; Corporate tax; Personal tax; VAT returns; Tax law
    Forensic Accountant | fraud accountant; forensic accounting manager; financial investigator; forensic auditor | Auditor; Financial Crime Analyst; Insolvency Practitioner | Forensic accounting; Fraud prevention; Auditing; Data analysis; Report writing
    Insolvency Practitioner | insolvency administrator; licensed insolvency practitioner; restructuring adviser; insolvency case manager; Insolvenzverwalter; liquidator; turnaround consultant | Forensic Accountant; Accountant; Corporate Finance Analyst | Insolvency; Financial analysis; Forensic accounting; Negotiation; Report writing
    Treasury Analyst | treasurer; treasury manager; treasury accountant; cash manager; trésorier; Treasury Manager Konzern; corporate treasurer; treasury dealer; tesorero | Financial Analyst; Finance Manager; Trader | Treasury; Cash flow management; Account reconciliation; Risk management; Microsoft Excel
    Corporate Finance Analyst | M&A analyst; corporate finance executive; transaction services analyst; investment banking analyst; investment banker; deal adviser; private equity analyst; private equity associate; corporate financier; venture capital analyst | Investment Analyst; Financial Analyst; Management Consultant | Mergers and acquisitions; Financial modelling; Business valuation; Due diligence; Investment banking; Microsoft PowerPoint
    Investment Analyst | equity research analyst; investment research analyst; buy-side analyst; sell-side analyst; analyste buy-side; credit research analyst; ESG analyst; fund analyst | Portfolio Manager; Financial Analyst; Corporate Finance Analyst | Investment analysis; Financial modelling; Bloomberg Terminal; Business valuation; Sustainable finance; Report writing
    Portfolio Manager | fund manager; investment manager; gérant de portefeuille; Fondsmanager; gestor de fondos; discretionary fund manager | Investment Analyst; Trader; Private Banker | Portfolio management; Investment analysis; Bloomberg Terminal; Derivatives; Market risk; Wealth management
    Trader | stockbroker; securities trader; broker in securities; FX dealer; dealer; commodity trader; Wertpapierhändler; equity trader; courtier en bourse; market maker | Portfolio Manager; Investment Analyst; Quantitative Analyst; Energy Trader | Trading; Derivatives; Bloomberg Terminal; Market risk; Quantitative finance
    Quantitative Analyst | quant; quant analyst; quantitative researcher; quantitative developer; quant developer; pricing quant; model validation analyst | Data Scientist; Trader; Actuary; Risk Analyst | Quantitative finance; Python; Statistics; Derivatives; Market risk; Machine learning
    Risk Manager | head of risk; enterprise risk manager; chief risk officer; operational risk manager; CRO; Risikomanager; gestionnaire de risques; responsable risques | Risk Analyst; Compliance Officer; Internal Auditor | Risk management; Operational risk; Internal controls; Financial regulation; Stakeholder management; Report writing
    Risk Analyst | credit risk analyst; market risk analyst; operational risk analyst; analyste risques; Risikoanalyst; risk officer; analista de riesgos; risk associate | Risk Manager; Credit Analyst; Quantitative Analyst; Financial Analyst | Risk management; Credit risk; Market risk; Microsoft Excel; SQL; Statistics
    Credit Analyst | credit officer; credit underwriter; loan underwriter; lending analyst; Kreditanalyst; analyste crédit; credit risk underwriter; analista de crédito; lending manager; mortgage underwriter | Risk Analyst; Financial Analyst; Mortgage Adviser; Loan Officer | Credit analysis; Financial analysis; Credit risk; Lending; Report writing
    Loan Officer | lending adviser; loan adviser; loan administrator; loans officer; lending officer; mortgage administrator; Kreditberater; loan processor; mortgage case manager | Mortgage Adviser; Credit Analyst; Bank Adviser | Lending; Credit analysis; Customer service; Know your customer; Mortgage advice
    Mortgage Adviser | mortgage advisor; mortgage broker; mortgage consultant; mortgage and protection adviser; courtier en prêt immobilier; Baufinanzierungsberater; home loan adviser; protection adviser | Financial Adviser; Loan Officer; Bank Adviser | Mortgage advice; Financial advice; Financial regulation; Sales; Customer service
    Financial Adviser | financial advisor; independent financial adviser; IFA; financial planner; wealth adviser; Finanzberater; conseiller financier; asesor financiero | Paraplanner; Mortgage Adviser; Private Banker | Financial advice; Pensions advice; Wealth management; Financial regulation; Relationship building
    Paraplanner | IFA administrator; financial planning assistant; financial services administrator; wealth administrator; technical paraplanner; wealth management administrator | Financial Adviser; Pensions Administrator; Investment Analyst | Financial advice; Report writing; Pensions advice; Financial regulation; Wealth management
    Private Banker | wealth manager; relationship manager in private banking; private client adviser; wealth relationship manager; banquier privé; private client manager; Vermögensberater | Financial Adviser; Portfolio Manager; Business Banking Manager | Wealth management; Relationship building; Financial advice; Know your customer; Lending
    Bank Adviser | bank clerk; bank teller; bank cashier; personal banker; Bankkaufmann; conseiller bancaire; branch adviser; empleado de banca; banking consultant; teller | Bank Branch Manager; Mortgage Adviser; Customer Service Adviser | Retail banking; Customer service; Cash handling; Know your customer; Sales
    Bank Branch Manager | branch manager of a bank; bank manager; assistant bank manager; directeur d'agence bancaire; Filialleiter Bank; director de sucursal | Bank Adviser; Business Banking Manager | Retail banking; People management; Sales targets; Customer service; Financial regulation
    Business Banking Manager | corporate banker; business relationship manager; commercial banking manager; SME relationship manager; corporate relationship manager; Firmenkundenberater; chargé d'affaires entreprises | Bank Branch Manager; Credit Analyst; Private Banker | Business banking; Lending; Credit analysis; Relationship building; Trade finance
    Settlements Analyst | trade support analyst; back office analyst; middle office analyst; settlements officer; trade settlement clerk; investment operations analyst; securities operations analyst; corporate actions analyst | Fund Accountant; Payments Officer; KYC Analyst | Trade settlement; Account reconciliation; Microsoft Excel; Derivatives; Attention to detail
    Fund Accountant | fund administrator; investment accountant; NAV analyst; comptable OPC; Fondsbuchhalter; fund operations analyst; transfer agency administrator | Settlements Analyst; Accountant; Auditor | Fund accounting; Account reconciliation; Trade settlement; Microsoft Excel; IFRS
    Payments Officer | payments analyst; payment operations specialist; payments administrator; payment processor; chargeback analyst; payments clerk | Settlements Analyst; Accounts Assistant; Bank Adviser | Payments processing; Account reconciliation; Fraud prevention; Data entry; Attention to detail
    KYC Analyst | know your customer analyst; CDD analyst; client onboarding analyst; due diligence analyst; KYC officer; sanctions analyst | Financial Crime Analyst; Compliance Officer; Settlements Analyst | Know your customer; Anti-money laundering; Compliance; Internet research; Attention to detail
    Financial Crime Analyst | AML analyst; fraud analyst; anti-money laundering officer; fraud investigator; AML officer; money laundering reporting officer; financial crime manager; transaction monitoring analyst; Geldwäschebeauftragter; counter fraud specialist | KYC Analyst; Compliance Officer; Forensic Accountant | Anti-money laundering; Fraud prevention; Know your customer; Report writing; Data analysis
    Insurance Underwriter | underwriter; assistant underwriter; underwriting assistant; commercial underwriter; souscripteur; Underwriter Versicherung; suscriptor de seguros | Insurance Broker; Actuary; Claims Handler | Underwriting; Insurance broking; Risk assessment; Negotiation; Financial analysis
    Insurance Broker | insurance adviser; insurance agent; insurance account handler; account handler in insurance; insurance account executive; Versicherungskaufmann; courtier en assurances; insurance sales adviser; corredor de seguros | Insurance Underwriter; Claims Handler; Financial Adviser; Sales Representative | Insurance broking; Customer service; Sales; Underwriting; Relationship building
    Claims Handler | insurance claims handler; claims adviser; claims adjuster; loss adjuster; claims assessor; claims manager; gestionnaire de sinistres; Schadensachbearbeiter; motor claims handler; claims examiner; tramitador de siniestros | Insurance Broker; Complaints Handler; Insurance Underwriter | Insurance claims; Customer service; Negotiation; Report writing; Attention to detail
    Actuary | actuarial analyst; trainee actuary; actuarial consultant; Aktuar; actuaire; actuario; pensions actuary; actuarial associate | Statistician; Quantitative Analyst; Insurance Underwriter; Data Scientist | Actuarial analysis; Statistics; R; Financial modelling; Microsoft Excel
    Pensions Administrator | pension administrator; pensions officer; pensions consultant; employee benefits administrator; pensions specialist; pension scheme manager; benefits consultant | Payroll Administrator; Paraplanner; Insurance Broker | Pensions administration; Customer service; Microsoft Excel; Data entry; Mathematics
    Economist | economic analyst; econometrician; economic adviser; Volkswirt; économiste; economista; research economist; policy economist | Statistician; Policy Adviser; Financial Analyst | Economics; Statistics; Data analysis; Report writing; Forecasting; Policy analysis
    Debt Adviser | money adviser; debt advisor; money advice caseworker; debt counsellor; Schuldnerberater; welfare and debt adviser | Benefits Adviser; Credit Controller; Outreach Worker | Debt advice; Benefits advice; Case work; Active listening; Negotiation
  `,
}
