import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const healthCare: SectorTerms = {
  sector: 'HealthCare',
  skills: `
    Patient care | direct patient care; bedside care; hands-on care; nursing care; caring for patients; patient-centred care; patient-centered care; Patientenversorgung; Patientenbetreuung; Krankenpflege; soins aux patients; soins infirmiers; cuidado de pacientes; atención al paciente | Personal care
    Personal care | intimate care; washing and dressing; activities of daily living; ADLs; hygiene care; continence care; help with washing and dressing; Grundpflege; Körperpflege; soins d'hygiène; aide à la toilette; toilette des patients; higiene personal de pacientes; aseo personal; cuidado personal | Elderly care
    Elderly care | care of older people; geriatric care; care of the elderly; older people's care; gerontology; aged care; frailty; Altenpflege; Seniorenbetreuung; Pflege älterer Menschen; soins aux personnes âgées; accompagnement des personnes âgées; gériatrie; cuidado de personas mayores; cuidado de ancianos; geriatría | Dementia care
    Dementia care | Alzheimer's care; dementia support; caring for people with dementia; memory care; dementia; dementia awareness; Demenzbetreuung; Demenzpflege; maladie d'Alzheimer; cuidado de personas con demencia; demencia | Palliative care
    Palliative care | end-of-life care; hospice care; EOL care; terminal care; syringe drivers; Palliativpflege; Palliativversorgung; Sterbebegleitung; soins palliatifs; fin de vie; cuidados paliativos |
    Learning disability support | learning disabilities; LD support; supporting adults with learning disabilities; intellectual disability support | Positive behaviour support
    Positive behaviour support | PBS; challenging behaviour; challenging behavior; behaviours that challenge; behaviour support | Physical intervention
    Physical intervention | safe holding; PMVA; MAPA; Team-Teach; breakaway training; prevention and management of violence | De-escalation
    Supported living | supported living services; independent living support; domiciliary care; home care; homecare; live-in care | Personal care; Learning disability support
    Care planning | care plans; individual care plans; person-centred planning; nursing care plans; writing care plans; Pflegeplanung; Pflegeprozessplanung; plan de soins; projet de soins; planificación de cuidados; plan de cuidados | Nursing assessment
    Nursing assessment | patient assessment; holistic assessment; clinical assessment; admission assessment; assessing patients | Physical examination; Triage
    NMC registration | NMC; NMC PIN; NMC PIN number; NMC number; NMC registered; valid NMC PIN; active NMC PIN; registered with the NMC; NMC registered nurse; Nursing and Midwifery Council registration | Registered nurse qualification
    Registered nurse qualification | RGN; RN; registered general nurse; registered nurse; qualified nurse; RN adult; registered adult nurse; adult nursing degree; nursing degree; BSc nursing; examinierte Pflegekraft; Pflegeexamen; diplôme d'État d'infirmier; diplôme infirmier; grado en enfermería; título de enfermería | Patient care
    Acute care | acute medicine; acute nursing; acute medical care; acutely ill patients; acute admissions | Emergency care; Critical care
    Emergency care | A&E; accident and emergency; emergency department; emergency medicine; urgent care; emergency nursing; Notaufnahme; Notfallversorgung; Notfallpflege; urgences; soins d'urgence; urgencias | Triage
    Critical care | intensive care; ICU; ITU; HDU; high dependency care; intensive therapy; CCU; Intensivpflege; Intensivstation; réanimation; soins intensifs; cuidados intensivos; UCI | Ventilator management; Anaesthetics
    Ventilator management | mechanical ventilation; NIV; CPAP; BiPAP; non-invasive ventilation; ventilated patients | Tracheostomy care
    Tracheostomy care | trachy care; suctioning; airway suction; tracheostomy management | Airway management
    Airway management | intubation; airway support; advanced airway management |
    NEWS2 | National Early Warning Score; early warning scores; NEWS 2; deteriorating patient; recognising deterioration | Vital signs monitoring; Acute care
    Vital signs monitoring | vital signs; patient observations; clinical observations; taking observations; blood pressure monitoring; physiological observations; Vitalzeichenkontrolle; Vitalzeichen messen; Vitalwerte; prise des constantes; surveillance des constantes; constantes vitales; toma de constantes; signos vitales |
    Triage | patient triage; Manchester triage; telephone triage; triaging patients; clinical triage |
    Medication administration | medicines administration; administering medication; medication rounds; drug rounds; giving medication; medicine administration; eMAR; Medikamentengabe; Medikamente verabreichen; Medikamentenvergabe; administration des médicaments; administración de medicamentos; administración de medicación; medication admin; medicines admin; meds admin; medication round; med rounds; administering medicines | Medicines management
    Medicines management | medication management; medicines optimisation; medication review; controlled drugs; medicines reconciliation; Medikamentenmanagement; gestion des médicaments; gestión de medicamentos; meds management | Dispensing medicines; Prescribing
    Prescribing | non-medical prescribing; independent prescriber; V300; V150; nurse prescribing; prescribe medication; INP |
    IV therapy | intravenous therapy; IV; IVs; IV drugs; IV administration; intravenous administration; infusion therapy; infusion pumps; Infusionstherapie; Infusionen; perfusions; pose de perfusions; terapia intravenosa; sueroterapia | Cannulation; Medication administration
    Cannulation | IV cannulation; peripheral cannulation; inserting cannulas; cannula insertion; venous access | Venepuncture
    Venepuncture | venipuncture; vene-puncture; drawing blood; taking blood; blood taking | Phlebotomy
    Phlebotomy | blood sample collection; blood draws; taking bloods; take bloods; draw blood; Blutentnahme; Blut abnehmen; prélèvement sanguin; prise de sang; prélèvements sanguins; extracción de sangre; extracciones de sangre |
    Central line care | PICC lines; central venous catheters; CVC care; Hickman lines; vascular access devices | IV therapy
    Blood transfusion | transfusions; blood products; transfusion practice; haemovigilance | IV therapy
    Catheterisation | catheterization; urinary catheterisation; catheter care; catheter insertion; male catheterisation | Stoma care
    Stoma care | colostomy care; ostomy care; ileostomy care; stoma nursing |
    Enteral feeding | PEG feeding; tube feeding; nasogastric feeding; NG tubes; PEG care; nasogastric tube | Nutrition support
    Nutrition support | dietary advice; nutritional assessment; MUST screening; clinical nutrition; dietetics; nutrition and hydration; medical nutrition therapy |
    Wound care | wound management; wound dressing; dressings; wound healing; leg ulcers; compression bandaging; wound assessment; Wundversorgung; Wundmanagement; Wundpflege; Verbandswechsel; soins des plaies; pansements; soins de plaies; cura de heridas; curas | Tissue viability
    Tissue viability | pressure area care; pressure ulcer prevention; pressure ulcers; Waterlow; pressure sore prevention |
    Suturing | wound closure; suture removal; stitching wounds; sutures; minor injuries | Wound care
    Infection control | infection prevention; IPC; infection prevention and control; aseptic technique; ANTT; hand hygiene; barrier nursing; Infektionsschutz; Krankenhaushygiene; Hygienemaßnahmen; hygiène hospitalière; prévention des infections; control de infecciones | Sterile services
    Sterile services | decontamination of instruments; sterilisation; sterilization of instruments; autoclaving; HSDU; CSSD |
    Basic life support | BLS; CPR; life support; cardiopulmonary resuscitation; resuscitation; AED; defibrillation | Immediate life support; First aid
    Immediate life support | ILS; intermediate life support; ILS certificate | Advanced life support
    Advanced life support | ALS; ACLS; advanced cardiac life support; advanced resuscitation | Paediatric life support
    Paediatric life support | PILS; EPLS; APLS; PALS; paediatric resuscitation; newborn life support; NLS | Basic life support
    ECG recording | electrocardiogram; ECG interpretation; 12-lead ECG; EKG; electrocardiography | Cardiac care
    Cardiac care | cardiology; coronary care; cardiac nursing; cardiac rehabilitation; heart failure care | Acute care
    Echocardiography | cardiac ultrasound; echocardiogram; transthoracic echo; cardiac physiology | Ultrasound scanning; ECG recording
    Respiratory care | respiratory medicine; respiratory nursing; asthma care; COPD management; spirometry; oxygen therapy; inhaler technique | Acute care
    Diabetes care | diabetes management; diabetic care; insulin administration; blood glucose monitoring; diabetes nursing; BM monitoring | Chronic disease management
    Chronic disease management | long-term conditions; long term condition management; QOF; chronic illness management; LTC management | Primary care
    Primary care | general practice; GP surgery work; practice nursing; primary health care; family medicine | Community nursing
    Community nursing | district nursing; home visits by nurses; community health nursing; community care nursing; home nursing | Wound care
    Health visiting | SCPHN; health visitor practice; child health surveillance; child development checks | Community nursing; School nursing
    School nursing | school health; school immunisation; school health service |
    Immunisation | vaccination; vaccinations; immunization; vaccine administration; childhood immunisations; flu jabs; injections | Travel health
    Travel health | travel vaccinations; travel medicine; yellow fever vaccination |
    Cervical screening | cervical smears; smear taking; cervical cytology; pap smear; sample taker | Sexual health
    Sexual health | contraception; family planning; GUM; genitourinary medicine; STI screening; coil fitting; reproductive health | Women's health
    Women's health | gynaecology; gynecology; menopause care; gynae nursing | Maternity care
    Maternity care | antenatal care; postnatal care; maternity nursing; prenatal care; obstetric care; obstetrics | Midwifery
    Midwifery | midwife practice; childbirth; labour ward; delivering babies; intrapartum care; water births; CTG interpretation | Neonatal care
    Neonatal care | NICU; SCBU; neonatal intensive care; special care baby unit; newborn care; neonatal nursing | Paediatric nursing; Critical care
    Breastfeeding support | infant feeding; lactation support; breast feeding support; lactation consulting; Baby Friendly Initiative | Midwifery; Health visiting
    Paediatric nursing | paediatrics; pediatrics; children's nursing; pediatric nursing; paediatric care; sick children's nursing; paeds; peds; paeds nursing; Kinderkrankenpflege; Pädiatrie; pédiatrie; puériculture; pediatría; enfermería pediátrica | Paediatric life support
    Oncology care | cancer care; oncology; oncology nursing; haematology; cancer nursing | Chemotherapy administration; Palliative care
    Chemotherapy administration | chemotherapy; SACT; chemo; cytotoxic drugs; systemic anti-cancer therapy | IV therapy
    Radiotherapy | therapeutic radiography; radiation therapy; linear accelerator | Radiography
    Renal care | dialysis; haemodialysis; hemodialysis; renal nursing; peritoneal dialysis; nephrology | Critical care
    Stroke care | stroke rehabilitation; stroke nursing; neurological nursing; thrombolysis; neuro nursing | Neurological rehabilitation
    Theatre nursing | scrub practitioner; perioperative care; theatre practice; operating theatre; scrub nursing; surgical assisting; OR nursing | Anaesthetics; Recovery nursing
    Anaesthetics | anaesthetic assistance; anesthesia; anaesthesia; anaesthetic practice; anesthetics | Recovery nursing
    Recovery nursing | post-anaesthetic care; PACU; recovery room; post-operative care; postoperative care | Surgical nursing
    Surgical nursing | surgical ward; preoperative assessment; pre-op assessment; pre-assessment; surgical care; orthopaedic nursing | Acute care
    Surgery | performing operations; general surgery; surgical procedures; minor surgery; laparoscopic surgery | Suturing
    Endoscopy | gastroscopy; colonoscopy; endoscopy nursing; bronchoscopy; JAG accreditation | Theatre nursing
    Diagnosis | clinical diagnosis; medical diagnosis; differential diagnosis; diagnosing patients; diagnostic reasoning | Physical examination
    Physical examination | history taking; clinical examination; physical assessment; medical history taking; advanced clinical assessment | Prescribing
    Pain management | pain relief; analgesia; acute pain; chronic pain management; epidural management | Palliative care
    Mental health care | mental health nursing; psychiatric nursing; mental health support; mental healthcare; mental illness support; inpatient mental health; Psychiatriepflege; psychiatrische Pflege; soins psychiatriques; salud mental | Crisis intervention
    Crisis intervention | mental health crisis; crisis resolution; suicide prevention; self-harm management; crisis support; home treatment team | De-escalation
    Mental Health Act | Mental Health Act 1983; section 136 | Mental health care
    Psychiatry | psychiatric assessment; psychiatric medicine; forensic psychiatry | Mental health care
    Cognitive behavioural therapy | CBT; cognitive behavioral therapy; CBT skills; low-intensity CBT; cognitive therapy; ACT therapy | Psychotherapy
    Psychotherapy | psychological therapies; talking therapies; IAPT; psychological therapy; therapy sessions; EMDR; dialectical behaviour therapy | Counselling; Psychological assessment
    Psychological assessment | neuropsychological assessment; psychological testing; clinical psychology; psychological formulation |
    Substance misuse support | addiction; drug and alcohol work; substance abuse counselling; recovery work; addiction support; detox; harm reduction; needle exchange | Mental health care; Counselling
    Physiotherapy | physical therapy; physio; musculoskeletal physiotherapy; MSK; manual therapy; exercise prescription; physiotherapy treatment | Rehabilitation; Sports therapy
    Sports therapy | sports injury treatment; sports rehabilitation; sports massage; injury rehabilitation; strapping and taping | Massage therapy
    Massage therapy | therapeutic massage; remedial massage; deep tissue massage; soft tissue therapy | Beauty treatments
    Osteopathy | osteopathic treatment; cranial osteopathy | Physiotherapy
    Acupuncture | dry needling; traditional Chinese medicine | Massage therapy
    Rehabilitation | rehab; reablement; mobility rehabilitation; discharge to assess; patient rehabilitation; falls prevention | Occupational therapy
    Neurological rehabilitation | neuro rehab; neurorehabilitation; neuro physiotherapy; brain injury rehabilitation; spinal injury care | Rehabilitation
    Occupational therapy | OT assessment; functional assessment; aids and adaptations; home adaptations; OT interventions; equipment assessment |
    Speech and language therapy | SLT; speech therapy; dysphagia assessment; speech pathology; AAC; communication therapy |
    Moving and handling | patient handling; hoisting; hoists; moving people; patient transfers; people moving; hoist use; Mobilisation von Patienten; Patiententransfer; transfert des patients; transfert de patients; movilización de pacientes | Manual handling; Personal care
    Podiatry | chiropody; foot care; nail surgery; foot health; diabetic foot care | Wound care
    Prosthetics and orthotics | orthotics; prosthetics; orthoses; artificial limbs; splinting; splint making | Podiatry
    Dental hygiene | scale and polish; periodontal treatment; oral health promotion; oral hygiene instruction; dental therapy | Dental nursing
    Dental nursing | dental assisting; chairside assistance; four-handed dentistry; NEBDN |
    Dentistry | general dentistry; restorative dentistry; fillings; tooth extraction; crowns and bridges; endodontics; dental treatment | Orthodontics; Dental hygiene
    Orthodontics | braces; orthodontic treatment; Invisalign; dental aligners | Dental technology
    Dental technology | denture making; dental laboratory work; dental prosthetics; dentures; dental CAD/CAM |
    Optometry | eye examination; sight tests; eye tests; refraction; contact lens fitting; retinal imaging | Dispensing optics
    Dispensing optics | optical dispensing; spectacle dispensing; frame styling; glasses fitting; lens dispensing |
    Audiology | hearing tests; audiometry; hearing aid fitting; hearing assessment; tinnitus management; hearing care |
    Dispensing medicines | dispensing; drug dispensing; prescription dispensing; dispensary work; dispense prescriptions; medicines dispensing | Pharmacy practice
    Pharmacy practice | community pharmacy; hospital pharmacy; clinical pharmacy; pharmaceutical care; over-the-counter advice; accuracy checking | Medicines management
    Pharmacovigilance | drug safety; adverse event reporting; adverse drug reactions; yellow card reporting | Clinical trials
    Radiography | X-ray; x-rays; diagnostic radiography; plain film imaging; radiographic imaging; medical imaging; fluoroscopy; IR(ME)R | MRI scanning; CT scanning; Mammography
    MRI scanning | MRI; magnetic resonance imaging; MR imaging; MRI safety | CT scanning
    CT scanning | CT; computed tomography; CT imaging; CAT scan |
    Mammography | breast screening; breast imaging; mammograms |
    Ultrasound scanning | sonography; ultrasound; medical ultrasound; obstetric ultrasound; ultrasonography | Radiography
    Radiology reporting | image interpretation; reporting radiography; PACS; X-ray interpretation; radiology | Radiography; Diagnosis
    Biomedical science | clinical laboratory science; clinical biochemistry; medical laboratory; haematology laboratory; clinical pathology; medical microbiology | Laboratory techniques
    Mortuary work | post-mortem assistance; anatomical pathology technology; mortuary care; autopsy assistance | Funeral care
    Funeral care | embalming; funeral directing; funeral arranging; laying out; bereavement services | Bereavement support
    Bereavement support | bereavement counselling; grief support; bereavement care | Counselling
    Ambulance care | pre-hospital care; prehospital care; emergency ambulance crew; paramedicine; patient transport service | Emergency care; Emergency driving
    Emergency driving | blue light driving; response driving; CERAD; emergency response driving |
    Health records | medical records; patient records; clinical records; patient notes; clinical documentation; medical record keeping; case notes; Patientenakten; Pflegedokumentation; dossier patient; dossiers médicaux; historia clínica; historias clínicas | Electronic patient records
    Electronic patient records | EPR; EHR; EMR; electronic health records; electronic medical records; SystmOne; EMIS Web; Epic EHR |
    Clinical coding | medical coding; ICD-10; OPCS-4; ICD coding; CPT coding; medical billing | Health records
    Medical terminology | medical vocabulary; AMSPAR; medical terms; medical language | Medical secretarial work
    Medical secretarial work | medical typing; clinic letters; medical transcription; medical administration; medical audio typing; referral management | Health records; Audio typing
    Clinical handover | handover; SBAR; ISBAR; nursing handover; bedside handover; ward rounds | Patient care
    Discharge planning | patient discharge; bed management; patient flow; hospital discharge; discharge coordination | Care planning
    Multidisciplinary working | MDT; multidisciplinary team; multi-disciplinary team; MDT meetings; interdisciplinary team; interdisziplinäre Zusammenarbeit; travail pluridisciplinaire; équipe pluridisciplinaire; trabajo multidisciplinar | Clinical handover
    Clinical governance | patient safety; CQC compliance; CQC; clinical audit; clinical quality improvement; Datix; clinical risk management; PSIRF | Clinical leadership
    Clinical leadership | ward management; nurse leadership; nurse in charge; clinical supervision |
    Care home management | registered manager; residential care management; care service management; nursing home management; CQC registered manager; care management | Clinical governance
    Duty of candour | patient complaints; PALS liaison; patient experience | Clinical governance
    Health promotion | health education; public health promotion; smoking cessation; healthy lifestyle advice; making every contact count; health coaching; wellbeing coaching; Gesundheitsförderung; promotion de la santé; promoción de la salud | Public health; Nutrition support
    Public health | population health; health protection; contact tracing; health improvement; health inequalities |
    Social prescribing | link working; community referral | Health promotion; Outreach work
    Occupational health | workplace health; fitness for work; pre-employment health screening; health surveillance | Health promotion
    Simulation teaching | clinical simulation; simulation-based training; simulation training; clinical skills teaching; medical simulation; OSCE | Training delivery
    Medical devices | medical equipment; medical device training; clinical engineering; medical device regulation; ISO 13485 |
    Aesthetic treatments | Botox; dermal fillers; aesthetic medicine; non-surgical cosmetic treatments; laser hair removal | Beauty treatments
    Dermatology | skin care medicine; skin cancer clinics; skin lesion assessment; dermoscopy | Primary care
    Veterinary medicine | veterinary surgery; small animal practice; vet medicine; animal medicine; large animal practice; RCVS | Veterinary nursing
    Veterinary nursing | vet nursing; animal nursing; veterinary assistance; veterinary care |
    Mental Capacity Act | MCA; DoLS; Deprivation of Liberty Safeguards; mental capacity assessment; best interests assessment; Liberty Protection Safeguards; LPS | Mental Health Act; Safeguarding
    Child and adolescent mental health | CAMHS; CYPMHS; children's mental health; young people's mental health | Mental health care; Psychiatry
    Chiropractic | chiropractic adjustment; spinal manipulation; chiropractic care | Osteopathy
    Nuclear medicine | PET-CT; PET scanning; gamma camera; SPECT imaging; radiopharmacy | CT scanning; Radiotherapy
    Ophthalmology | eye clinic; ophthalmic nursing; cataract surgery; eye casualty; intravitreal injections | Optometry
  `,
  occupations: `
    Registered Nurse | nurse; RGN; RN; registered general nurse; staff nurse; ward nurse; Krankenpfleger; infirmière; infirmier diplômé; enfermera; Pflegefachkraft; Pflegefachmann; Gesundheits- und Krankenpfleger; examinierte Pflegekraft; infirmier de bloc; Krankenschwester; Stationspfleger; infirmier; infirmier diplômé d'État; infirmier libéral; enfermero; enfermero de planta; diplomado en enfermería; graduado en enfermería; band 5 nurse; band 5 staff nurse; qualified nurse | Practice Nurse; Community Nurse; Emergency Nurse; Nursing Associate | Patient care; Medication administration; Care planning; Vital signs monitoring; IV therapy; Infection control; Wound care; NEWS2; Acute care
    Emergency Nurse | A&E nurse; emergency department nurse; ED nurse; emergency nurse practitioner; ENP; urgent care nurse; ER nurse | Registered Nurse; Critical Care Nurse; Paramedic | Emergency care; Triage; IV therapy; Cannulation; Advanced life support; Suturing
    Critical Care Nurse | ICU nurse; ITU nurse; intensive care nurse; HDU nurse; critical care staff nurse | Registered Nurse; Emergency Nurse; Theatre Nurse | Critical care; Ventilator management; Tracheostomy care; IV therapy; Advanced life support; Central line care
    Theatre Nurse | scrub nurse; theatre practitioner; perioperative nurse; OR nurse; recovery nurse; anaesthetic nurse | Operating Department Practitioner; Registered Nurse; Critical Care Nurse | Theatre nursing; Recovery nursing; Anaesthetics; Infection control; Surgical nursing
    Operating Department Practitioner | ODP; anaesthetic practitioner; operating department assistant; ODA; surgical technologist; operationstechnischer Assistent; ODP anaesthetics; infirmier de bloc opératoire; IBODE; auxiliar de quirófano | Theatre Nurse; Critical Care Nurse | Anaesthetics; Theatre nursing; Airway management; Recovery nursing; Sterile services
    Community Nurse | district nurse; community staff nurse; community nurse practitioner; home visiting nurse; infirmière à domicile | Registered Nurse; Practice Nurse; Health Visitor | Community nursing; Wound care; Palliative care; Catheterisation; Diabetes care; Care planning
    Practice Nurse | general practice nurse; GPN; GP nurse; surgery nurse; treatment room nurse | Registered Nurse; Community Nurse; Advanced Nurse Practitioner | Primary care; Immunisation; Cervical screening; Chronic disease management; Wound care; Diabetes care
    Advanced Nurse Practitioner | ANP; nurse practitioner; advanced clinical practitioner; ACP; clinical nurse specialist; CNS; nurse consultant | Practice Nurse; Physician Associate; Emergency Nurse | Physical examination; Diagnosis; Prescribing; Chronic disease management; Clinical leadership
    Mental Health Nurse | RMN; registered mental health nurse; psychiatric nurse; community psychiatric nurse; CPN; community mental health nurse | Registered Nurse; Learning Disability Nurse; Mental Health Support Worker | Mental health care; Crisis intervention; Mental Health Act; De-escalation; Medication administration; Care planning
    Learning Disability Nurse | RNLD; LD nurse; learning disabilities nurse; registered learning disability nurse | Mental Health Nurse; Support Worker; Registered Nurse | Learning disability support; Positive behaviour support; Care planning; Medication administration; Safeguarding
    Children's Nurse | paediatric nurse; RSCN; RN child; registered children's nurse; pediatric nurse; paediatric staff nurse; pediatric staff nurse; paediatrics staff nurse; staff nurse paediatrics; children's staff nurse; paediatric registered nurse; paeds nurse; RNC; Kinderkrankenpfleger; puéricultrice; neonatal nurse | Registered Nurse; Health Visitor; Midwife | Paediatric nursing; Paediatric life support; Medication administration; Safeguarding; Neonatal care
    Health Visitor | specialist community public health nurse; community public health nurse | Community Nurse; Midwife; Children's Nurse | Health visiting; School nursing; Safeguarding; Breastfeeding support; Health promotion
    Midwife | RM; registered midwife; community midwife; rotational midwife; Hebamme; sage-femme; matrona; comadrona; Entbindungspfleger | Children's Nurse; Health Visitor; Maternity Support Worker | Midwifery; Maternity care; Neonatal care; Breastfeeding support; Suturing; Safeguarding
    Maternity Support Worker | MSW; maternity care assistant; midwifery assistant; doula; maternity nurse | Health Care Assistant; Midwife; Nursery Practitioner | Maternity care; Breastfeeding support; Vital signs monitoring; Phlebotomy; Patient care
    Ward Manager | ward sister; charge nurse; sister; matron; nurse manager; nursing manager; Stationsleitung; cadre de santé | Registered Nurse; Care Home Manager; Advanced Nurse Practitioner | Clinical leadership; Clinical governance; Patient care; Discharge planning; Shift planning; Infection control
    Nursing Associate | registered nursing associate; assistant practitioner; enrolled nurse; licensed practical nurse; LPN; trainee nursing associate; TNA | Registered Nurse; Health Care Assistant | Patient care; Medication administration; Vital signs monitoring; Wound care; Personal care
    Health Care Assistant | HCA; healthcare assistant; healthcare support worker; HCSW; nursing assistant; nursing auxiliary; clinical support worker; aide-soignante; Pflegehelfer; certified nursing assistant; CNA; Krankenpflegehelfer; Pflegeassistent; auxiliar de enfermería; Gesundheits- und Krankenpflegehelfer; Pflegefachhelfer; Stationshilfe; aide soignant; auxiliar de clínica; técnico en cuidados auxiliares de enfermería; TCAE; auxiliar de enfermeria geriátrica | Care Assistant; Nursing Associate; Support Worker | Patient care; Personal care; Vital signs monitoring; Moving and handling; Phlebotomy; Infection control
    Care Assistant | care worker; carer; caregiver; home carer; domiciliary carer; care support worker; Altenpfleger; auxiliaire de vie; cuidador; residential care worker; live-in carer; Pflegekraft; Altenpflegehelfer; Pflegehilfskraft; Betreuungskraft; Alltagsbegleiter; Pflegehelfer Altenheim; Seniorenbetreuer; aide à domicile; auxiliaire de vie sociale; AVS; assistant de vie; aide médico-psychologique; accompagnant éducatif et social; gerocultor; cuidador de ancianos; auxiliar de geriatría; auxiliar de ayuda a domicilio | Health Care Assistant; Support Worker; Activities Coordinator | Personal care; Elderly care; Dementia care; Moving and handling; Medication administration; Supported living; Food hygiene
    Support Worker | disability support worker; community support worker; supported living worker; learning disability support worker; personal assistant to a disabled person; Heilerziehungspfleger; Betreuer Eingliederungshilfe; Heilerziehungspflegehelfer; moniteur éducateur; cuidador de personas con discapacidad; auxiliar de apoyo | Care Assistant; Mental Health Support Worker; Health Care Assistant | Learning disability support; Supported living; Personal care; Positive behaviour support; Safeguarding; Medication administration
    Mental Health Support Worker | mental health recovery worker; psychiatric nursing assistant; mental health care assistant; peer support worker; recovery support worker | Support Worker; Mental Health Nurse; Substance Misuse Worker | Mental health care; De-escalation; Crisis intervention; Care planning; Physical intervention; Active listening
    Substance Misuse Worker | drug and alcohol worker; addiction counsellor; recovery worker; substance misuse practitioner; drugs worker | Mental Health Support Worker; Counsellor; Outreach Worker | Substance misuse support; Motivational interviewing; Case work; Counselling; Safeguarding
    Care Home Manager | registered care manager; nursing home manager; residential manager; home manager; care manager; Pflegedienstleitung; domiciliary care manager | Ward Manager; Care Coordinator; Care Assistant | Care home management; Clinical governance; Care planning; Safeguarding; Team leadership; Budgeting
    Care Coordinator | care co-ordinator; homecare coordinator; field care supervisor; care scheduler; discharge coordinator; patient pathway coordinator | Care Home Manager; Medical Secretary; Social Prescriber | Care planning; Discharge planning; Shift planning; Multidisciplinary working; Health records
    Activities Coordinator | activities co-ordinator; lifestyle coordinator; wellbeing coordinator | Care Assistant; Occupational Therapy Assistant; Youth Worker | Elderly care; Dementia care; Event coordination; Communication; Health promotion
    Social Prescriber | social prescribing link worker; link worker; community connector; health and wellbeing coach; health coach; care navigator | Care Coordinator; Community Worker; Support Worker | Social prescribing; Health promotion; Motivational interviewing; Case work; Signposting
    Doctor | physician; medical doctor; hospital doctor; medical officer; junior doctor; médecin; Arzt; médico; resident doctor; house officer; Assistenzarzt; Facharzt; médecin généraliste hospitalier | General Practitioner; Surgeon; Physician Associate | Diagnosis; Physical examination; Prescribing; Acute care; Multidisciplinary working; Advanced life support
    General Practitioner | GP; family doctor; family physician; salaried GP; locum GP; Hausarzt; médecin généraliste; médico de familia; médico de cabecera | Doctor; Advanced Nurse Practitioner | Primary care; Diagnosis; Prescribing; Physical examination; Chronic disease management; Women's health
    Surgeon | consultant surgeon; general surgeon; orthopaedic surgeon; Chirurg; chirurgien; cirujano | Doctor; Anaesthetist | Surgery; Suturing; Diagnosis; Surgical nursing; Multidisciplinary working
    Anaesthetist | anesthesiologist; consultant anaesthetist; anaesthesiologist; Anästhesist; anesthésiste; anestesista | Doctor; Surgeon | Anaesthetics; Airway management; Critical care; Pain management; Ventilator management
    Psychiatrist | consultant psychiatrist; child psychiatrist; Psychiater; psychiatre; psiquiatra | Doctor; Clinical Psychologist | Psychiatry; Mental Health Act; Diagnosis; Prescribing; Crisis intervention
    Physician Associate | physician assistant; PA-R; anaesthesia associate | Doctor; Advanced Nurse Practitioner; Paramedic | Physical examination; Diagnosis; Primary care; Venepuncture; Health records
    Clinical Psychologist | psychologist; assistant psychologist; health psychologist; forensic psychologist; counselling psychologist; Psychologe; psychologue; psicólogo clínico | Psychotherapist; Psychiatrist; Educational Psychologist | Psychological assessment; Psychotherapy; Cognitive behavioural therapy; Report writing; Mental health care
    Psychotherapist | therapist; CBT therapist; cognitive behavioural therapist; psychological wellbeing practitioner; PWP; psychological therapist; psychothérapeute; Psychotherapeut | Counsellor; Clinical Psychologist; Mental Health Nurse | Psychotherapy; Cognitive behavioural therapy; Counselling; Crisis intervention; Active listening
    Counsellor | counselor; mental health counsellor; bereavement counsellor; school counsellor; relationship counsellor; conseiller psychologique | Psychotherapist; Substance Misuse Worker; Family Support Worker | Counselling; Active listening; Bereavement support; Safeguarding; Mental health care
    Paramedic | ambulance paramedic; emergency medical technician; EMT; ambulance technician; Rettungssanitäter; Notfallsanitäter; ambulancier; HCPC paramedic; Rettungsassistent; técnico en emergencias sanitarias | Emergency Nurse; Emergency Care Assistant; Physician Associate | Ambulance care; Emergency care; Advanced life support; Airway management; Emergency driving; Triage; Cannulation
    Emergency Care Assistant | ambulance driver; ECA; ambulance support worker; emergency care support worker | Paramedic; Health Care Assistant; Patient Transport Driver | Ambulance care; Moving and handling; Basic life support; Emergency driving; Patient care
    Physiotherapist | physical therapist; physio; MSK physiotherapist; physiotherapy practitioner; kinésithérapeute; Physiotherapeut; fisioterapeuta; Krankengymnast; masseur-kinésithérapeute; kiné | Occupational Therapist; Sports Therapist; Osteopath | Physiotherapy; Rehabilitation; Physical examination; Neurological rehabilitation; Multidisciplinary working
    Occupational Therapist | occupational therapy practitioner; Ergotherapeut; ergothérapeute; terapeuta ocupacional; rotational occupational therapist; OT | Physiotherapist; Occupational Therapy Assistant; Social Worker | Occupational therapy; Rehabilitation; Discharge planning; Moving and handling; Care planning
    Occupational Therapy Assistant | therapy assistant; OT assistant; physiotherapy assistant; rehabilitation assistant; therapy support worker; reablement worker; allied health assistant | Health Care Assistant; Occupational Therapist; Physiotherapist | Rehabilitation; Moving and handling; Patient care; Physiotherapy; Occupational therapy
    Sports Therapist | sports massage therapist; sports rehabilitator; massage therapist; masseur; masseuse; sports physiotherapist | Physiotherapist; Personal Trainer; Osteopath | Sports therapy; Massage therapy; Rehabilitation; First aid
    Osteopath | registered osteopath; osteopathic practitioner; ostéopathe; Osteopathin; osteópata | Physiotherapist; Sports Therapist; Chiropractor | Osteopathy; Physical examination; Massage therapy; Rehabilitation
    Speech and Language Therapist | SLT; speech therapist; speech pathologist; Logopäde; orthophoniste; logopeda; speech-language pathologist | Occupational Therapist; Special Needs Teacher | Speech and language therapy; Special educational needs; Stroke care; Report writing; Multidisciplinary working
    Dietitian | dietician; nutritionist; clinical dietitian; diététicien; Diätassistent; dietista; nutritional therapist | Practice Nurse; Social Prescriber | Nutrition support; Enteral feeding; Diabetes care; Health promotion; Multidisciplinary working
    Podiatrist | chiropodist; foot health practitioner; podologue; Podologe; podólogo | Orthotist; Practice Nurse | Podiatry; Wound care; Diabetes care; Infection control; Prosthetics and orthotics
    Orthotist | prosthetist; prosthetist and orthotist; orthopaedic technician; Orthopädietechniker; orthoprothésiste | Podiatrist; Dental Technician | Prosthetics and orthotics; Physical examination; Rehabilitation; Patient care
    Dentist | general dental practitioner; dental surgeon; associate dentist; Zahnarzt; dentiste; dentista; orthodontist | Dental Hygienist; Dental Nurse | Dentistry; Diagnosis; Orthodontics; Infection control; Patient care
    Dental Nurse | dental assistant; dental surgery assistant; trainee dental nurse; assistante dentaire; zahnmedizinische Fachangestellte; DSA; Zahnarzthelfer; ZFA; assistant dentaire; auxiliar de odontología; auxiliar dental; higienista auxiliar | Dental Hygienist; Dental Receptionist; Health Care Assistant | Dental nursing; Sterile services; Infection control; Patient care; Health records
    Dental Hygienist | dental therapist; hygienist; oral hygienist; hygiéniste dentaire; Dentalhygieniker | Dental Nurse; Dentist | Dental hygiene; Health promotion; Infection control; Radiography
    Dental Technician | dental technologist; orthodontic technician; prothésiste dentaire; Zahntechniker; denturist; protésico dental | Dental Nurse; Orthotist | Dental technology; Orthodontics; Quality control; Attention to detail
    Dental Receptionist | dental practice receptionist; dental front desk; treatment coordinator; dental practice coordinator | Medical Receptionist; Receptionist; Dental Nurse | Reception duties; Appointment booking; Health records; Customer service
    Optometrist | optician; ophthalmic optician; Augenoptiker; opticien optométriste; óptico | Dispensing Optician; Audiologist | Optometry; Diagnosis; Dispensing optics; Patient care
    Dispensing Optician | optical assistant; optical dispenser; optical adviser; optical consultant; contact lens optician | Optometrist; Sales Assistant | Dispensing optics; Customer advice; Optometry; Appointment booking
    Audiologist | hearing aid dispenser; hearing aid audiologist; audioprothésiste; Hörakustiker; audiólogo; hearing care professional | Speech and Language Therapist; Optometrist | Audiology; Patient care; Diagnosis; Customer advice
    Pharmacist | community pharmacist; hospital pharmacist; clinical pharmacist; chemist's pharmacist; Apotheker; pharmacien; farmacéutico; locum pharmacist | Pharmacy Technician; Pharmacy Dispenser | Pharmacy practice; Dispensing medicines; Medicines management; Prescribing; Health promotion
    Pharmacy Technician | registered pharmacy technician; accuracy checking technician; ACT; pharmazeutisch-technischer Assistent; préparateur en pharmacie | Pharmacist; Pharmacy Dispenser | Dispensing medicines; Pharmacy practice; Medicines management; Inventory control
    Pharmacy Dispenser | dispenser; dispensing assistant; pharmacy assistant; pharmacy counter assistant; medicines counter assistant | Pharmacy Technician; Sales Assistant | Dispensing medicines; Customer service; Inventory control; Till operation
    Radiographer | diagnostic radiographer; X-ray technician; radiologic technologist; MRI radiographer; CT radiographer; MTRA; manipulateur radio; radiology technician | Sonographer; Therapeutic Radiographer; Radiologist | Radiography; CT scanning; MRI scanning; Patient care; Radiology reporting; Mammography
    Therapeutic Radiographer | radiotherapist; radiation therapist; therapy radiographer | Radiographer; Oncology Nurse | Radiotherapy; Oncology care; Patient care; CT scanning
    Sonographer | ultrasound technician; ultrasonographer; ultrasound practitioner; cardiac sonographer; echocardiographer; cardiac physiologist | Radiographer; Midwife | Ultrasound scanning; Echocardiography; Patient care; Radiology reporting
    Radiologist | consultant radiologist; radiologue; Radiologe; radiólogo | Doctor; Radiographer | Radiology reporting; Diagnosis; CT scanning; MRI scanning; Ultrasound scanning
    Oncology Nurse | chemotherapy nurse; cancer nurse specialist; Macmillan nurse; SACT nurse; haematology nurse | Registered Nurse; Palliative Care Nurse | Oncology care; Chemotherapy administration; Central line care; Palliative care; IV therapy
    Palliative Care Nurse | hospice nurse; end-of-life nurse; palliative nurse | Oncology Nurse; Community Nurse | Palliative care; Pain management; Bereavement support; Medication administration; Care planning
    Biomedical Scientist | BMS; medical laboratory scientist; medical laboratory technician; medical laboratory assistant; clinical scientist; MTLA; medizinisch-technischer Laborassistent; technicien de laboratoire médical | Laboratory Technician; Phlebotomist; Biologist | Biomedical science; Laboratory techniques; Microscopy; Blood transfusion; Quality control
    Phlebotomist | phlebotomy technician; blood collector; venepuncturist; donor carer; blood donor carer | Health Care Assistant; Biomedical Scientist | Phlebotomy; Venepuncture; Patient care; Infection control
    Medical Secretary | clinical secretary; medical PA; medical administrator; ward clerk; clinic coordinator; secrétaire médicale; medizinische Fachangestellte; medical typist | Medical Receptionist; Office Administrator; Clinical Coder | Medical secretarial work; Medical terminology; Audio typing; Health records; Diary management
    Medical Receptionist | GP receptionist; doctor's receptionist; patient adviser; care navigator receptionist; hospital receptionist; Arzthelferin; surgery receptionist; Arzthelfer; Medizinischer Fachangestellter; secrétaire médical; auxiliar administrativo de clínica | Receptionist; Medical Secretary; Dental Receptionist | Reception duties; Appointment booking; Medical terminology; Electronic patient records; Telephone manner
    Clinical Coder | medical coder; clinical coding officer; health information technician; medical biller; coding auditor | Medical Secretary; Data Entry Clerk | Clinical coding; Medical terminology; Health records; Attention to detail
    Practice Manager | GP practice manager; dental practice manager; surgery manager; medical practice manager; clinic manager; health service manager; hospital manager | Office Manager; Care Home Manager | Clinical governance; Team leadership; Budgeting; Health records; Office administration
    Public Health Practitioner | public health officer; health improvement practitioner; health promotion specialist; public health specialist; health improvement officer | Health Visitor; Policy Adviser; Social Prescriber | Public health; Health promotion; Data analysis; Stakeholder management; Report writing
    Occupational Health Adviser | occupational health nurse; OH nurse; OH adviser; occupational health advisor; works nurse; Betriebsarzt; infirmier du travail | Practice Nurse; Health and Safety Adviser | Occupational health; Health promotion; Report writing; Audiology; Absence management
    Hospital Porter | theatre porter; patient porter; brancardier; orderly; hospital orderly | Health Care Assistant; Cleaner; Emergency Care Assistant | Moving and handling; Manual handling; Infection control; Patient care
    Sterile Services Technician | decontamination technician; sterile services assistant; CSSD technician; sterilisation technician | Health Care Assistant; Laboratory Technician | Sterile services; Infection control; Quality control; Medical devices
    Mortuary Technician | anatomical pathology technologist; APT; mortuary assistant | Funeral Director; Biomedical Scientist | Mortuary work; Infection control; Bereavement support; Health records
    Funeral Director | undertaker; funeral arranger; funeral operative; mortician; embalmer; Bestatter; pompes funèbres; funeral service operative | Mortuary Technician; Customer Service Adviser | Funeral care; Bereavement support; Customer service; Driving licence
    Aesthetic Practitioner | aesthetic nurse; cosmetic nurse; aesthetician; laser practitioner; skin specialist | Beautician; Registered Nurse | Aesthetic treatments; Beauty treatments; Infection control; Customer advice
    Veterinary Surgeon | vet; veterinarian; veterinary doctor; veterinary physician; Tierarzt; vétérinaire; veterinario | Veterinary Nurse; Animal Care Assistant | Veterinary medicine; Surgery; Anaesthetics; Livestock health; Diagnosis
    Veterinary Nurse | vet nurse; RVN; registered veterinary nurse; animal nursing assistant; veterinary assistant; veterinary technician; tiermedizinische Fachangestellte; auxiliaire vétérinaire | Veterinary Surgeon; Animal Care Assistant; Registered Nurse | Veterinary nursing; Animal husbandry; Anaesthetics; Phlebotomy; Reception duties
    School Nurse | school staff nurse; school health nurse; specialist school nurse; infirmière scolaire; school health adviser | Health Visitor; Children's Nurse; Practice Nurse | School nursing; Immunisation; Safeguarding; Health promotion; Child protection
    Chiropractor | chiropractic practitioner; doctor of chiropractic; chiropracteur; Chiropraktiker; quiropráctico | Osteopath; Physiotherapist | Chiropractic; Physical examination; Rehabilitation; Massage therapy
    Acupuncturist | acupuncture practitioner; traditional Chinese medicine practitioner; acupuncteur; Akupunkteur | Osteopath; Sports Therapist | Acupuncture; Massage therapy; Physical examination; Customer service
  `,
}
