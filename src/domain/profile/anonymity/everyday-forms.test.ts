import { expect, test } from 'vitest'
import { createRedaction, type Redacting } from './redaction.ts'

const SKILLS = new Set(['drainage', 'home care', 'sap', 'maria'])
const taxonomy = {
  isName: (text: string) => SKILLS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => SKILLS.has(word.toLowerCase()),
}
const RUNNING: Redacting = { kind: 'running', gap: '…' }
const TITLE: Redacting = { kind: 'title', gap: '…' }

function redactionOf(organization: string, firstName = 'Zok', lastName = 'Larkspur') {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  return createRedaction({ person, organizations: [organization], vouchers: [], links: [] }, taxonomy)
}

test.each([
  ['An Post', 'An Post', 'AN POST', 'AnPost', 'An-Post'],
  ['De Post', 'De Post', 'DePost'],
  ['Die Post', 'Die Post'],
  ['Zur Post', 'Zur Post'],
  ['The Works', 'The Works'],
  ['Al Quillattaim Group', 'Al Quillattaim', 'Alquillattaim', 'alquillattaim'],
])('a little word that belongs to a name goes with it: %s', (organization, ...forms) => {
  for (const form of forms)
    expect(redactionOf(organization)(`Baker ${form} 2020`, RUNNING), form).toBe('Baker … 2020')
  expect(redactionOf(organization)(`Baker, ${forms[0]}`, TITLE)).toBe('Baker, …')
})

test.each([
  ['An Post', 'an post in the paper, and the post'],
  ['The Works', 'the works are done, she works'],
  ['Die Post', 'die post wurde gebracht'],
])('the words of %s stay where they are words', (organization, text) => {
  expect(redactionOf(organization)(text, RUNNING)).toBe(text)
})

test.each([
  ['Larks and Zenobia plc', 'L and Z', 'LandZ', 'L & Z', 'L&Z'],
  ['Quill & Feather', 'Q and F', 'Q et F', 'Q und F'],
  ['B&Q', 'b&q', 'B and Q'],
  ['Quilltranty Trust Bank Plc', 'QTBank', 'QT Bank', 'qtbank'],
  ['University of QuaZulu-Natax', 'UQZN'],
])('initials of a name go however they are joined: %s', (organization, ...forms) => {
  for (const form of forms)
    expect(redactionOf(organization)(`With ${form}: after`, RUNNING), form).toBe('With …: after')
})

test.each([
  ['株式会社メルカリ', 'メルカリで働いて', '…で働いて'],
  ['メルカリ株式会社', 'メルカリで働いて', '…で働いて'],
  ['华为技术有限公司', '在华为技术工作', '在…工作'],
  ['삼성전자 주식회사', '삼성전자에서 일했다', '…에서 일했다'],
])('a legal form is no part of a name in any script: %s', (organization, text, shown) => {
  expect(redactionOf(organization)(text, RUNNING)).toBe(shown)
})

test('an employer that is called like a skill goes behind “à l’”', () => {
  expect(redactionOf('SAP France')('Comptable à l’SAP', TITLE)).toBe('Comptable à …')
})

test.each([
  ['Hospital de Santa Marixa', 'no Sta. Marixa', 'no Hosp. Sta Marixa', 'no Santa Marixa'],
  ['Colégio Santo Quillantonio', 'no Sto. Quillantonio'],
  ['Hospital Sta. Marixa', 'no Santa Marixa'],
])('a saint is written short or whole: %s', (organization, ...texts) => {
  for (const text of texts)
    expect(redactionOf(organization)(text, RUNNING), text).toMatch(/^no (?:Hosp\. )?…$/)
})

test.each([
  ['Łucja', 'Łucji', 'Łucję', 'Łucjo'],
  ['Julia', 'Julii', 'Julię', 'Julią'],
  ['Zofia', 'Zofii', 'Zofię'],
  ['Kasia', 'Kasi', 'Kasię'],
  ['Paweł', 'Pawła', 'Pawłem', 'Pawłowi'],
  ['Marek', 'Marka', 'Markiem'],
  ['Jerzy', 'Jerzego', 'Jerzemu'],
  ['Antoni', 'Antoniego'],
  ['Piotr', 'Piotrze', 'Piotra'],
])('first names of Poland go in whatever case: %s', (firstName, ...forms) => {
  const redact = redactionOf('Quill Ltd', firstName, 'Brzezińska')
  for (const form of [...forms, 'Brzezińscy'])
    expect(redact(`Zespół ${form} i inni`, RUNNING), form).toBe('Zespół … i inni')
})

test('a month and a brand in small letters stay beside the names that they are like', () => {
  expect(redactionOf('Quill Ltd', 'Julia')('Seit Juli 2020', RUNNING)).toBe('Seit Juli 2020')
  expect(redactionOf('Quill Ltd', 'Marek')('silna marka', RUNNING)).toBe('silna marka')
})

test.each(['Quillbertfiliale', 'Quillbertmarkt', 'Quillbertgruppe', 'Quillbertwerk'])(
  'what German joins to a name goes with it: %s',
  (form) => expect(redactionOf('Quillbert GmbH')(`in der ${form} lang`, RUNNING)).toBe('in der … lang'),
)

test.each([
  ['royal mail', 'royal mail manager', '… manager'],
  ['deutsche bank', 'manager | deutsche bank', 'manager | …'],
  ['holiday inn', 'cook at the holiday inn', 'cook at the …'],
])('an employer that is typed in small letters goes as it is typed: %s', (organization, text, shown) => {
  expect(redactionOf(organization)(text, TITLE)).toBe(shown)
  expect(redactionOf(organization)(`I was ${text} then`, RUNNING)).toBe(`I was ${shown} then`)
})

test.each([
  ['Royal Mail', 'manager, royal mail', 'manager, …'],
  ['Holiday Inn', 'Manager | holiday inn', 'Manager | …'],
  ['Next', 'Till lead, Next', 'Till lead, …'],
  ['Three', 'Till lead | Three', 'Till lead | …'],
  ['Metro', 'Till lead · Metro', 'Till lead · …'],
  ['Next', 'Next steps, next door', 'Next steps, next door'],
])('what stands by itself in a headline is a name: %s', (organization, text, shown) => {
  expect(redactionOf(organization)(text, TITLE)).toBe(shown)
})
