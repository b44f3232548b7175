import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'

/** Two small sectors, enough to try everything on that reads terms. */
export const sampleSoftware: SectorTerms = {
  sector: 'ItSoftware',
  skills: `
    JavaScript | JS; ECMAScript | TypeScript
    TypeScript | TS |
    React | React.js; ReactJS | Vue.js
    Vue.js | Vue |
    Node.js | Node | JavaScript
    C | C language | C++
    C++ | CPP; C/C++ | C#
    C# | C Sharp |
    .NET | dotnet | C#
    R | R language; RStudio | SAS
    SAS | Statistical Analysis System |
    Go | Golang |
    PostgreSQL | Postgres | SQL
    SQL | Structured Query Language |
    Kubernetes | K8s |
    Microsoft Excel | Excel; MS Excel |
    Machine learning | ML; statistical learning |
    Data visualisation | data viz; charts and dashboards |
    Project management | managing projects | Budgeting
    Budgeting | budget management; budgets |
    Search engine optimisation | SEO |
  `,
  occupations: `
    Software Engineer | software developer; programmer; application developer | Web Developer; Data Scientist | JavaScript; SQL; C#; Go
    Web Developer | front-end developer; web engineer | | JavaScript; TypeScript; React; Node.js
    Data Scientist | machine learning scientist | Statistician | R; SQL; Machine learning; Data visualisation
    Statistician | | | R; SAS; Microsoft Excel
    Project Manager | PM; project lead | | Project management; Budgeting; Microsoft Excel
  `,
}

export const sampleCare: SectorTerms = {
  sector: 'HealthCare',
  skills: `
    IV therapy | IV; intravenous therapy | Cannulation
    Cannulation | venous access |
    Wound care | wound dressing; dressings | Tissue viability
    Tissue viability | pressure ulcer prevention |
    Care planning | care plans; writing care plans |
    Elderly care | care of older people; older people's care; geriatric care | Dementia care
    Dementia care | Alzheimer's care |
    Anaesthetics | anaesthesia |
    Counselling | talking therapies |
  `,
  occupations: `
    Registered Nurse | RGN; staff nurse; Krankenpfleger; infirmier diplômé d'État | Healthcare Assistant | IV therapy; Wound care; Care planning
    Healthcare Assistant | HCA; care assistant; nursing assistant | | Elderly care; Dementia care; Care planning
    Anaesthetist | anaesthesiologist | | Anaesthetics; Cannulation
    Counsellor | therapist | | Counselling
    Office Manager | | Project Manager | Microsoft Excel; Budgeting
  `,
}
