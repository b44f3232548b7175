import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const legal: SectorTerms = {
  sector: 'Legal',
  skills: `
    Legal research | case law research; legal analysis; researching law; statutory research; legal information | Legal databases; Legal writing
    Legal databases | Westlaw; LexisNexis; Practical Law; Juris; Lexis+ |
    Legal drafting | drafting legal documents; drafting pleadings; pleadings; statements of case; drafting deeds | Contract drafting; Legal writing
    Legal writing | legal opinions; legal memoranda; legal memos; writing legal advice | Legal advice
    Legal advice | legal counselling; advising clients on law; legal consultancy; giving legal advice | Client care in law
    Client care in law | legal client interviews; taking instructions; client intake | Customer service
    Legal advocacy | court advocacy; rights of audience; oral advocacy; cross-examination; courtroom advocacy | Litigation
    Contract drafting | drafting contracts; writing contracts; contract preparation; agreement drafting | Contract review; Contract law
    Contract review | reviewing contracts; contract analysis; redlining; contract mark-up; contract redlining | Contract negotiation
    Contract negotiation | negotiating contracts; negotiating terms; contract terms; negotiating agreements; Vertragsverhandlung; Vertragsverhandlungen; négociation de contrats; négociation contractuelle; negociación de contratos | Negotiation; Contract management
    Contract management | contract administration; contract lifecycle management; CLM; contracts register; commercial contract management; Vertragsmanagement; gestion des contrats; gestion de contrats; gestión de contratos | Supplier management
    Contract law | law of contract; law of obligations; contractual law | Commercial law
    Commercial law | business law; mercantile law; commercial contracts | Company law; Competition law
    Company law | corporate law; business entities; company formation; corporate legal work; companies act | Corporate governance; Mergers and acquisitions
    Corporate governance | board governance; governance advice; governance codes; governance frameworks | Company secretarial practice
    Company secretarial practice | company secretarial; cosec; board minutes; statutory registers; Companies House filings |
    Due diligence | legal due diligence; commercial due diligence; data room reviews; vendor due diligence | Mergers and acquisitions
    Competition law | antitrust; antitrust law; merger control; state aid law; cartel law |
    Banking law | finance law; loan documentation; financial services law; securities law; capital markets law | Company law
    Insolvency law | bankruptcy law; restructuring law; administration and liquidation; insolvency proceedings | Insolvency practice
    Insolvency practice | corporate recovery; insolvency administration |
    Tax law | tax legislation; revenue law; fiscal law; international tax law | Corporate tax
    Employment litigation | employment disputes; tribunal claims; employment tribunal representation; unfair dismissal claims | Employment law; Litigation
    Property law | real estate law; land law; law of property; commercial property law; landlord and tenant law | Conveyancing; Property law basics
    Conveyancing | residential conveyancing; house conveyancing; property transfers; property completions; commercial conveyancing | Land registration
    Land registration | Land Registry applications; title checks; title investigation; property searches; land registry |
    Construction law | building contracts law; adjudication; JCT disputes; construction disputes | Contract law
    Planning law | town planning law; development consent; planning appeals; environmental planning law | Environmental law
    Environmental law | environmental legislation; pollution law; climate law; waste law |
    Energy law | power purchase agreements; oil and gas law; energy regulation | Environmental law
    Maritime law | shipping law; admiralty law; charterparties; marine claims | Transport law
    Transport law | aviation law; carriage of goods law; road transport law |
    Family law | matrimonial law; divorce law; child custody; children law; ancillary relief | Child protection law
    Child protection law | care proceedings; public children law; adoption law; guardianship law |
    Wills and probate | wills; probate; estate administration; private client law; succession law; trusts and estates; inheritance law | Trust law
    Trust law | trust administration; lasting power of attorney; court of protection |
    Criminal law | criminal justice; crime law; penal law; criminal procedure | Criminal defence; Prosecution
    Criminal defence | defence work; duty solicitor; police station representation; criminal defense |
    Prosecution | prosecuting; public prosecution; charging decisions; criminal prosecution |
    Financial crime investigation | white-collar crime; fraud examination; bribery investigation; CFE | Anti-money laundering; Investigations
    Investigations | legal investigations; evidence gathering; investigative interviewing; private investigation; fact finding | Witness statements
    Immigration law | asylum law; visa applications; nationality law; immigration applications; asylum claims; OISC | Immigration casework
    Immigration casework | visa processing; immigration advice; asylum casework; settlement applications |
    Human rights law | refugee law; European Convention on Human Rights | Public law
    Public law | administrative law; judicial review; constitutional law; government law |
    EU law | European law; European Union law; EU regulations | Public law; International law
    International law | public international law; treaty law; law of nations; comparative law |
    Intellectual property | IP law; intellectual property law; IP rights; IPR; intellectual property rights | Patents; Trade marks; Copyright
    Patents | patent drafting; patent prosecution; patent law; patent searching; patent applications |
    Trade marks | trademarks; trademark law; trade mark registration; brand protection; trademark filing |
    Copyright | copyright law; copyright clearance; rights clearance; licensing of rights | Trade marks
    Technology law | IT law; software licensing law; internet law; technology contracts; cyber law | Data protection
    Data protection impact assessment | DPIA; privacy impact assessment; records of processing; privacy by design |
    Consumer law | consumer protection; consumer rights; trading standards law; product liability | Commercial law
    Personal injury | PI claims; personal injury law; accident claims; injury litigation | Medical negligence; Insurance claims
    Medical negligence | clinical negligence; medical malpractice; healthcare law; medical law |
    Insurance law | coverage disputes; insurance litigation; reinsurance law | Personal injury
    Litigation | civil litigation; court proceedings; commercial litigation; lawsuits; contentious work; trial preparation | Dispute resolution; Legal advocacy
    Dispute resolution | alternative dispute resolution; settling disputes; out-of-court settlement | Arbitration
    Arbitration | international arbitration; arbitral proceedings; arbitration hearings |
    Debt recovery | debt collection; enforcement of judgments; bailiff work; credit control litigation; enforcement proceedings | Credit control
    Court procedure | civil procedure; court rules; court filing; procedural law; court processes | Court administration
    Court administration | court clerking; listing of cases; court support; tribunal administration | Legal administration
    Witness statements | taking statements; affidavits; witness interviews; taking witness statements | Trial bundles
    Trial bundles | court bundles; bundle preparation; hearing bundles | Document review
    Document review | eDiscovery; e-disclosure; disclosure exercises; Relativity; e-discovery | Due diligence
    Case management | file management; running case files; case files; matter management; legal case management | Case work
    Legal case software | Clio; LEAP; Proclaim; legal practice management software; iManage | Case management
    Legal project management | legal operations; legal ops; legal process improvement | Case management
    Legal technology | legal tech; legaltech; contract automation; document automation | Legal case software
    Legal costs | costs drafting; bills of costs; costs budgeting; law costs | Legal aid
    Legal aid | legal aid applications; legal aid billing; legal help forms |
    Legal administration | legal admin; legal secretarial work; legal support; opening files; legal document preparation | Audio typing; Office administration
    Audio typing | audio transcription; digital dictation; legal audio typing; dictaphone typing; BigHand | Court reporting; Typing
    Court reporting | stenography; verbatim reporting; shorthand writing; court transcription; stenotyping |
    Notarial services | notarisation; notary work; notarization; authentication of documents; apostilles; oath taking |
    Legal translation | translating legal documents; sworn translation; certified legal translation | Translation
    Compliance | regulatory compliance; compliance management; compliance monitoring; corporate compliance; regulatory affairs compliance; conformité réglementaire; cumplimiento normativo | Financial regulation; Anti-money laundering
    Compliance training | compliance awareness training; code of conduct training; whistleblowing schemes | Compliance
    Anti-bribery and corruption | ABC compliance; Bribery Act; FCPA; anti-corruption; anti-bribery | Compliance
    Sanctions screening | sanctions compliance; export control compliance; trade sanctions; embargo checks | Anti-money laundering
    Regulatory law | professional discipline; regulatory proceedings; licensing law; health and safety law | Compliance
    Charity law | charities act; third sector law | Trust law
    Sports and entertainment law | sports law; entertainment law; music law; film contracts | Copyright
    Pro bono work | law clinic; free legal advice; law centre work | Legal advice
  `,
  occupations: `
    Solicitor | Lawyer; Attorney; Attorney at law; Associate solicitor; Rechtsanwalt; Avocat; Abogado; Juriste; Jurist; jurista | Legal Counsel; Barrister; Legal Executive; Conveyancer | Legal advice; Legal research; Contract drafting; Litigation; Due diligence; Legal drafting; Client care in law; Negotiation; Case management
    Barrister | Advocate; Counsel; Trial lawyer; Trial attorney; Courtroom advocate; Litigation attorney | Solicitor; Public Prosecutor; Judge | Legal advocacy; Legal drafting; Legal research; Litigation; Court procedure; Legal writing
    Legal Counsel | In-house lawyer; In-house counsel; Corporate counsel; Company lawyer; Head of legal; General counsel; Syndikusanwalt; Juriste d'entreprise | Solicitor; Contract Manager; Compliance Officer; Company Secretary | Contract drafting; Contract negotiation; Commercial law; Company law; Data protection; Compliance; Intellectual property; Legal advice
    Corporate Lawyer | Corporate solicitor; Commercial solicitor; M&A lawyer; Commercial lawyer; Transactional lawyer; Banking lawyer | Solicitor; Legal Counsel; Tax Lawyer | Company law; Mergers and acquisitions; Due diligence; Contract drafting; Commercial law; Contract negotiation
    Litigation Solicitor | Litigator; Dispute resolution solicitor; Litigation lawyer; Personal injury solicitor; Civil litigation solicitor | Solicitor; Barrister; Paralegal | Litigation; Dispute resolution; Court procedure; Legal drafting; Witness statements; Personal injury
    Family Lawyer | Family solicitor; Family law solicitor; Divorce lawyer; Children law solicitor | Solicitor; Mediator | Family law; Client care in law; Litigation; Mediation; Legal drafting; Court procedure
    Criminal Lawyer | Criminal defence solicitor; Criminal solicitor; Defence lawyer; Defense attorney; Duty solicitor; Strafverteidiger | Barrister; Public Prosecutor; Solicitor | Criminal law; Criminal defence; Legal advocacy; Legal aid; Court procedure
    Employment Lawyer | Employment solicitor; Employment law solicitor; Labour lawyer; Employment law adviser; Fachanwalt für Arbeitsrecht | Solicitor; Employee Relations Adviser; Legal Counsel | Employment law; Employment litigation; Contracts of employment; Settlement agreements; Legal advice
    Immigration Adviser | Immigration solicitor; Immigration lawyer; Immigration caseworker; Asylum adviser; Visa adviser; OISC adviser | Paralegal; Global Mobility Specialist; Solicitor | Immigration law; Immigration casework; Legal advice; Case management; Client care in law; Refugee support
    Property Lawyer | Property solicitor; Real estate lawyer; Commercial property solicitor; Real estate attorney; Conveyancing solicitor | Conveyancer; Solicitor; Corporate Lawyer | Property law; Conveyancing; Commercial property; Land registration; Contract drafting; Lease negotiation
    Conveyancer | Licensed conveyancer; Conveyancing executive; Conveyancing assistant; Residential conveyancer; Conveyancing fee earner | Property Lawyer; Legal Executive; Paralegal | Conveyancing; Land registration; Property law; Case management; Legal case software; Client care in law
    Private Client Solicitor | Wills and probate solicitor; Probate lawyer; Estate planning attorney; Will writer; Trusts and estates practitioner; Probate executive | Solicitor; Legal Executive; Tax Lawyer | Wills and probate; Trust law; Legal drafting; Client care in law; Tax law
    Tax Lawyer | Tax solicitor; Tax attorney; Tax counsel; Avocat fiscaliste; Fachanwalt für Steuerrecht | Tax Adviser; Corporate Lawyer; Solicitor | Tax law; Corporate tax; Legal advice; Legal research; Company law
    Intellectual Property Lawyer | IP lawyer; IP solicitor; IP counsel; Copyright lawyer; Media lawyer | Patent Attorney; Legal Counsel; Solicitor | Intellectual property; Trade marks; Copyright; Litigation; Contract drafting; Technology law
    Patent Attorney | Patent lawyer; Trade mark attorney; Patent agent; Trademark attorney; Patent examiner; Patentanwalt; Conseil en propriété industrielle | Intellectual Property Lawyer; Research Scientist | Patents; Trade marks; Intellectual property; Technical writing; Legal drafting
    Legal Executive | Chartered legal executive; CILEX lawyer; Fee earner; Legal adviser; FILEX | Paralegal; Solicitor; Conveyancer | Case management; Legal drafting; Client care in law; Legal research; Litigation; Conveyancing
    Paralegal | Legal assistant; Law clerk; Legal clerk; Trainee solicitor; Legal caseworker; Rechtsanwaltsfachangestellter; Assistant juridique; Asistente jurídico; asistente legal | Legal Secretary; Legal Executive; Solicitor; Contract Administrator | Legal research; Legal drafting; Trial bundles; Document review; Case management; Legal administration; Legal databases
    Legal Secretary | Legal PA; Legal administrator; Law secretary; Litigation secretary; Secrétaire juridique; ReNo; secretario jurídico | Paralegal; Personal Assistant; Audio Typist | Audio typing; Legal administration; Diary management; Trial bundles; Legal case software; Microsoft Word
    Audio Typist | Copy typist; Transcriptionist; Transcriber; Word processor operator; Court reporter; Stenographer; Typist | Legal Secretary; Data Entry Clerk; Office Administrator | Audio typing; Typing; Proofreading; Court reporting; Microsoft Word
    Compliance Officer | Compliance manager; Compliance analyst; Regulatory compliance officer; Compliance adviser; Head of compliance; Compliance-Beauftragter; Responsable conformité | Financial Crime Analyst; Risk Manager; Legal Counsel; Data Protection Officer | Compliance; Financial regulation; Anti-money laundering; Risk assessment; Compliance training; Policy writing; Auditing
    Data Protection Officer | DPO; Privacy officer; Data protection manager; Privacy manager; Privacy counsel; Information governance officer; Datenschutzbeauftragter; Délégué à la protection des données | Compliance Officer; Information Security Manager; Legal Counsel; Records Manager | Data protection; Data protection impact assessment; Compliance training; Policy writing; Legal advice; Freedom of information requests
    Contract Manager | Contract negotiator; Contracts officer; Contract specialist; Vertragsmanager | Contract Administrator; Legal Counsel; Procurement Manager; Bid Writer | Contract management; Contract negotiation; Contract review; Contract law; Supplier management; Risk management
    Contract Administrator | Contracts administrator; Contract analyst; Contracts coordinator; Contract assistant | Contract Manager; Paralegal; Office Administrator | Contract management; Contract review; Records management; Legal administration; Microsoft Excel
    Company Secretary | Corporate secretary; Assistant company secretary; Governance manager; Chartered secretary; Board secretary; Governance officer | Legal Counsel; Compliance Officer; Paralegal | Company secretarial practice; Corporate governance; Minute taking; Company law; Compliance
    Notary | Notary public; Civil law notary; Notar; Notaire; Notario; Notary clerk | Solicitor; Conveyancer | Notarial services; Property law; Wills and probate; Legal drafting; Company law
    Public Prosecutor | Crown prosecutor; Prosecutor; District attorney; Procurator fiscal; Staatsanwalt; Procureur; Fiscal | Barrister; Criminal Lawyer; Judge | Prosecution; Criminal law; Legal advocacy; Legal research; Court procedure
    Judge | Magistrate; District judge; Tribunal judge; Justice of the peace; Adjudicator; Richter; Magistrat; Juez | Barrister; Public Prosecutor; Mediator | Court procedure; Legal writing; Legal research; Dispute resolution; Public law
    Mediator | Arbitrator; Family mediator; Commercial mediator; Dispute resolution specialist; Conciliator | Family Lawyer; Judge; Employee Relations Adviser | Mediation; Dispute resolution; Arbitration; Active listening; Conflict resolution
    Court Clerk | Court officer; Court usher; Tribunal clerk; Court administrator; Clerk to the justices; Listing officer; Greffier; Justizfachangestellter | Legal Secretary; Barristers' Clerk; Civil Servant | Court administration; Court procedure; Records management; Minute taking; Legal administration
    Barristers' Clerk | Clerk to chambers; Chambers clerk; Chambers administrator | Court Clerk; Legal Secretary; Legal Practice Manager | Diary management; Court procedure; Legal costs; Negotiation; Legal administration
    Legal Practice Manager | Law firm manager; Legal operations manager; Law office manager; Legal project manager | Office Manager; Legal Executive; Barristers' Clerk | Legal project management; Budgeting; Compliance; Legal technology; Team leadership
    Bailiff | Enforcement agent; Enforcement officer; Debt collector; Civil enforcement agent; Process server; Gerichtsvollzieher; Huissier de justice | Credit Controller; Court Clerk; Private Investigator | Debt recovery; Conflict resolution; Court procedure; Driving licence
    Private Investigator | Investigator; Private detective; Corporate investigator; Insurance investigator; Detektiv; Détective privé | Police Officer; Bailiff; Financial Crime Analyst | Investigations; Witness statements; Financial crime investigation; Report writing
    Costs Lawyer | Costs draftsman; Law costs draftsman; Legal cashier; Legal accounts assistant | Paralegal; Legal Executive; Accounts Assistant | Legal costs; Legal aid; Litigation; Bookkeeping; Court procedure
  `,
}
