import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

export const humanResources: SectorTerms = {
  sector: 'HumanResources',
  skills: `
    HR generalist practice | human resources; HR; human resource management; HRM; personnel management; HR generalist | HR administration; Employee relations
    HR administration | personnel administration; HR admin; HR support; employee records; personnel files; HR record keeping | HR software
    HR business partnering | HR business partner skills; HRBP; strategic HR partnering; people partnering | HR strategy; Employee relations
    HR strategy | people strategy; human resources strategy; strategic HR; HR leadership | Workforce planning; HR operating model
    HR operating model | HR transformation; HR shared services; target operating model for HR | Change management
    HR policies | policies and procedures in HR; HR policy; staff handbook; employee handbook; people policies; writing HR policies | Employment law
    HR software | HRIS; HR information systems; HCM systems; people systems; HR systems | Workday; SAP SuccessFactors; BambooHR
    Workday | Workday HCM; Workday HR; Workday Recruiting | SAP SuccessFactors; Oracle HCM
    SAP SuccessFactors | SuccessFactors; SAP HR; SAP HCM | Oracle HCM
    Oracle HCM | Oracle HCM Cloud; Oracle HR; Oracle Human Capital Management |
    BambooHR | Bamboo HR | Personio; HR administration
    Personio | Personio HR; HiBob | HR administration
    HR analytics | people analytics; workforce analytics; HR reporting; HR metrics; HR data | Data analysis; Workforce planning
    Recruitment | recruiting; hiring; staff recruitment; end-to-end recruitment; full-cycle recruiting; resourcing; Personalbeschaffung; Personalgewinnung; Personalauswahl; recrutement; selección de personal; reclutamiento; reclutamiento y selección | Talent acquisition; Candidate sourcing; Interviewing candidates
    Talent acquisition | talent acquisition strategy; in-house recruitment; hiring strategy | Employer branding; Recruitment consulting
    Recruitment consulting | agency recruitment; recruitment agency; 360 recruitment; temp recruitment; recruitment sales | Business development
    Candidate sourcing | sourcing candidates; talent sourcing; candidate search; Boolean search; CV search; talent pooling | LinkedIn Recruiter; Headhunting
    LinkedIn Recruiter | LinkedIn sourcing; recruiting on LinkedIn; LinkedIn talent search |
    Headhunting | executive search; head hunting; direct search; senior appointments |
    Technical recruitment | IT recruitment; tech recruiting; tech recruitment; engineering recruitment | Recruitment
    Volume recruitment | bulk recruitment; high-volume hiring; mass recruitment; seasonal recruitment | Recruitment
    Graduate recruitment | early careers; campus recruitment; early talent; apprenticeship recruitment; university recruiting | Recruitment
    International recruitment | overseas recruitment; global mobility; expatriate management; visa sponsorship | Recruitment; Immigration law
    Job advertising | writing job adverts; job postings; vacancy advertising; job board posting; job descriptions; writing job descriptions | Recruitment; Employer branding
    CV screening | candidate screening; shortlisting; resume screening; pre-screening; screening calls; sifting applications | Interviewing candidates
    Interviewing candidates | interviewing applicants; candidate interviews; conducting interviews; competency-based interviewing; structured interviews; job interviewing | Assessment centres
    Assessment centres | psychometric testing; assessment centers; selection testing; aptitude testing; candidate assessment |
    Applicant tracking systems | ATS; Greenhouse; Workable; Taleo; Lever; Bullhorn; SmartRecruiters; Bewerbermanagementsystem | HR software; Recruitment
    Offer management | job offers; offer negotiation; salary negotiation with candidates; offer letters | Recruitment
    Reference checking | pre-employment checks; right to work checks; vetting staff; employment screening | Onboarding
    Candidate experience | candidate care; candidate communication; applicant experience | Recruitment
    Employer branding | employer brand; employee value proposition; EVP; recruitment marketing; employer marketing | Brand management
    Onboarding | new starter induction; staff induction; employee onboarding; on-boarding; new hire orientation | Offboarding
    Offboarding | exit interviews; leavers process; employee exit; outplacement |
    Employee relations | ER casework; employee relations casework; workplace relations; staff relations | Disciplinary procedures; Industrial relations; Employment law
    Industrial relations | trade union relations; union negotiation; labour relations; labor relations; works council; collective bargaining |
    Disciplinary procedures | disciplinaries; grievances; disciplinary hearings; grievance handling; disciplinary and grievance; misconduct hearings | Workplace investigations; Performance management
    Workplace investigations | grievance investigation; HR investigations; investigating misconduct; internal investigations |
    Mediation | workplace mediation; conflict mediation; mediating disputes; conciliation | Conflict resolution; Dispute resolution
    Employment law | labour law; labor law; employment legislation; employment rights; UK employment law; employment tribunals; ACAS code; Arbeitsrecht; droit du travail; derecho laboral | Employee relations
    Redundancy consultation | redundancies; redundancy; restructuring staff; collective consultation; redundancy process; downsizing | TUPE transfers; Organisational design
    TUPE transfers | TUPE; transfer of undertakings; staff transfers; business transfers | Employment law
    Settlement agreements | compromise agreements; severance agreements; exit negotiations | Redundancy consultation
    Contracts of employment | employment contracts; staff contracts; drafting employment contracts; contract variations | Employment law; HR administration
    Absence management | sickness absence; sickness absence management; attendance management; managing sickness; leave management; return-to-work interviews | Occupational health
    Employee wellbeing | wellbeing at work; staff wellbeing; workplace wellbeing; wellness programmes; mental health first aid at work; employee assistance programmes | Employee engagement
    Employee engagement | staff engagement; employee experience; engagement surveys; staff surveys; staff morale; employee retention | Internal communications
    Performance management | appraisals; performance reviews; performance appraisal; performance improvement plans; staff appraisals; objective setting | Talent management
    Talent management | talent development; talent reviews; high-potential programmes; nine-box grid | Succession planning
    Succession planning | succession management; succession plans; leadership pipeline |
    Workforce planning | manpower planning; headcount planning; resource planning for staff; strategic workforce planning; staffing plans | Shift planning
    Organisational design | organization design; organisation design; org design; organisational structure; organisational development | Change management
    Change management | managing change; organisational change; change leadership; Prosci; ADKAR; change programmes; Veränderungsmanagement; conduite du changement; gestion du changement; gestión del cambio | Culture change
    Culture change | organisational culture; company culture; culture transformation; values work | Employee engagement
    Diversity and inclusion | D&I; EDI; DEI; equality and diversity; equality, diversity and inclusion; inclusive hiring; diversity equity and inclusion | Equality law
    Equality law | Equality Act; anti-discrimination law; equal opportunities; equal pay audits; gender pay gap reporting | Employment law
    Compensation and benefits | comp and ben; C&B management; total rewards; reward management; remuneration | Employee benefits; Job evaluation; Salary benchmarking
    Employee benefits | benefits administration; staff benefits; flexible benefits; benefits management; health insurance benefits | Pensions administration
    Job evaluation | job grading; Hay job evaluation; grading structures; pay grading; role profiling | Salary benchmarking
    Salary benchmarking | pay benchmarking; salary surveys; pay reviews; salary review; pay structures |
    Executive remuneration | executive compensation; share schemes; long-term incentives; bonus schemes; incentive plans | Compensation and benefits
    Payroll administration | payroll queries; payroll input; payroll changes; payroll liaison; payroll admin | Payroll
    Time and attendance systems | Kronos; UKG; time recording; timekeeping systems; clocking systems; timesheets | Payroll administration; Rota software
    Rota software | rostering software; Deputy rota app; RotaCloud; e-rostering; Planday | Shift planning
    Learning and development | L&D; staff development; learning & development strategy; training and development; employee development; talent learning | Training delivery; Training needs analysis; Talent management
    Training delivery | delivering training; staff training; facilitating training; training courses; running training sessions; classroom training; train the trainer; Schulungen durchführen; Mitarbeiterschulung; animation de formation; formation des équipes; impartición de formación; formación de personal | Coaching; Training design
    Training design | designing training; training materials; writing training courses | Instructional design
    Training needs analysis | TNA; learning needs analysis; skills gap analysis; skills audits | Training evaluation
    Training evaluation | Kirkpatrick evaluation; learning evaluation; measuring training |
    Training coordination | training administration; organising training; course booking; training records | Learning management systems; HR administration
    Leadership development | management development; leadership training; leadership programmes; management training | Coaching
    Coaching | executive coaching; performance coaching; staff coaching; life coaching; business coaching; coaching skills; ICF coaching | Mentoring
    Team building | team development; team-building events; team days; team dynamics | Facilitation
    Apprenticeship management | managing apprentices; apprenticeship levy; apprenticeship programmes; trainee management | Learning and development
    CIPD | CIPD Level 3; CIPD Level 5; CIPD Level 7; MCIPD; Chartered Institute of Personnel and Development; Assoc CIPD | SHRM certification
    SHRM certification | SHRM-CP; SHRM-SCP; PHR; SPHR; Professional in Human Resources |
    Occupational psychology | business psychology; work psychology; organisational psychology; industrial psychology | Assessment centres
    Employee data protection | HR data protection; GDPR in HR; confidential staff records; personnel confidentiality | Data protection
  `,
  occupations: `
    HR Adviser | HR advisor; HR officer; Human resources officer; Human resources adviser; Personnel officer; HR generalist; Conseiller en ressources humaines; Personalreferent; chargé de ressources humaines; técnico de recursos humanos; chargé RH | Employee Relations Adviser; HR Business Partner; HR Assistant; Recruiter | HR generalist practice; Employee relations; Employment law; Absence management; Recruitment; HR policies; Onboarding; CIPD; Disciplinary procedures
    HR Manager | Human resources manager; Head of HR; Personnel manager; Head of people; Personalleiter; Responsable des ressources humaines; Jefe de recursos humanos; RRH; responsable RH; director de recursos humanos; responsable de recursos humanos | HR Business Partner; HR Director; HR Adviser; Talent Acquisition Manager | HR generalist practice; Employee relations; Employment law; Recruitment; Performance management; HR policies; Change management; Workforce planning
    HR Director | Chief people officer; Human resources director; People director; Director of HR; CHRO; Directeur des ressources humaines; DRH | HR Manager; HR Business Partner; Operations Manager | HR strategy; Organisational design; Change management; Executive remuneration; Talent management; Budgeting; HR operating model
    HR Business Partner | HRBP; People partner; People business partner; Strategic HR partner; Human resources business partner | HR Manager; HR Adviser; Employee Relations Adviser | HR business partnering; Employee relations; Organisational design; Workforce planning; Performance management; Coaching; Employment law
    HR Assistant | HR administrator; Human resources assistant; Human resources administrator; People administrator; Personnel assistant; HR coordinator; Assistant RH; Personalsachbearbeiter; assistant ressources humaines; auxiliar de recursos humanos; administrativo de recursos humanos | HR Adviser; Training Coordinator; Recruitment Administrator; Office Administrator | HR administration; Onboarding; HR software; Payroll administration; Contracts of employment; Data entry; Diary management
    Employee Relations Adviser | ER adviser; Employee relations manager; ER specialist; Industrial relations officer; Employee relations specialist; HR caseworker | HR Adviser; HR Business Partner; Employment Lawyer; Trade Union Officer | Employee relations; Disciplinary procedures; Employment law; Mediation; Industrial relations; Workplace investigations; Absence management
    Trade Union Officer | Union representative; Union rep; Trade union organiser; Shop steward; Works council member; Betriebsrat | Employee Relations Adviser; Campaigns Officer | Industrial relations; Employment law; Negotiation; Advocacy; Campaigning
    Recruiter | Recruitment adviser; Recruitment officer; In-house recruiter; Talent acquisition specialist; Recruitment specialist; Talent partner; Recruteur; Reclutador; Personalvermittler; Personaldisponent; chargé de recrutement; técnico de selección; consultor de selección | Recruitment Consultant; Talent Sourcer; Talent Acquisition Manager; HR Adviser | Recruitment; Candidate sourcing; Interviewing candidates; CV screening; Applicant tracking systems; Job advertising; LinkedIn Recruiter; Offer management
    Recruitment Consultant | Agency recruiter; Recruitment executive; Staffing consultant; Personnel consultant; Personalberater; Consultant en recrutement | Recruiter; Executive Search Consultant; Account Manager; Sales Representative | Recruitment consulting; Recruitment; Business development; Candidate sourcing; Cold calling; Interviewing candidates; Sales targets
    Executive Search Consultant | Headhunter; Executive recruiter; Search consultant; Chasseur de têtes | Recruitment Consultant; Talent Acquisition Manager | Headhunting; Candidate sourcing; Interviewing candidates; Business development; Networking
    Talent Sourcer | Sourcer; Candidate researcher; Sourcing specialist; Recruitment resourcer; Resourcer | Recruiter; Recruitment Consultant; Recruitment Administrator | Candidate sourcing; LinkedIn Recruiter; CV screening; Applicant tracking systems
    Technical Recruiter | IT recruiter; Tech recruiter; Technology recruitment consultant; Engineering recruiter | Recruiter; Recruitment Consultant; Talent Sourcer | Technical recruitment; Candidate sourcing; Recruitment; LinkedIn Recruiter; Interviewing candidates
    Recruitment Administrator | Recruitment assistant; Recruitment coordinator; Talent acquisition coordinator; Resourcing administrator | HR Assistant; Talent Sourcer; Office Administrator | CV screening; Applicant tracking systems; Reference checking; Diary management; Job advertising; Data entry
    Talent Acquisition Manager | Recruitment manager; Head of talent acquisition; Resourcing manager; Head of recruitment; Talent acquisition lead; Recruiting-Leiter | Recruiter; HR Manager; Employer Brand Manager | Talent acquisition; Recruitment; Employer branding; Workforce planning; Applicant tracking systems; Team leadership
    Employer Brand Manager | Employer branding specialist; Recruitment marketing manager; Employer marketing manager; Talent brand manager | Talent Acquisition Manager; Brand Manager; Internal Communications Manager | Employer branding; Content marketing; Social media; Copywriting; Candidate experience
    Graduate Recruitment Officer | Early careers manager; Campus recruiter; Early talent adviser; Apprenticeship coordinator; Graduate programme manager | Recruiter; Careers Adviser; Training Coordinator | Graduate recruitment; Apprenticeship management; Event management; Assessment centres; Interviewing candidates
    Talent Manager | Talent management specialist; Talent and development manager; Head of talent; Talent development manager; Succession manager | Learning and Development Manager; HR Business Partner; Talent Acquisition Manager | Talent management; Succession planning; Performance management; Leadership development; Coaching
    Learning and Development Manager | L&D manager; Training manager; Head of learning; Learning manager; Staff development manager; Leiter Personalentwicklung; Responsable formation | Trainer; Talent Manager; Instructional Designer; HR Manager | Learning and development; Training needs analysis; Training design; Training delivery; Leadership development; Learning management systems; Training evaluation
    Learning and Development Adviser | L&D adviser; L&D officer; Learning consultant; Learning and development specialist; L&D partner; Personalentwickler; L&D specialist | Learning and Development Manager; Trainer; Training Coordinator | Learning and development; Training needs analysis; Training delivery; Training design; Coaching
    Trainer | Corporate trainer; Staff trainer; Training officer; Training consultant; Facilitator; Workplace trainer; Formateur; Betrieblicher Trainer | Learning and Development Adviser; Instructional Designer; Coach; Lecturer | Training delivery; Training design; Facilitation; Presentation skills; Coaching; Training evaluation
    Training Coordinator | Training administrator; L&D coordinator; Training assistant; Learning administrator; Course coordinator | HR Assistant; Learning and Development Adviser; Events Manager; School Administrator | Training coordination; Learning management systems; Diary management; Event management; Office administration
    Coach | Executive coach; Business coach; Life coach; Leadership coach; Performance coach; Employability coach | Trainer; Careers Adviser; Counsellor | Coaching; Active listening; Leadership development; Facilitation; Careers guidance
    Compensation Analyst | Reward analyst; Compensation and benefits analyst; Remuneration analyst; Pay analyst; Comp and ben specialist | Compensation and Benefits Manager; HR Analyst; Payroll Administrator | Compensation and benefits; Salary benchmarking; Job evaluation; Microsoft Excel; Data analysis; HR analytics
    Compensation and Benefits Manager | Reward manager; Total rewards manager; Comp and ben manager; Benefits manager; Responsable rémunération | Compensation Analyst; HR Manager; Payroll Manager | Compensation and benefits; Employee benefits; Job evaluation; Salary benchmarking; Executive remuneration; Pensions administration
    HR Analyst | People analyst; People analytics specialist; HR data analyst; Workforce analyst; HR reporting analyst | Compensation Analyst; Data Analyst; HR Systems Analyst | HR analytics; Microsoft Excel; Data analysis; Power BI; Workforce planning; HR software
    HR Systems Analyst | HRIS analyst; HRIS manager; Workday consultant; HR systems manager; SuccessFactors consultant; HR technology specialist | HR Analyst; ERP Consultant; Systems Analyst | HR software; Workday; SAP SuccessFactors; Data migration; HR analytics; Requirements analysis
    Diversity and Inclusion Manager | D&I manager; EDI manager; Equality and diversity officer; DEI manager; Inclusion adviser; EDI officer; Gleichstellungsbeauftragte | HR Business Partner; Employee Engagement Manager | Diversity and inclusion; Equality law; Training delivery; Stakeholder management; Policy writing; Employee engagement
    Employee Engagement Manager | Employee experience manager; Wellbeing manager; Engagement specialist; Staff wellbeing officer; Culture manager; People experience manager | Internal Communications Manager; HR Business Partner; Diversity and Inclusion Manager | Employee engagement; Employee wellbeing; Internal communications; Culture change; Event management
    Organisational Development Consultant | OD consultant; Change manager; Change consultant; Organisational design consultant; Change management consultant; Organisationsentwickler | HR Business Partner; Management Consultant; Talent Manager | Change management; Organisational design; Facilitation; Culture change; Stakeholder management; Leadership development
    Occupational Psychologist | Business psychologist; Work psychologist; Organisational psychologist; Industrial psychologist; Psychologue du travail; Arbeitspsychologe | Clinical Psychologist; Organisational Development Consultant; Coach | Occupational psychology; Assessment centres; Statistics; Leadership development; Coaching
    Global Mobility Specialist | Global mobility adviser; Relocation consultant; Expatriate manager; Immigration and mobility specialist | HR Adviser; Immigration Adviser; Compensation Analyst | International recruitment; Immigration law; Compensation and benefits; HR administration
  `,
}
