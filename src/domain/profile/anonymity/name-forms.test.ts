import { expect, test } from 'vitest'
import { createRedaction, type Redacting } from './redaction.ts'

const SKILLS = new Set(['oracle', 'drainage', 'home care', 'sap'])
const taxonomy = {
  isName: (text: string) => SKILLS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => SKILLS.has(word.toLowerCase()),
}

const RUNNING: Redacting = { kind: 'running', gap: '…' }

function redactionOf(organizations: string[], firstName = 'Zok', lastName = '') {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  return createRedaction({ person, organizations, vouchers: [], links: [] }, taxonomy)
}

const hidesIn = (organization: string, form: string) =>
  redactionOf([organization])(`Before ${form}: after`, RUNNING)

test.each([
  ['St Zenobia’s College, Larkford', 'Larkford', 'at larkford'],
  ['University of Ennerdale, Quillbury, UK', 'Quillbury', 'UE Quillbury'],
  ['Ennerdale Institute of Technology, Quillbury', 'EIT Quillbury', 'EIT', 'EIoT'],
  ['Queen Larkspur, University of Ennerdale', 'Ennerdale'],
])('the place behind the comma of a school goes as the school does: %s', (school, ...forms) => {
  for (const form of forms) expect(hidesIn(school, form), form).toMatch(/^Before (?:at )?…: after$/)
})

test('the place behind the comma of a company stays', () => {
  expect(hidesIn('Quillfeather Ltd, Bath', 'Quillfeather in Bath')).toBe('Before … in Bath: after')
})

test.each([
  ['Quill, Feather & Zenobia LLP', 'Zenobia', 'Feather', 'Quill', 'Quill Feather', 'QFZ'],
  ['Harrow and Larkspike', 'Larkspike', 'Harrow', 'H&L', 'HL', 'harrow and larkspike'],
  ['Quillfeather-Zenobia GmbH', 'Quillfeather', 'Zenobia', 'Quillfeather Zenobia', 'QZ'],
  ['Rollwick-Royden plc', 'Rollwick', 'Royden', 'rollwick-royden'],
])('each name of several goes where it has a capital: %s', (organization, ...forms) => {
  for (const form of forms) expect(hidesIn(organization, form), form).toBe('Before …: after')
})

test.each([
  ['Larkspur & Young LLP', 'LY', 'L&Y', 'Larkspur and Young'],
  ['General Electric', 'GE', 'general electric'],
  ['Legal & General Group plc', 'L&G', 'legal and general', 'Legal & General'],
  ['University of Brackenmoor', 'UoB', 'UB'],
  ['PricewaterhouseCoopers LLP', 'PwC', 'PWC'],
  ['BMW Group', 'bmw', 'BMW', 'Bmw'],
  ['Bank of America', 'bank of america', 'BofA', 'BoA'],
  ['Imperial College London', 'imperial college', 'Imperial College', 'ICL'],
  ['London School of Economics and Political Science', 'LSE', 'LSoE'],
])('short forms and small letters of a whole name go: %s', (organization, ...forms) => {
  for (const form of forms) expect(hidesIn(organization, form), form).toBe('Before …: after')
})

test('an acronym of two letters goes from a headline, and stays in a line of skills', () => {
  const redact = redactionOf(['Data Larks'])
  expect(redact('Lock keeper, Quill and DL', { kind: 'title', gap: '…' })).toBe('Lock keeper, Quill and …')
  expect(redact('DL pipelines', { kind: 'work', gap: '…' })).toBe('DL pipelines')
  expect(redact('Pipelines at DL', { kind: 'work', gap: '…' })).toBe('Pipelines at …')
})

test('an employer that is also a skill goes from running text, and stays in a line of skills', () => {
  const redact = redactionOf(['Oracle Corporation'])
  expect(redact('I joined Oracle in 2015 and left Oracle later', RUNNING)).toBe(
    'I joined … in 2015 and left … later',
  )
  expect(redact('Oracle tuning', { kind: 'work', gap: '…' })).toBe('Oracle tuning')
})

test('each part of a last name goes, however many it has', () => {
  const redact = redactionOf([], 'Zoka', 'Brandel Corvane Dusquel Ermidor Faltane Gorvessan Halquist')
  for (const form of ['Halquist', 'Gorvessan', 'Zoka Halquist', 'zhalquist', 'halquist'])
    expect(redact(`Before ${form}: after`, RUNNING), form).toBe('Before …: after')
})

test.each([
  ['General Electric', 'Young engineers learn in general, and do electric work with a general electric firm'],
  ['Post Office Ltd', 'I ran a post office, my own post office and many post offices'],
  ['The Open University', 'Opened an open university course'],
  ['Home Care Ltd', 'Five years of home care'],
  ['Ask Ltd', 'I ask whom to ask'],
  ['MIT', 'Arbeit mit Menschen'],
  ['Quality Assurance Systems', 'QA and QAs'],
  ['Curious Vision', 'See my CV'],
  ['Information Technology Ltd', 'IT support'],
  ['Harrow and Larkspike', 'Larks rest and pike swim'],
  ['Department for Food, Rural Affairs and Trade', 'Public affairs and food safety'],
  ['Rollwick-Royden plc', 'Rolled, roy and wick'],
])('ordinary words stay beside a name made of them: %s', (organization, text) => {
  expect(redactionOf([organization])(text, RUNNING)).toBe(text)
})
