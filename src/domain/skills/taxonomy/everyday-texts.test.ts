import { expect, test } from 'vitest'
import { createTitleMatcher } from '#/domain/matching/taxonomy-title-matcher.ts'
import { normalizeSkill } from '../normalize-skill.ts'
import { createSkillMatcher } from '../taxonomy-skill-matcher.ts'
import { loadTaxonomy } from './taxonomy.ts'

const { findSkill, findOccupations, extractSkills } = loadTaxonomy()

test.each([
  ['Krankenschwester', 'Registered Nurse'],
  ['Krankenschwester/Krankenpfleger (m/w/d)', 'Registered Nurse'],
  ['Kinderkrankenschwester', 'Children’s Nurse'],
  ['Gesundheits- und Krankenpfleger:in', 'Registered Nurse'],
  ['Pflegefachfrau (w/m/d), Nachtdienst', 'Registered Nurse'],
  ['Altenpflegerin in Teilzeit', 'Care Assistant'],
  ['Verkäuferin', 'Sales Assistant'],
  ['Köchin', 'Chef'],
  ['Ärztin', 'Doctor'],
  ['Kauffrau für Büromanagement', 'Office Administrator'],
  ['Software-Entwickler*in', 'Software Engineer'],
  ['Sozialpädagogin', 'Social Worker'],
  ['Infirmier(ère) H/F', 'Registered Nurse'],
  ['Infirmière de nuit (H/F)', 'Registered Nurse'],
  ['Vendeur/se', 'Sales Assistant'],
  ['Développeur.se Full Stack', 'Full-stack Developer'],
  ['Ingénieure logiciel', 'Software Engineer'],
  ['Physiotherapeutin', 'Physiotherapist'],
  ['Boulangère', 'Baker'],
  ['Enfermero/a', 'Registered Nurse'],
  ['Profesora de inglés', 'Languages Teacher'],
  ['HGV Class 1 Driver', 'Class 1 Driver'],
  ['HGV Class 2 Driver - Nights - £18ph', 'Class 2 Driver'],
  ['LGV C+E Driver', 'Class 1 Driver'],
  ['react js developer', 'Front-end Developer'],
  ['Node JS dev', 'Back-end Developer'],
  ['Snr Software Engr', 'Software Engineer'],
  ['Social Media Exec', 'Social Media Manager'],
  ['Store Manager [maternity cover]', 'Shop Manager'],
  ['Production Operative 6am-2pm', 'Production Operative'],
  ['🚚 Delivery Driver needed ASAP 🚚', 'Van Driver'],
  ['Care worker - drivers only - Immediate start!!!', 'Care Assistant'],
  ['RGN – nights – Leeds £19.50/hr', 'Registered Nurse'],
  ['Chef / Cook – Care Home – 30hrs', 'Chef'],
  ['Year 6 Teacher', 'Primary School Teacher'],
  ['Warehouse Op', 'Warehouse Operative'],
  ['Realtor', 'Estate Agent'],
  ['Acountant', 'Accountant'],
  ['Embeded Software Engineer', 'Embedded Software Engineer'],
  ['Sr. S/W Eng. II [Grade 7] (m/w/d)', 'Software Engineer'],
  ['LGV 1 Driver (Nights) £19 p/h', 'Class 1 Driver'],
  ['Paediatric Staff Nurse', 'Children’s Nurse'],
  ['CDP', 'Chef'],
  ['Commis Chef', 'Commis Chef'],
  ['KP', 'Kitchen Porter'],
  ['MLRO', 'Financial Crime Analyst'],
  ['Staff nurse, Rose Cook', 'Registered Nurse'],
])('%j is the work of %s', (title, occupation) => {
  const [first] = findOccupations(title)
  expect(first?.entry.title.replace("'", '’')).toBe(occupation)
  expect(first?.confidence).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['Fleischereifachverkäuferin', 'Sales Assistant'],
  ['Hochbaumaurer', 'Bricklayer'],
  ['Erzieher*in für Kita in Berlin', 'Nursery Practitioner'],
])('%j is perhaps the work of %s', (title, occupation) => {
  const [first] = findOccupations(title)
  expect(first?.entry.title).toBe(occupation)
  expect(first?.confidence).toBeLessThan(0.8)
})

const titles = createTitleMatcher(loadTaxonomy())

test.each([
  ['Staff nurse', 'Senior Registered Nurse', 'neighbour'],
  ['Senior Chef', 'Lead Chef', 'occupation'],
  ['Chef de Partie', 'Commis Chef', 'neighbour'],
  ['Headteacher', 'Deputy Head Teacher', 'neighbour'],
  ['Accounts Assistant', 'Assistant accountant', 'occupation'],
  ['Children’s Nurse (Band 5)', 'Paediatric Staff Nurse', 'occupation'],
  ['Electrician', 'Elektroniker für Betriebstechnik', 'neighbour'],
  ['Electrician', 'Elektroniker für Energie- und Gebäudetechnik (m/w/d)', 'occupation'],
])('%j and %j: %s', (asked, shown, how) => {
  expect(titles.compare(asked, shown).how).toBe(how)
})

test.each([
  'Staff nurse, Rose Cook',
  'Accountant – Mark Baker',
  'Front-end developer (Ann Mason)',
  'Civil Engineer - Paul Porter',
  'Sous Chef – Anna Fischer',
])('%j names one line of work, and somebody', (title) => {
  expect(findOccupations(title)).toHaveLength(1)
})

test('of two titles with a bar between them both are read, of one behind a little word the first counts', () => {
  expect(findOccupations('Receptionist/Administrator').map(({ entry }) => entry.title)).toEqual([
    'Receptionist',
    'Office Administrator',
  ])
  expect(findOccupations('PA to CEO')[0]?.entry.title).toBe('Personal Assistant')
  expect(findOccupations('Assistant to the Head Teacher')[0]?.entry.title).toBe('Head Teacher')
})

test.each([
  ['Daily stand-ups and retrospectives.', ['Scrum']],
  ['Take minutes at meetings and circulate them.', ['Minute taking']],
  ['Class 2 licence (Cat C), CPC and digi card', ['HGV Class 2', 'Driver CPC', 'Tachograph rules']],
  ['Go the extra mile. Go, Rust or Python welcome.', ['Go', 'Rust', 'Python']],
  ['Python3, Postgres 15, React 18, SQL2019', ['Python', 'PostgreSQL', 'React', 'SQL']],
  ['GCSE maths at grade C/4, block C; C++ or C#', ['C++', 'C#']],
  ['IV drugs on ward IV', ['IV therapy']],
  ['React quickly to alarms. React, Vue and Angular', ['React', 'Vue.js', 'Angular']],
  ['Postgre SQL, My SQL, type script, Power-BI', ['PostgreSQL', 'MySQL', 'TypeScript', 'Power BI']],
  ['Erfahrung mit SAP und Buchhaltung; Führerschein', ['SAP', 'Bookkeeping', 'Driving licence']],
  ['Maîtrise du Pack Office, travail en équipe', ['Microsoft Office', 'Teamwork']],
  [
    'Care plans, medication rounds, moving & handling',
    ['Care planning', 'Medication administration', 'Moving and handling'],
  ],
])('%j asks for %j', (text, names) => {
  expect(extractSkills(text).map(({ name }) => name)).toEqual(names)
})

test.each([
  'Comfortable to stand up in a village hall and speak.',
  'You will stand up new environments.',
  'Answer calls within 30 minutes, a few minutes from the station.',
  'You will excel in a fast-paced environment, by word of mouth.',
  'WE ARE HIRING! CALL US NOW. APPLY IN WRITING. MUST BE ABLE TO LIFT',
  'Start 9am to 5pm, 4 PM finish, IT literate, US citizens only',
  'Our client, a leading law firm in Reading; Bath and Sandwich stores',
  'Salary £25k, 28 days holiday, pension and free parking',
  'Lead by example and report to the head of department.',
  'Rust prevention on steel; sage advice; bank holidays',
])('%j asks for nothing that the taxonomy knows', (text) => {
  expect(extractSkills(text)).toEqual([])
})

test.each([
  ['Kuberntes', 'Kubernetes'],
  ['Javscript', 'JavaScript'],
  ['photoshopp', 'Adobe Photoshop'],
  ['Bookeeping', 'Bookkeeping'],
  ['Food hygeine', 'Food hygiene'],
  ['Typescripts', 'TypeScript'],
  ['Sales force', 'Salesforce'],
  ['C ++', 'C++'],
  ['S.E.O.', 'Search engine optimisation'],
  ['videoediting', 'Video editing'],
  ['Adobe Photoshop CC', 'Adobe Photoshop'],
  ['Amazon AWS', 'Amazon Web Services'],
  ['full clean UK driving license', 'Driving licence'],
  ['welding MIG', 'MIG welding'],
  ['safeguarding lvl 3', 'Safeguarding'],
])('%j is surely %s, though not written so', (text, name) => {
  const found = findSkill(text)
  expect(found?.entry.name).toBe(name)
  expect(found?.confidence).toBeLessThan(1)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.75)
})

test.each([
  ['C+E', 'HGV Class 1'],
  ['CE', 'HGV Class 1'],
  ['Cat C+E', 'HGV Class 1'],
  ['LGV C+E licence', 'HGV Class 1'],
  ['C licence', 'HGV Class 2'],
  ['C1', '7.5 tonne driving'],
  ['C', 'C'],
  ['CAN', 'CAN bus'],
  ['NMC PIN', 'NMC registration'],
  ['medication admin', 'Medication administration'],
  ['digi tacho', 'Tachograph rules'],
  ['paeds', 'Paediatric nursing'],
  ['Access', 'Microsoft Access'],
  ['Early Years Foundation Stage', 'Early years education'],
  ['Grill', 'Grill cooking'],
  ['DBS', 'Enhanced DBS'],
  ['Load security', 'Load securing'],
  ['SPS', 'PLC programming'],
  ['Schaltschrankbau', 'Control panel building'],
  ['Elektroinstallation', 'Electrical installation'],
  ['Fehlersuche', 'Electrical fault finding'],
  ['Instandhaltung', 'Mechanical maintenance'],
  ['VDE 0100', 'VDE 0100'],
  ['Schaltpläne lesen', 'Circuit diagrams'],
  ['Frequenzumrichter', 'Variable speed drives'],
  ['Schweißen', 'Welding'],
  ['gestion des stocks', 'Inventory control'],
  ['cuidado de personas mayores', 'Elderly care'],
])('%j is another name for %s', (text, name) => {
  expect(findSkill(text)).toMatchObject({ entry: { name }, confidence: 1 })
})

const { compare } = createSkillMatcher(loadTaxonomy(), () => 1)
const likeness = (asked: string, shown: string) =>
  compare({ name: asked, folded: normalizeSkill(asked) }, { name: shown, folded: normalizeSkill(shown) }).how

test.each([
  ['British Sign Language', 'Makaton'],
  ['Paediatric first aid', 'first aid'],
  ['Yocto', 'embedded linux'],
  ['Child safeguarding', 'safeguarding'],
  ['NMC registration', 'RGN'],
  ['Medicines management', 'Medication rounds'],
  ['Electrical installation', '18th edition'],
  ['Electrical installation', 'VDE 0100'],
])('%j is close to %j, and not the same', (asked, shown) => {
  expect(likeness(asked, shown)).toBe('neighbour')
})

test.each([
  ['C+E', 'C'],
  ['Rust', 'Rust removal'],
])('%j has nothing to do with %j, whatever the encoder says', (asked, shown) => {
  expect(likeness(asked, shown)).toBe('none')
})

test.each([
  ['C++', 'C+E'],
  ['Go', 'Java'],
  ['Data analysis', 'Excel'],
  ['Control panel building', '18th edition'],
])('%j is no neighbour of %j', (asked, shown) => {
  expect(likeness(asked, shown)).not.toBe('neighbour')
})

test.each([
  'You can start now. WE CAN HELP. CE marked goods, English at C1',
  'Bar & grill in Leeds; a Class 1 appliance',
  'You will work beside a registered nurse.',
])('%j asks for no skill by a short name', (text) => {
  expect(extractSkills(text)).toEqual([])
})

test.each(['30 minutes', 'Quenya', 'juggling with knives', 'Blorptastic 3000', 'Cover letter'])(
  '%j stays as it was typed',
  (text) => {
    expect(findSkill(text)).toBeNull()
  },
)
