import { expect, test } from 'vitest'
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
])('%j is surely %s, though not written so', (text, name) => {
  const found = findSkill(text)
  expect(found?.entry.name).toBe(name)
  expect(found?.confidence).toBeLessThan(1)
  expect(found?.confidence).toBeGreaterThanOrEqual(0.75)
})

test.each(['30 minutes', 'Quenya', 'juggling with knives', 'Blorptastic 3000', 'Cover letter'])(
  '%j stays as it was typed',
  (text) => {
    expect(findSkill(text)).toBeNull()
  },
)
