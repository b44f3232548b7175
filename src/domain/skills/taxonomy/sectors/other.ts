import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const other: SectorTerms = {
  sector: 'Other',
  skills: `
    Communication | communication skills; communicating; interpersonal skills; people skills; good communicator; interpersonal communication; effective communication | Written communication; Verbal communication
    Written communication | business writing; business correspondence; letter writing; clear writing; plain English; professional writing; email writing | Report writing
    Verbal communication | oral communication; spoken communication; telephone communication; speaking skills | Presentation skills
    Presentation skills | presentation; presentations; giving presentations; delivering presentations; slide decks | Public speaking
    Teamwork | team work; team working; team player; collaboration; cooperation; co-operation; working in a team; collaborative working; travail en équipe; trabajo en equipo; Teamfähigkeit; Teamarbeit |
    Team leadership | team leading; leadership; leading teams; leading a team; leadership skills; motivating a team; leading people | People management; Supervision
    People management | line management; managing people; staff management; team management; managing a team; staff leadership; direct reports | Performance management
    Supervision | supervising staff; supervisory skills; staff supervision; supervising; supervisory management; overseeing staff | Delegation
    Delegation | delegating tasks; task allocation; work allocation; assigning work |
    Time management | prioritisation; prioritising; prioritization; managing deadlines; meeting deadlines; time keeping; timekeeping; punctuality; managing own workload | Organisation; Multitasking
    Organisation | organisational skills; organizational skills; organising; organised; planning and organising; organization skills | Coordination
    Coordination | co-ordination; coordinating; scheduling; coordinating activities | Event coordination
    Event coordination | meeting organisation; organising meetings; organising events; meeting planning; conference organisation; room booking | Event management
    Multitasking | multi-tasking; juggling priorities; handling several tasks | Working under pressure
    Working under pressure | stress tolerance; work under pressure; resilience; calm under pressure; stress management; coping with pressure | Adaptability
    Adaptability | flexibility; adaptable; adapting to change; flexible working attitude; versatility |
    Problem solving | problem-solving skills; solving problems; solution finding; analytical problem solving; troubleshooting problems | Critical thinking; Analytical skills
    Critical thinking | logical thinking; critical reasoning; reasoning; sound judgement | Analytical skills
    Analytical skills | analytical thinking; analysis skills; analytical mindset; analysing information; analyzing information |
    Decision making | decision-making skills; making decisions; judgement; decisiveness | Problem solving
    Creativity | creative thinking; creative problem solving; idea generation; ideation; brainstorming; innovative thinking |
    Attention to detail | eye for detail; detail-oriented; attention for detail; thoroughness; precision work |
    Initiative | self-motivation; self-motivated; proactivity; proactive; working independently; working on own initiative; independent working; self-starter | Time management
    Reliability | dependability; trustworthiness; work ethic; integrity; honesty |
    Empathy | compassion; emotional intelligence; patience; caring attitude | Active listening
    Emotional support | supporting people in distress; pastoral conversations; supportive listening; mental health first aid; MHFA | Empathy; Counselling
    Cultural awareness | intercultural competence; cultural sensitivity; cross-cultural communication; intercultural communication; working across cultures | Diversity and inclusion
    Facilitation | workshop facilitation; facilitating workshops; facilitating meetings; workshops; meeting facilitation; running workshops; chairing meetings | Presentation skills; Training delivery
    Influencing | persuasion; influencing skills; persuading; influencing others | Negotiation; Stakeholder management
    Stakeholder management | stakeholder engagement; stakeholders; stakeholder relations; stakeholder liaison; managing stakeholders; stakeholder communication | Partnership building
    Relationship building | building relationships; client relationship building; relationship management; building rapport; client relationships | Stakeholder management; Account management
    Project management | managing projects; project delivery; project leadership; Projektmanagement; gestion de projet; gestión de proyectos; leading projects | Project planning; Programme delivery
    Project planning | work planning; project scheduling; planning projects; work breakdown structure; Gantt charts; milestones; project plans | Project coordination
    Project coordination | project support; project administration; PMO; project management office; PMO support; RAID logs; project co-ordination | Project management; Office administration
    Programme delivery | multi-project management; project portfolio management; MSP certificate; Managing Successful Programmes; transformation programmes | Programme management
    PRINCE2 | Prince 2; PRINCE2 Practitioner; PRINCE2 Foundation; PRINCE2 Agile | Project Management Professional; APM qualification
    Project Management Professional | PMP; PMP certification; CAPM; PMBOK; PMI certification | Project management
    APM qualification | APM PMQ; APM PFQ; Association for Project Management; APMP project; chartered project professional; IPMA | Project management
    Project risk management | project risks; risk registers; risk register; issue management; RAID management | Risk assessment; Project management
    Project budgeting | project budget; project cost control; project finance tracking; budget tracking; managing project budgets | Budgeting; Cost control
    Cost control | cost management; controlling costs; cost reduction; cost saving; expenditure control | Budgeting
    Microsoft Project | MS Project; Project Online; MSP software | Project planning; Programme planning
    Operations management | operational management; managing operations; business operations; operations leadership; day-to-day operations | General management; Process improvement
    General management | business management; P&L responsibility; P&L; profit and loss responsibility; P&L management; running a business; company management | Strategic planning
    Entrepreneurship | start-up experience; startups; small business management; self-employment; business start-up; founding a company; business planning; business plans | General management; Business development
    Strategic planning | strategy; strategy development; business strategy; corporate strategy; strategic thinking; strategic management; organisational strategy | Management reporting
    Management reporting | KPI reporting; KPIs; key performance indicators; performance reporting; management information; MI reporting; board reporting | Report writing; Data analysis
    Process improvement | continuous improvement; business process improvement; process optimisation; process redesign; improving processes; process optimization | Lean manufacturing; Procedure writing
    Procedure writing | standard operating procedures; SOPs; SOP writing; writing procedures; work instructions; process documentation; writing SOPs | Technical writing; Policy writing
    Governance | company secretarial work; board support; committee servicing; governance support; company secretary duties | Minute taking; Compliance
    Business continuity | business continuity planning; disaster planning; contingency planning; BCP; ISO 22301; incident management planning | Emergency planning; Risk assessment
    Internal communications | staff communications; employee communications; intranet content; internal comms; staff newsletters | Written communication; Public relations
    Microsoft Office | MS Office; Office 365; Microsoft 365; M365; O365; Microsoft Office Suite; MS Office Suite; MS365; office software; Pack Office; Office365 | Google Workspace
    Microsoft Word | MS Word; Word processing; Word; mail merge; document formatting; LibreOffice Writer | Microsoft Office; Typing
    Microsoft Excel | Excel; MS Excel; spreadsheets; spreadsheet; pivot tables; VLOOKUP; advanced Excel; XLOOKUP; Tabellenkalkulation; Exel; MS Exel | Google Sheets; Microsoft Office
    Google Sheets | Google Spreadsheets; LibreOffice Calc | Google Workspace
    Microsoft PowerPoint | PowerPoint; MS PowerPoint; Power Point; MS Powerpoint slides | Presentation skills; Microsoft Office
    Microsoft Outlook | Outlook; MS Outlook; email management; inbox management; mailbox management; calendar software | Microsoft Office; Diary management
    Microsoft Teams | MS Teams; Teams meetings | Remote working
    Microsoft Access | MS Access; Access databases; desktop databases; Access | SQL; Microsoft Excel
    Microsoft Visio | Visio; flowcharts; flow charts; diagramming; draw.io | Process improvement
    SharePoint | Microsoft SharePoint; Share Point; OneDrive; SharePoint Online; document libraries | Document control
    Google Workspace | G Suite; GSuite; Google Docs; Google Drive; Google Apps; Gmail | Microsoft Office
    Task management tools | Trello; Asana; Monday.com; Notion; Basecamp; ClickUp; Microsoft Planner; Wrike |
    Adobe Acrobat | Acrobat; PDF editing; Acrobat Pro; PDF forms | Microsoft Word
    Computer literacy | IT literacy; computer skills; IT skills; digital skills; digital literacy; basic IT; PC skills; ECDL; ICDL | Microsoft Office
    Remote working | working from home; homeworking; home working; telework; teleworking; distributed teams; remote collaboration | Microsoft Teams
    Internet research | desk research; online research; web research; information gathering; researching information; research skills |
    Office administration | administration; admin; clerical work; office work; general administration; administrative support; clerical duties; office management; administrative duties | Filing; Diary management
    Filing | document filing; filing systems; archiving files; scanning documents; photocopying; document scanning; scanning and filing | Records management; Document control
    Document control | document management; EDMS; controlled documents; Aconex; document management systems | Records management
    Diary management | calendar management; scheduling meetings; appointment scheduling; managing diaries; managing calendars; diary planning | Executive support; Appointment booking
    Executive support | PA support; executive assistance; supporting directors; board secretary support; personal assistance | Office administration; Business travel booking
    Business travel booking | booking travel; travel arrangements; arranging travel; corporate travel; expenses processing; expense claims | Travel planning; Diary management
    Mail handling | post room; mailroom; franking; incoming post; post handling; postal duties | Filing; Courier work
    Office supplies management | ordering stationery; stationery; office supplies; stationery ordering | Office administration
    Report writing | writing reports; report preparation; preparing reports; drafting reports; written reports; report drafting | Written communication; Technical writing
    Record keeping | maintaining records; keeping records; accurate records; log keeping | Filing; Data entry
    Mathematics | maths; math; numeracy; numerical skills; arithmetic; basic maths; mental arithmetic; numerical ability; functional skills maths | Statistics; Analytical skills
    Literacy | reading and writing; functional skills English; English literacy; spelling and grammar; grammar | Written communication
    Translation | translating; written translation; document translation; technical translation; traduction; Übersetzen; Trados; SDL Trados; CAT tools | Interpreting; Localisation
    Localisation | localization; subtitling; subtitles; transcreation; website localisation; game localisation | Proofreading
    Interpreting | interpretation between languages; simultaneous interpreting; consecutive interpreting; community interpreting; court interpreting; DPSI; oral interpreting |
    Transcription | transcribing; speech transcription; captioning; closed captioning | Audio typing; Localisation
    Sign language | British Sign Language; BSL; signing; ASL; American Sign Language; Makaton; sign language interpreting; Irish Sign Language; langue des signes | Interpreting
    Data protection | GDPR; UK GDPR; General Data Protection Regulation; data privacy; privacy law; confidentiality; DSGVO; RGPD; Data Protection Act | Compliance
    First aid | first aider; emergency first aid at work; EFAW; first aid at work; FAW; paediatric first aid; St John Ambulance first aid; premiers secours; Erste Hilfe |
    Health and safety | H&S; health & safety; OSHA; occupational safety; workplace safety; HSE; safety at work; Arbeitssicherheit; safe working practices | Risk assessment; Site safety
    IOSH | IOSH Managing Safely; Managing Safely; IOSH Working Safely; IOSH certificate | NEBOSH; Health and safety
    NEBOSH | NEBOSH General Certificate; NEBOSH Diploma; NEBOSH certificate; national diploma in occupational safety; NEBOSH Construction | Health and safety
    Accident investigation | incident investigation; RIDDOR; accident reporting; near-miss reporting; incident reporting; safety investigations | Root cause analysis; Health and safety
    Health and safety auditing | safety audits; safety inspections; HSE audits; ISO 45001; OHSAS 18001; site safety inspections; safety management systems | Health and safety; Auditing
    Risk assessment | risk assessments; assessing risk; assessing risks; dynamic risk assessment; hazard identification; writing risk assessments | Health and safety; Project risk management
    COSHH | Control of Substances Hazardous to Health; COSHH assessments; chemical safety; hazardous substances; DSEAR | Hazardous materials handling; Health and safety
    Hazardous materials handling | hazardous waste; spill response; handling hazardous substances; handling chemicals; chemical handling | Dangerous goods
    Confined spaces | confined space entry; confined space; confined space training; breathing apparatus; City & Guilds confined spaces | Permit to work
    Fire warden | fire marshal; fire marshall; fire warden training; evacuation procedures; fire evacuation | Fire safety
    Manual handling | heavy lifting; lifting and carrying; physical work; safe lifting; physically demanding work; lifting heavy loads; manual labour; heavy work |
    Shift work | working shifts; night shifts; night work; rotating shifts; weekend work; unsocial hours; on-call work; continental shifts |
    Power tools | use of hand tools; hand tools; hand and power tools; using power tools; tool use; DIY skills | Property maintenance
    Personal protective equipment | PPE; use of PPE; protective equipment; face fit testing; respiratory protection | Health and safety
    Driving licence | driver's licence; driver's license; driving license; full UK driving licence; category B licence; clean driving licence; Führerschein; permis B; carnet de conducir; Cat B; category B; own transport | Van driving
    Trailer towing | towing; B+E; category BE; caravan towing |
    Boat licence | boat handling; powerboat Level 2; RYA Powerboat; skipper licence; small craft handling; Sportbootführerschein; permis bateau; boat driving |
    Enhanced DBS | DBS check; DBS checked; enhanced DBS check; CRB check; police clearance; background check; Disclosure Scotland; PVG scheme |
    Security clearance | SC clearance; DV clearance; BPSS; security vetting; SC cleared; NPPV; CTC clearance |
    Cleaning | commercial cleaning; office cleaning; domestic cleaning; contract cleaning; toilet cleaning; mopping; house cleaning; Reinigung | Housekeeping; Deep cleaning
    Deep cleaning | carpet cleaning; industrial cleaning; end of tenancy cleaning; steam cleaning; machine scrubbing; floor polishing; biohazard cleaning; BICSc | Window cleaning
    Window cleaning | water-fed pole; window washing; gutter cleaning; façade cleaning; pressure washing; jet washing | Working at height
    Cleaning supervision | cleaning management; supervising cleaners; soft services; cleaning contracts; cleaning audits | Cleaning; Facilities management
    Recycling | waste sorting; recycling sorting; waste segregation; waste handling; household waste site; waste disposal |
    Security patrols | patrolling; security guarding; guarding; manned guarding; static guarding; site security; security work; mobile patrols; patrol work | Door supervision; CCTV monitoring; Key holding
    CCTV monitoring | CCTV operation; CCTV; public space surveillance; PSS licence; surveillance monitoring; alarm monitoring | Loss prevention
    Door supervision | SIA; SIA licence; SIA door supervisor; bouncer work; door supervisor licence; door security; SIA badge; event security | Crowd safety; De-escalation
    Close protection | bodyguarding; executive protection; personal protection; VIP protection; close protection licence | Door supervision; Security patrols
    Hairdressing | hair styling; hairstyling; hair cutting; cutting hair; blow drying; ladies' hairdressing; NVQ hairdressing; coiffure | Barbering; Hair colouring
    Barbering | men's haircuts; gents' barbering; beard trimming; wet shaving; skin fades; clipper cutting |
    Hair colouring | hair coloring; balayage; hair dyeing; bleaching hair; hair extensions; colour correction hair | Hairdressing
    Beauty treatments | beauty therapy; facials; waxing; skincare treatments; eyebrow shaping; lash extensions; Kosmetik; electrolysis | Nail treatments; Make-up
    Nail treatments | manicure; pedicure; gel nails; acrylic nails; nail art; nail extensions; manicures and pedicures |
    Make-up | makeup; make-up artistry; bridal make-up; makeup application; special effects make-up; SFX make-up; theatrical make-up | Hairdressing
    Tattooing | tattoo art; body piercing; micropigmentation; microblading; tattoo design; ear piercing |
    Spa therapy | spa treatments; aromatherapy; reflexology; hot stone massage; reiki; holistic therapies; complementary therapies | Massage therapy; Beauty treatments
    Personal training | fitness training; fitness coaching; gym instruction; fitness instruction; Level 3 personal trainer; exercise coaching; strength and conditioning; gym induction; REPs | Group exercise; Sports coaching
    Group exercise | exercise classes; aerobics; spinning classes; fitness classes; exercise to music; studio classes; group fitness | Yoga teaching
    Yoga teaching | yoga; Pilates; yoga instruction; Pilates teaching; mindfulness; meditation teaching; tai chi |
    Sports coaching | football coaching; coaching athletes; athletics coaching; tennis coaching; sport coaching; UEFA B; coaching sports; multi-sports; FA coaching badge | Teaching physical education
    Swimming teaching | swim teaching; teaching swimming; swimming instruction; Swim England Level 2; aquatic teaching | Lifeguarding; Sports coaching
    Childcare | child care; babysitting; nannying; childminding; looking after children; caring for children; child-minding; after-school care; Kinderbetreuung | Early years education
    Private housekeeping | household management; domestic help; butler service; valeting for households | Housekeeping; Cleaning
    Locksmithing | lock picking; lock fitting; key cutting; lock repair; locksmith work | Security system installation
    Appliance repair | domestic appliance repair; white goods repair; washing machine repair; domestic appliance engineering; appliance installation | Electrical fault finding
    Sewing | needlework; clothing alterations; garment alterations; hand sewing; machine sewing; tailoring repairs; curtain making; mending | Pattern cutting
    Video conferencing | online meetings; virtual meetings; Google Meet; Webex; GoToMeeting; video calls | Microsoft Teams; Zoom
    Zoom | Zoom meetings; Zoom webinars; Zoom calls | Microsoft Teams
    Slack | Slack workspace; Slack channels; Mattermost | Microsoft Teams
    Airtable | Air table; Airtable bases | Google Sheets
    Smartsheet | Smart sheet; Smartsheet dashboards | Microsoft Project; Task management tools
    Lucidchart | Lucid chart; Lucidspark | Microsoft Visio
    FileMaker | FileMaker Pro; Claris FileMaker | Microsoft Access
  `,
  occupations: `
    Office Manager | office supervisor; office services manager; administration manager; admin manager; business support manager; responsable administratif; Büroleiter; jefe de oficina | Office Administrator; Executive Assistant; Facilities Manager; Practice Manager | Office administration; Team leadership; Diary management; Office supplies management; Budgeting; Microsoft Office; Record keeping
    Office Administrator | administrator; admin assistant; administrative assistant; office assistant; office clerk; clerical officer; admin officer; assistante administrative; Bürokaufmann; auxiliar administrativo; business support officer; Kaufmann für Büromanagement; Sachbearbeiter; employé de bureau; Industriekaufmann; kaufmännischer Angestellter; administrativo | Personal Assistant; Receptionist; Data Entry Clerk; Office Manager | Office administration; Filing; Data entry; Microsoft Office; Diary management; Telephone manner; Record keeping
    Personal Assistant | PA; secretary; team secretary; assistant to the director; team assistant; secrétaire; Sekretärin; secretaria; assistant de direction | Executive Assistant; Office Administrator; Legal Secretary; Medical Secretary | Diary management; Executive support; Business travel booking; Minute taking; Microsoft Office; Audio typing
    Executive Assistant | EA; executive PA; executive secretary; assistant to the chief executive; Chefsekretärin; Assistenz der Geschäftsführung; chief of staff | Personal Assistant; Office Manager | Executive support; Diary management; Business travel booking; Minute taking; Microsoft PowerPoint; Stakeholder management
    Data Entry Clerk | data entry operator; data inputter; data input clerk; data processor; data entry administrator; VDU operator; Datenerfasser; opérateur de saisie | Office Administrator; Document Controller | Data entry; Typing; Microsoft Excel; Attention to detail; Record keeping
    Document Controller | document control officer; document manager; document control administrator; filing clerk; records clerk; technical clerk | Data Entry Clerk; Project Administrator; Records Manager | Document control; SharePoint; Filing; Records management; Microsoft Office
    Post Room Assistant | mailroom assistant; mail clerk; post room operative; mailroom clerk; reprographics assistant | Office Administrator; Courier; Postal Worker | Mail handling; Filing; Manual handling; Record keeping
    Project Manager | Projektmanager; PM; project lead; project leader; delivery manager; chef de projet; Projektleiter; jefe de proyecto; project delivery manager | Programme Manager; Project Administrator; Construction Project Manager; Business Change Manager | Project management; Project planning; Stakeholder management; Project risk management; Project budgeting; PRINCE2; Microsoft Project
    Programme Manager | program manager; PMO manager; head of PMO; programme lead; programme director; Programmleiter | Project Manager; Business Change Manager; Operations Manager | Programme delivery; Project management; Stakeholder management; Governance; Project budgeting; Strategic planning
    Project Administrator | project coordinator; project co-ordinator; project support officer; PMO analyst; project officer; project assistant; assistant project manager; Projektassistent | Project Manager; Office Administrator; Document Controller | Project coordination; Microsoft Excel; Minute taking; Document control; Project planning; Coordination
    Business Change Manager | transformation manager; business improvement manager; process improvement manager; change lead; business transformation manager | Project Manager; Programme Manager; Management Consultant | Change management; Process improvement; Stakeholder management; Facilitation; Training delivery
    Management Consultant | business consultant; strategy consultant; consultant; Unternehmensberater; consultant en stratégie; consultor de negocio; business adviser | Business Change Manager; Business Analyst; Strategy Manager | Strategic planning; Process improvement; Presentation skills; Financial modelling; Stakeholder management; Analytical skills
    Strategy Manager | strategy director; strategy analyst; corporate planner; business planning manager; strategy and planning manager | Management Consultant; Chief Executive; Business Analyst | Strategic planning; Management reporting; Financial modelling; Presentation skills
    Operations Manager | operations director; chief operating officer; COO; head of operations; operational manager; ops manager; Betriebsleiter; responsable des opérations; director de operaciones | General Manager; Production Manager; Programme Manager | Operations management; Process improvement; People management; Budgeting; Management reporting
    General Manager | managing director; business unit manager; branch director; MD; site director; Geschäftsführer; directeur général; gerente; centre manager | Operations Manager; Chief Executive | General management; People management; Budgeting; Strategic planning; Operations management
    Chief Executive | chief executive officer; CEO; company director; executive director; founder; Vorstandsvorsitzender; PDG; director general; business owner | General Manager; Charity Director; Operations Manager | General management; Strategic planning; Governance; Team leadership; Stakeholder management
    Translator | technical translator; freelance translator; literary translator; traducteur; Übersetzer; traductor; localisation specialist; subtitler | Interpreter; Proofreader; Copywriter | Translation; Localisation; Proofreading; Written communication; Attention to detail
    Interpreter | conference interpreter; public service interpreter; community interpreter; Dolmetscher; interprète; sign language interpreter; BSL interpreter | Translator; Communication Support Worker | Interpreting; Translation; Sign language; Cultural awareness
    Communication Support Worker | CSW; deaf support worker; lipspeaker; note taker; communication support assistant | Interpreter; Teaching Assistant; Support Worker | Sign language; Communication; Special educational needs; Active listening
    Cleaner | cleaning operative; commercial cleaner; office cleaner; domestic cleaner; school cleaner; Reinigungskraft; agent d'entretien; limpiador; janitor; hospital domestic; Putzfrau; Raumpfleger; agent de nettoyage; femme de ménage | Housekeeper; Window Cleaner; Caretaker; Cleaning Supervisor | Cleaning; Deep cleaning; COSHH; Manual handling; Reliability
    Cleaning Supervisor | cleaning manager; cleaning team leader; domestic supervisor; head cleaner; soft services manager; contract cleaning manager | Cleaner; Housekeeping Supervisor; Facilities Manager | Cleaning supervision; Cleaning; Team leadership; COSHH; Shift planning
    Window Cleaner | industrial window cleaner; exterior cleaner; pressure washing operative; Fensterputzer; laveur de vitres; gutter cleaner | Cleaner; Handyperson | Window cleaning; Working at height; Access platforms; Driving licence
    Security Guard | security officer; security operative; static guard; agent de sécurité; Wachmann; vigilante de seguridad; patrol officer; night watchman; gatehouse officer | Door Supervisor; CCTV Operator; Caretaker; Loss Prevention Officer | Security patrols; CCTV monitoring; Door supervision; De-escalation; Report writing; First aid
    Door Supervisor | bouncer; door staff; Türsteher; event security officer; SIA door supervisor; steward at events | Security Guard; Close Protection Officer | Door supervision; De-escalation; Crowd safety; First aid
    CCTV Operator | CCTV controller; surveillance operator; alarm receiving centre operator; security control room operator | Security Guard; Emergency Call Handler | CCTV monitoring; Report writing; Security patrols; Data protection
    Close Protection Officer | bodyguard; personal protection officer; CPO; Personenschützer; garde du corps; escolta | Door Supervisor; Security Guard; Taxi Driver | Close protection; Risk assessment; Driving licence; First aid
    Hairdresser | hair stylist; hairstylist; stylist; salon stylist; Friseur; coiffeur; peluquero; colourist; hair colourist | Barber; Beautician; Make-up Artist | Hairdressing; Hair colouring; Customer service; Appointment booking; Barbering
    Barber | gents' hairdresser; men's barber; barbier; barbero | Hairdresser; Beautician | Barbering; Hairdressing; Customer service; Appointment booking
    Beautician | beauty therapist; beauty specialist; Kosmetikerin; esthéticienne; esteticista; skin therapist; brow artist; lash technician | Hairdresser; Nail Technician; Spa Therapist; Make-up Artist | Beauty treatments; Nail treatments; Make-up; Customer service; Appointment booking
    Nail Technician | manicurist; pedicurist; nail artist; Nageldesignerin; prothésiste ongulaire | Beautician; Spa Therapist | Nail treatments; Beauty treatments; Customer service; Appointment booking
    Spa Therapist | massage and spa therapist; holistic therapist; reflexologist; aromatherapist; complementary therapist | Beautician; Sports Therapist; Nail Technician | Spa therapy; Massage therapy; Beauty treatments; Customer service
    Make-up Artist | makeup artist; MUA; hair and make-up artist; Maskenbildner; maquilleur; maquilladora; wig maker | Beautician; Hairdresser; Costume Maker | Make-up; Beauty treatments; Hairdressing; Nail treatments
    Tattoo Artist | tattooist; tattooer; body piercer; Tätowierer; tatoueur; tatuador | Illustrator; Beautician | Tattooing; Illustration; Infection control; Customer service
    Personal Trainer | PT; fitness instructor; gym instructor; fitness coach; fitness trainer; coach sportif; Fitnesstrainer; entrenador personal; strength and conditioning coach | Sports Coach; Yoga Teacher; Sports Therapist; Leisure Centre Manager | Personal training; Group exercise; Nutrition support; First aid; Sports coaching
    Yoga Teacher | yoga instructor; Pilates instructor; Pilates teacher; professeur de yoga; Yogalehrer; group exercise instructor; meditation teacher | Personal Trainer; Sports Coach | Yoga teaching; Group exercise; First aid; Communication
    Sports Coach | football coach; sport coach; swimming teacher; tennis coach; athletics coach; Trainer im Sport; entraîneur sportif; entrenador deportivo; swim coach; sports instructor | Personal Trainer; Outdoor Activity Instructor; Youth Worker | Sports coaching; Swimming teaching; First aid; Safeguarding; Teamwork
    Household Manager | private housekeeper; butler; butler and house manager; house manager; domestic worker; Haushälterin; gouvernante de maison; empleada de hogar; domestic helper | Housekeeper; Nanny; Cleaner | Private housekeeping; Cleaning; Laundry; Cooking; Childcare
    Locksmith | auto locksmith; key cutter; Schlosser im Schlüsseldienst; serrurier; cerrajero | Handyperson; Joiner | Locksmithing; Customer service; Driving licence; Power tools
    Appliance Engineer | domestic appliance engineer; white goods engineer; appliance repair technician | Electrician; Handyperson; Field Service Engineer | Appliance repair; Electrical fault finding; Customer service; Driving licence
    Foster Carer | foster parent; fosterer; Pflegeeltern; famille d'accueil; assistante familiale | Residential Child Care Worker; Nanny; Support Worker | Childcare; Child protection; Behaviour management; Safeguarding
  `,
}
