import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const publicSector: SectorTerms = {
  sector: 'PublicSector',
  skills: `
    Policy analysis | analysing policy; policy research; public policy analysis; policy appraisal; policy studies | Policy development; Evidence reviews
    Policy development | policy making; policymaking; public policy; policy design; developing policy | Policy writing
    Policy writing | drafting policy; writing policies; policy papers; policy drafting; policies | Briefing papers
    Briefing papers | briefings; ministerial briefings; writing briefings; policy briefs; submissions to ministers | Report writing
    Evidence reviews | evidence review; evidence synthesis for policy; rapid evidence assessment; literature evidence | Literature review
    Impact assessment | regulatory impact assessment; equality impact assessment; EqIA; policy impact assessment; impact appraisal | Policy evaluation; Environmental impact assessment
    Policy evaluation | evaluation of public services; Magenta Book; public value | Monitoring and evaluation
    Legislation | legislative drafting; statutory instruments; drafting legislation; bills and acts; parliamentary drafting; knowledge of legislation | Parliamentary procedure; Public law
    Parliamentary procedure | parliamentary questions; parliamentary affairs; select committees; correspondence for ministers; legislative procedure | Public affairs
    Public affairs | lobbying; government affairs; government relations; political engagement; political communications | Parliamentary procedure; Public relations
    Democratic services | committee clerking; local democracy; council meetings; committee administration; governance of councils | Minute taking
    Minute taking | minutes; taking minutes; note taking at meetings; recording minutes; meeting minutes; take minutes; circulate minutes; minutes of meetings; Protokollführung; Protokolle schreiben; prise de notes en réunion; comptes rendus de réunion; redacción de actas; levantamiento de actas | Office administration
    Elections administration | electoral services; running elections; poll clerking; electoral registration; counting votes | Public administration
    Public administration | local government; government administration; civil service administration; public sector administration; public sector management; administration of public services | Democratic services
    Public consultation | consultations; consulting residents; citizen engagement; participatory methods | Community engagement; Stakeholder management
    Partnership working | multi-agency working; inter-agency work; working with partners; cross-sector working; multi-agency partnerships | Partnership building
    International relations | diplomacy; foreign affairs; international affairs; consular work; protocol and diplomacy | Policy analysis
    EU funding | European funds; Horizon Europe applications; structural funds; ERDF; EU grants; public funding programmes | Grant management
    Economic development | local economic development; inward investment; business support services; town centre management | Town planning
    Social work | social work practice; statutory social work; social casework; Social Work England registration; SWE registered; Sozialarbeit; soziale Arbeit; travail social; trabajo social | Child welfare; Adult social care; Case work
    Child welfare | child and family social work; children's social care; children's services; child protection social work | Child protection; Fostering and adoption
    Family support | family support work; early help; intensive family support; whole-family work | Child welfare
    Fostering and adoption | foster care; adoption work; fostering; fostering assessment; supervising foster carers |
    Adult social care | Care Act assessments; adult services; adult social work; care assessments | Needs assessment; Safeguarding
    Approved mental health work | AMHP; Mental Health Act assessments; mental health social work | Social work
    Youth justice | youth offending work; young offenders; youth offending; juvenile justice | Offender management; Youth work
    Offender management | probation work; offender rehabilitation; probation; sentence planning; resettlement of offenders; OASys | Prison work
    Prison work | custody duties; detention duties; prisoner supervision; prisoner escort; correctional work | Custody and restraint
    Custody and restraint | control and restraint; safe restraint; de-escalation and restraint | Conflict resolution; Physical intervention
    Domestic abuse support | domestic violence work; IDVA; MARAC; domestic abuse casework; refuge work | Case work
    Benefits advice | welfare rights; welfare benefits advice; benefits assessment; Universal Credit; social security advice; benefit claims processing | Housing advice; Debt advice
    Housing advice | homelessness advice; homelessness prevention; housing options; housing needs assessment; homelessness work | Housing management
    Housing management | social housing; tenancy management; housing association work; CIH; allocations and lettings | Tenant relations; Property management
    Town planning | urban planning; city planning; spatial planning; RTPI; planning policy; regional planning | Planning applications; Urban design
    Planning applications | development control; development management in planning; planning permission; planning consents; planning casework | Planning law
    Heritage conservation | historic buildings; conservation planning; historic environment; building conservation advice | Planning applications
    Building control | building inspection; building regulations enforcement; building control surveying; site inspection for building control | Building regulations
    Highways management | highway maintenance; road maintenance; highways inspection | Traffic management
    Environmental health | environmental health practice; public protection; EHO; noise nuisance; pollution control; housing standards | Food inspection; Trading standards
    Food inspection | food safety inspection; food hygiene inspection; food premises inspection; food standards enforcement; meat inspection | HACCP
    Trading standards | consumer protection enforcement; weights and measures; fair trading; product safety enforcement | Consumer law; Regulatory enforcement
    Regulatory enforcement | enforcement visits; regulatory inspection; statutory enforcement; prosecuting offences in councils; compliance visits | Licensing
    Licensing | licensing enforcement; premises licences; licence applications; taxi licensing; street trading licences | Regulatory law
    Emergency response | blue-light response; emergency services; first response; incident response on scene; responding to emergencies | Emergency planning; Firefighting
    Emergency planning | civil contingencies; emergency preparedness; resilience planning; emergency management | Business continuity; Crisis management
    Crisis management | incident command; major incident planning; gold command; JESIP; crisis leadership | Emergency response
    Firefighting | fire fighting; fire suppression; wildland firefighting; fire rescue | Rescue operations; Fire safety
    Rescue operations | search and rescue; technical rescue; road traffic collision rescue; rope rescue; flood rescue; mountain rescue | Emergency response
    Policing | police work; law enforcement; neighbourhood policing; community policing; police powers; response policing | Criminal investigation; Community safety
    Criminal investigation | detective work; crime investigation; PIP2; interviewing suspects; crime scene management; CID | Investigations; Intelligence analysis
    Crime scene investigation | scenes of crime; forensic evidence recovery; SOCO; fingerprinting; scene examination | Forensic science
    Intelligence analysis | crime analysis; intelligence gathering; i2 Analyst's Notebook; OSINT; open source intelligence; intelligence assessments | Data analysis; Threat intelligence
    Crowd safety | crowd management; crowd control; event safety; public order | Event logistics; Security patrols; Event stewarding
    Community safety | community wardens; antisocial behaviour work; anti-social behaviour; ASB casework; crime prevention; neighbourhood safety | Community engagement
    Border control | immigration control; passport control; border security; passenger screening at borders; customs enforcement | Customs clearance
    Military leadership | military command; armed forces leadership; officer training; army leadership; leading soldiers | Team leadership
    Military operations | military planning; tactical operations; defence operations; weapons handling; combat skills; field craft | Emergency response
    Defence logistics | military logistics; military supply; army logistics | Logistics coordination
    Public procurement | public tendering; public sector procurement; government procurement; procurement regulations; public contracts; framework agreements | Procurement
    Commissioning of services | service commissioning; joint commissioning; contract monitoring of services; social care commissioning; public service commissioning | Public procurement
    Tax administration | tax collection; revenues collection; council tax; business rates; tax inspection; revenues and benefits | Corporate tax
    Freedom of information requests | FOI; FOI requests; freedom of information; information requests; transparency requests | Data protection; Records management
    Records management | records retention; archives and records; information management; file management systems; Aktenführung; gestion documentaire; gestión documental | Archiving; Freedom of information requests; Document control
    Complaint investigation | complaint reviews; maladministration complaints; council complaints | Complaint handling
    Library services | library work; librarianship; lending services; library assistance; library lending; library enquiries | Cataloguing
    Cataloguing | library cataloguing; MARC; Dewey classification; metadata creation; bibliographic records; cataloging | Archiving
    Registration services | registering births and deaths; civil registration; citizenship ceremonies; marriage ceremonies; celebrancy | Public administration
    Civil registration data | census work; population statistics; official statistics; census enumeration | Survey design
    Sustainability policy | net zero strategy; climate action planning; decarbonisation policy | Environmental management
    Waste and recycling services | waste services management; street cleansing; recycling services; refuse services | Waste management
    Parks management | green space management; public parks; open space management; grounds contracts | Grounds maintenance
    Service improvement | public service improvement; service transformation; systems thinking in services; service reviews; service delivery | Process improvement
    Performance reporting in government | performance indicators; KPI reporting in councils; inspection readiness; corporate planning; service planning | Impact reporting
  `,
  occupations: `
    Civil Servant | Government officer; Executive officer; Local government officer; Council officer; Beamter; Fonctionnaire; Funcionario | Policy Adviser; Office Administrator; Court Clerk; Democratic Services Officer | Public administration; Policy writing; Briefing papers; Minute taking; Report writing; Office administration
    Policy Adviser | Policy officer; Policy advisor; Policy analyst; Policy manager; Public policy officer; Chargé de mission; Asesor político | Public Affairs Manager; Civil Servant; Research Officer; Campaigns Officer | Policy analysis; Policy writing; Briefing papers; Stakeholder management; Evidence reviews; Impact assessment; Public consultation; Legislation; Report writing
    Public Affairs Manager | Lobbyist; Public affairs officer; Government affairs manager; Parliamentary officer; Government relations manager; Political adviser; Parliamentary assistant | Policy Adviser; Communications Manager; Campaigns Officer | Public affairs; Parliamentary procedure; Stakeholder management; Policy analysis; Briefing papers; Public relations
    Diplomat | Foreign service officer; Consular officer; Ambassador; Consul; Attaché; Diplomate; Diplomático | Policy Adviser; Civil Servant; Public Affairs Manager | International relations; Negotiation; Policy analysis; Briefing papers; Stakeholder management
    Politician | Councillor; Member of parliament; Mayor; MP; Elected member; Bürgermeister; Maire; Alcalde | Public Affairs Manager; Policy Adviser | Public speaking; Legislation; Public consultation; Stakeholder management; Negotiation
    Democratic Services Officer | Committee services officer; Committee clerk; Parish clerk; Town clerk; Elections officer | Civil Servant; Company Secretary; Court Clerk | Democratic services; Minute taking; Elections administration; Public administration; Legislation
    Research Officer | Policy researcher; Social researcher; Government social researcher; Social research officer | Policy Adviser; Market Research Analyst; Statistician; Research Assistant | Evidence reviews; Policy evaluation; Survey design; Statistics; Report writing; Interviewing
    Economic Development Officer | Regeneration officer; Inward investment manager; Town centre manager; Economic development manager; Wirtschaftsförderer | Town Planner; Policy Adviser; Business Development Manager | Economic development; EU funding; Stakeholder management; Partnership working; Project management
    Social Worker | Child and family social worker; Adult social worker; Mental health social worker; Sozialarbeiter; Assistant social; Trabajador social; Safeguarding officer; Sozialpädagoge; assistant de service social | Family Support Worker; Youth Worker; Probation Officer; Fostering Social Worker | Social work; Child welfare; Safeguarding; Needs assessment; Case work; Adult social care; Partnership working; Report writing
    Fostering Social Worker | Supervising social worker; Adoption social worker; Fostering officer; Adoption worker; Placement officer | Social Worker; Family Support Worker | Fostering and adoption; Social work; Child welfare; Safeguarding; Report writing
    Family Support Worker | Social work assistant; Family worker; Children's support worker; Early help worker; Family practitioner; Intensive family support worker; Familienhelfer | Social Worker; Youth Worker; Support Worker; Nursery Practitioner | Child welfare; Safeguarding; Case work; Active listening; Needs assessment; Partnership working
    Domestic Abuse Worker | IDVA; Independent domestic violence adviser; Refuge worker; Domestic violence advocate; Women's support worker | Family Support Worker; Support Worker; Housing Officer | Domestic abuse support; Safeguarding; Case work; Risk assessment; Advocacy
    Probation Officer | Offender manager; Parole officer; Probation services officer; Youth offending officer; Youth justice worker; Bewährungshelfer; Conseiller pénitentiaire | Social Worker; Prison Officer; Youth Worker | Offender management; Risk assessment; Case work; Report writing; Youth justice; Safeguarding
    Prison Officer | Custody officer; Detention officer; Corrections officer; Prison guard; Prison warder; Justizvollzugsbeamter; Surveillant pénitentiaire; Funcionario de prisiones | Probation Officer; Police Officer; Security Guard | Prison work; Custody and restraint; Conflict resolution; Report writing; Security patrols; First aid
    Benefits Adviser | Welfare rights adviser; Benefits officer; Benefits assessor; Welfare benefits caseworker | Housing Officer; Careers Adviser; Support Worker; Debt Adviser | Benefits advice; Debt advice; Case work; Active listening; Housing advice; Report writing
    Housing Officer | Housing adviser; Tenancy officer; Housing manager; Neighbourhood officer; Homelessness officer; Housing options officer | Property Manager; Benefits Adviser; Letting Agent; Support Worker | Housing management; Housing advice; Tenancy agreements; Tenant relations; Rent collection; Case work; Community safety
    Community Safety Officer | Antisocial behaviour officer; Community warden; Neighbourhood warden; ASB officer; Civil enforcement officer; Parking warden; Ordnungsamtmitarbeiter; Traffic warden | Police Community Support Officer; Housing Officer; Security Guard | Community safety; Conflict resolution; Regulatory enforcement; Partnership working; Report writing
    Police Officer | Police constable; Policeman; Policewoman; Police sergeant; Cop; Polizist; Agent de police; Policía | Detective; Police Community Support Officer; Prison Officer; Security Guard | Policing; Criminal investigation; Conflict resolution; Report writing; First aid; Community safety; Emergency response
    Police Community Support Officer | PCSO; Special constable; Police support officer; Community support officer | Police Officer; Community Safety Officer; Security Guard | Policing; Community safety; Community engagement; Conflict resolution; Report writing
    Detective | Detective constable; Police investigator; Criminal investigator; Investigating officer; CID officer; Kriminalkommissar; Enquêteur de police | Police Officer; Private Investigator; Intelligence Analyst | Criminal investigation; Investigations; Witness statements; Intelligence analysis; Report writing
    Crime Scene Investigator | Scenes of crime officer; CSI; SOCO officer; Forensic investigator; Crime scene examiner; Kriminaltechniker | Forensic Scientist; Detective | Crime scene investigation; Forensic science; Photography; Report writing; Attention to detail
    Intelligence Analyst | Crime analyst; Intelligence officer; OSINT analyst; Security intelligence analyst; Defence analyst | Data Analyst; Detective; Cyber Security Analyst; Policy Adviser | Intelligence analysis; Data analysis; Report writing; Microsoft Excel; GIS
    Firefighter | Fireman; Fire officer; Fire and rescue officer; On-call firefighter; Retained firefighter; Feuerwehrmann; Pompier; Bombero | Paramedic; Police Officer; Fire Safety Officer | Firefighting; Rescue operations; Emergency response; First aid; Fire safety; Teamwork
    Fire Safety Officer | Fire risk assessor; Fire safety adviser; Fire inspector; Fire safety manager; Fire prevention officer; Brandschutzbeauftragter | Firefighter; Health and Safety Adviser; Building Control Surveyor | Fire safety; Fire risk assessment; Building regulations; Health and safety auditing; Report writing
    Emergency Planning Officer | Resilience officer; Civil contingencies officer; Emergency planner; Business continuity manager; Resilience manager; Emergency manager | Health and Safety Adviser; Policy Adviser; Firefighter | Emergency planning; Business continuity; Crisis management; Risk assessment; Partnership working; Training delivery
    Soldier | Army officer; Armed forces member; Serviceman; Infantry soldier; Naval officer; Soldat; Militaire; Militar | Police Officer; Security Guard; Firefighter | Military operations; Military leadership; Teamwork; First aid; Defence logistics
    Customs Officer | Border force officer; Immigration officer; Border guard; Passport control officer; Customs inspector; Zollbeamter; Douanier | Customs Broker; Police Officer; Tax Inspector | Border control; Customs clearance; Regulatory enforcement; Interviewing; Report writing
    Tax Inspector | Tax officer; Revenue officer; HMRC officer; Tax compliance officer; Revenues officer; Council tax officer; Finanzbeamter; Inspecteur des impôts | Tax Adviser; Accountant; Customs Officer | Tax administration; Auditing; Corporate tax; VAT returns; Regulatory enforcement
    Town Planner | Urban planner; City planner; Planning officer; Planning consultant; Spatial planner; Stadtplaner; Urbaniste; Urbanista | Urban Designer; Transport Modeller; Economic Development Officer; Architect | Town planning; Planning applications; Urban design; Public consultation; GIS; Planning law; Report writing
    Urban Designer | Masterplanner; Urban design officer; Placemaking manager; Landscape urbanist | Town Planner; Architect; Landscape Architect | Urban design; Town planning; AutoCAD; SketchUp; Public consultation
    Heritage Officer | Historic buildings officer; Heritage consultant; Historic buildings adviser; Historic environment officer; Denkmalpfleger | Town Planner; Archaeologist; Museum Curator; Building Surveyor | Heritage conservation; Planning applications; Report writing; Town planning
    Highways Officer | Highways inspector; Street works inspector; Road safety officer; Highways technician | Civil Engineer; Transport Modeller; Traffic Management Operative; Highway Engineer | Highways management; Traffic management; Report writing; GIS; Risk assessment
    Environmental Health Officer | EHO; Environmental health practitioner; Public health inspector; Food safety officer; Food inspector; Environmental protection officer; Lebensmittelkontrolleur | Trading Standards Officer; Health and Safety Adviser; Food Technologist; Pest Controller | Environmental health; Food inspection; Food hygiene; Regulatory enforcement; Risk assessment; Report writing
    Trading Standards Officer | Consumer protection officer; Licensing officer; Licensing enforcement officer; Regulatory officer; Weights and measures inspector | Environmental Health Officer; Compliance Officer; Community Safety Officer | Trading standards; Licensing; Regulatory enforcement; Consumer law; Investigations
    Commissioning Officer | Commissioner of services; Service commissioner; Contracts and commissioning officer; Public procurement officer | Procurement Manager; Policy Adviser; Contract Manager | Commissioning of services; Public procurement; Contract management; Stakeholder management; Needs assessment
    Records Manager | Records officer; Information manager; Document control manager; Freedom of information officer; FOI officer | Archivist; Librarian; Data Protection Officer; Office Administrator | Records management; Freedom of information requests; Archiving; Data protection; Data entry
    Librarian | Library assistant; Information specialist; Library manager; Academic librarian; Subject librarian; Bibliothekar; Bibliothécaire; Bibliotecario | Archivist; Records Manager; School Administrator; Bookseller | Library services; Cataloguing; Customer service; Records management; Event management
    Registrar of Births and Deaths | Registration officer; Superintendent registrar; Civil celebrant; Celebrant; Standesbeamter; Officier d'état civil | Civil Servant; Court Clerk; Funeral Director | Registration services; Customer service; Data entry; Public speaking
    Census Enumerator | Enumerator; Census field officer; Poll clerk; Field survey officer | Market Research Interviewer; Data Entry Clerk | Civil registration data; Data collection; Interviewing; Survey design
  `,
}
