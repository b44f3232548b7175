import type { EducationLevel, Sector } from '#/domain/job/vocabulary.ts'

/**
 * A line of work of the crowd. `yearlyPay` is the middle of what it pays in pounds; `skills` begin with the commonest.
 * Whoever has the same occupation shares at least three skills with it, so that jobs and people can be known to fit.
 */
export type Occupation = {
  title: string
  frenchTitle: string
  sector: Sector
  yearlyPay: number
  education: EducationLevel
  skills: readonly string[]
}

const toSkills = (list: string) => list.split(', ')

/** Twenty lines of work, the commonest first. */
export const OCCUPATIONS: readonly Occupation[] = [
  {
    title: 'Software Engineer',
    frenchTitle: 'Ingénieur logiciel',
    sector: 'ItSoftware',
    yearlyPay: 52_000,
    education: 'Bachelor',
    skills: toSkills(
      'TypeScript, React, Node.js, PostgreSQL, Python, Git, Docker, AWS, C++, .NET, Go, Code review',
    ),
  },
  {
    title: 'Registered Nurse',
    frenchTitle: 'Infirmier diplômé',
    sector: 'HealthCare',
    yearlyPay: 34_000,
    education: 'Bachelor',
    skills: toSkills(
      'Triage, Acute care, Medication rounds, Wound care, Patient records, Infection control, IV therapy, Palliative care, Handover, Life support',
    ),
  },
  {
    title: 'Sales Manager',
    frenchTitle: 'Responsable des ventes',
    sector: 'Sales',
    yearlyPay: 45_000,
    education: 'Secondary',
    skills: toSkills(
      'Negotiation, Account management, CRM, Forecasting, Cold calling, Pipeline reviews, Presentations, Pricing, Contract terms, Coaching',
    ),
  },
  {
    title: 'Warehouse Operative',
    frenchTitle: 'Agent d’entrepôt',
    sector: 'LogisticsTransport',
    yearlyPay: 24_500,
    education: 'None',
    skills: toSkills(
      'Forklift licence, Picking, Stock control, Packing, Loading, Manual handling, Barcode scanners, Shift work, Cycle counts',
    ),
  },
  {
    title: 'Customer Service Adviser',
    frenchTitle: 'Conseiller clientèle',
    sector: 'CustomerService',
    yearlyPay: 25_500,
    education: 'Secondary',
    skills: toSkills(
      'Complaint handling, Telephone manner, Live chat, Ticketing, Data entry, Refunds, Product knowledge, De-escalation, Typing',
    ),
  },
  {
    title: 'Accountant',
    frenchTitle: 'Comptable',
    sector: 'BankingFinance',
    yearlyPay: 43_000,
    education: 'Bachelor',
    skills: toSkills(
      'Month-end close, Reconciliations, VAT returns, Audit files, Excel, Payroll, Management accounts, IFRS, Cash flow, Budgeting',
    ),
  },
  {
    title: 'Primary Teacher',
    frenchTitle: 'Professeur des écoles',
    sector: 'Education',
    yearlyPay: 36_000,
    education: 'Bachelor',
    skills: toSkills(
      'Lesson planning, Phonics, Classroom management, Safeguarding, Assessment, Special needs, Parent meetings, Early maths, Marking',
    ),
  },
  {
    title: 'Electrician',
    frenchTitle: 'Électricien',
    sector: 'Construction',
    yearlyPay: 37_000,
    education: 'Vocational',
    skills: toSkills(
      'Wiring regulations, Fault finding, Inspection and testing, Cable containment, Distribution boards, Site safety, Solar panels, EV chargers, Drawings',
    ),
  },
  {
    title: 'Marketing Executive',
    frenchTitle: 'Chargé de marketing',
    sector: 'Marketing',
    yearlyPay: 32_000,
    education: 'Bachelor',
    skills: toSkills(
      'Campaigns, Copywriting, SEO, Email marketing, Social media, Web analytics, Events, Briefing agencies, Market research, Canva',
    ),
  },
  {
    title: 'Chef',
    frenchTitle: 'Chef de partie',
    sector: 'HospitalityTourism',
    yearlyPay: 29_000,
    education: 'Vocational',
    skills: toSkills(
      'Menu planning, Food hygiene, Pastry, Grill section, Stock ordering, Allergens, Knife skills, Kitchen rota, Costing dishes',
    ),
  },
  {
    title: 'Data Analyst',
    frenchTitle: 'Analyste de données',
    sector: 'ItSoftware',
    yearlyPay: 41_000,
    education: 'Bachelor',
    skills: toSkills(
      'SQL, Python, Dashboards, Statistics, Excel, Power BI, Data cleaning, A/B tests, Storytelling, dbt',
    ),
  },
  {
    title: 'Mechanical Engineer',
    frenchTitle: 'Ingénieur mécanicien',
    sector: 'Engineering',
    yearlyPay: 44_000,
    education: 'Bachelor',
    skills: toSkills(
      'SolidWorks, Tolerances, Finite elements, Prototyping, Machine design, Materials, Root cause analysis, Technical drawings, Pumps',
    ),
  },
  {
    title: 'HR Adviser',
    frenchTitle: 'Conseiller en ressources humaines',
    sector: 'HumanResources',
    yearlyPay: 35_000,
    education: 'Bachelor',
    skills: toSkills(
      'Employment law, Recruitment, Onboarding, Absence management, Policies, Mediation, Payroll queries, Appraisals, Job evaluation',
    ),
  },
  {
    title: 'Shop Assistant',
    frenchTitle: 'Vendeur',
    sector: 'Retail',
    yearlyPay: 23_500,
    education: 'None',
    skills: toSkills(
      'Till work, Merchandising, Stock taking, Customer advice, Cash handling, Window displays, Deliveries, Opening and closing',
    ),
  },
  {
    title: 'Production Operator',
    frenchTitle: 'Opérateur de production',
    sector: 'Manufacturing',
    yearlyPay: 27_000,
    education: 'Secondary',
    skills: toSkills(
      'Machine setting, Quality checks, Lean methods, Line changeovers, Safety walks, Packing lines, Shift handover, Torque tools',
    ),
  },
  {
    title: 'Product Designer',
    frenchTitle: 'Concepteur de produits',
    sector: 'Design',
    yearlyPay: 47_000,
    education: 'Bachelor',
    skills: toSkills(
      'Figma, User research, Prototyping, Design systems, Accessibility, Usability tests, Interaction design, Illustration, Workshops',
    ),
  },
  {
    title: 'Solicitor',
    frenchTitle: 'Juriste',
    sector: 'Legal',
    yearlyPay: 55_000,
    education: 'Master',
    skills: toSkills(
      'Contract drafting, Due diligence, Conveyancing, Litigation, Legal research, Client care, Case files, Negotiation, Company law',
    ),
  },
  {
    title: 'Policy Officer',
    frenchTitle: 'Chargé de mission',
    sector: 'PublicSector',
    yearlyPay: 36_500,
    education: 'Bachelor',
    skills: toSkills(
      'Briefing papers, Consultations, Stakeholders, Impact assessment, Legislation, Minutes, Evidence reviews, Report writing',
    ),
  },
  {
    title: 'Laboratory Technician',
    frenchTitle: 'Technicien de laboratoire',
    sector: 'Science',
    yearlyPay: 28_500,
    education: 'Diploma',
    skills: toSkills(
      'Sample preparation, Chromatography, Lab safety, Calibration, Titration, Record keeping, PCR, Microscopy, Good laboratory practice',
    ),
  },
  {
    title: 'Farm Worker',
    frenchTitle: 'Ouvrier agricole',
    sector: 'Agriculture',
    yearlyPay: 25_000,
    education: 'None',
    skills: toSkills(
      'Tractor driving, Livestock care, Fencing, Milking, Crop spraying, Harvest work, Machinery maintenance, Hedging',
    ),
  },
]

/** Steps of a career: how the title says it, and what they change. The commonest first. */
export const GRADES = [
  { title: (job: string) => job, french: (job: string) => job, pay: 1, years: 3 },
  { title: (job: string) => `Senior ${job}`, french: (job: string) => `${job} confirmé`, pay: 1.3, years: 6 },
  {
    title: (job: string) => `Junior ${job}`,
    french: (job: string) => `${job} débutant`,
    pay: 0.78,
    years: 0,
  },
  {
    title: (job: string) => `Lead ${job}`,
    french: (job: string) => `${job} responsable d’équipe`,
    pay: 1.5,
    years: 8,
  },
  {
    title: (job: string) => `Trainee ${job}`,
    french: (job: string) => `${job} en alternance`,
    pay: 0.62,
    years: 0,
  },
  {
    title: (job: string) => `Principal ${job}`,
    french: (job: string) => `${job} principal`,
    pay: 1.65,
    years: 10,
  },
  {
    title: (job: string) => `Assistant ${job}`,
    french: (job: string) => `Assistant ${job.toLowerCase()}`,
    pay: 0.85,
    years: 1,
  },
  { title: (job: string) => `Night ${job}`, french: (job: string) => `${job} de nuit`, pay: 1.1, years: 2 },
] as const

export type Grade = (typeof GRADES)[number]
