import { expect, test } from 'vitest'
import { createRedaction } from './redaction.ts'
import type { TextKind } from './name-spans.ts'

const NAMES_OF_WORK = new Set(['mason', 'social work', 'data science'])
const WORDS = new Set(['google', 'jib', 'mason'])
const taxonomy = {
  isName: (text: string) => NAMES_OF_WORK.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORDS.has(word.toLowerCase()),
}

type Known = { vouchers?: string[]; organizations?: string[]; kind?: TextKind }

function left(text: string, [firstName, lastName]: readonly [string, string], known: Known = {}) {
  const { vouchers = [], organizations = [], kind = 'running' } = known
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  return createRedaction({ person, organizations, vouchers, links: [] }, taxonomy)(text, { kind, gap: '…' })
}

const ofEmployer = (organization: string, text: string, kind: TextKind = 'running') =>
  left(text, ['Zok', 'Zlark'], { organizations: [organization], kind })

test.each([
  ['Mark', 'Zlark', 'I mark up drawings. Mark and measure first. No high-water mark.'],
  ['Hope', 'Zlark', 'I hope to lead. Hope to hear from you. Every hope counts.'],
  ['Grace', 'Field', 'Bad news with grace and tact. Field notes, a Field day, in the field'],
  ['Zean', 'Stone', 'No stone unturned. Stone walls, a Stone wall'],
  ['Zean', 'Park', 'We park ideas. Park rangers and the car park'],
  ['Rose', 'Zlark', 'The sales rose. Rose pruning, le rose surtout'],
  ['Zean', 'Summers', 'Two summers on a farm. Summers on a boat'],
  ['Will', 'Zlark', 'I will build. Will travel'],
  ['Pierre', 'Zlark', 'La taille de la pierre. Pierre de taille'],
  ['Alba', 'Zlark', 'Salir al alba a visitar clientes'],
  ['Jens', 'Fuchs', 'Ich bin ein Fuchs mit Planen'],
  ['Zean', 'Mason', 'A mason by trade. Mason for ten years'],
] as const)('a word of every day that %s %s is also called stays: %s', (first, last, text) => {
  expect(left(text, [first, last])).toBe(text)
})

test.each([
  'Ask for Mark, please',
  'I am Mark',
  'My colleagues call me mark',
  'Mark is a joiner',
  'Mark has led teams',
  'Mark runs the shop',
  'Mark built a boat',
  'Mark and I built it',
  'Mark, a joiner',
  'Dr. Mark',
  'Contact: Mark',
  'Built it. Mark Z. wrote it',
  'It was Mark’s idea',
  'MARK ZLARK, joiner',
  'mark zlark, joiner',
  'Zlark Mark',
  'M. Zlark',
  '@markzlark',
])('a name that is a word of every day goes where it is written as one: %s', (text) => {
  expect(left(text, ['Mark', 'Zlark'])).not.toMatch(/mark|zlark/i)
})

test.each([
  ['Senior Field Engineer', 'Senior Field Engineer'],
  ['Park ranger', 'Park ranger'],
  ['Field, joiner', '…, joiner'],
  ['Joiner at Field', 'Joiner at …'],
])('in a title all words have capitals: %s', (text, shown) => {
  expect(left(text, ['Park', 'Field'], { kind: 'title' })).toBe(shown)
})

test.each([
  ['IHK Quillstadt', 'Bilanzbuchhalterin (IHK)', 'Bilanzbuchhalterin (IHK)'],
  ['JIB', 'I hold a JIB gold card', 'I hold a JIB gold card'],
  ['Google', 'Google UX Design', 'Google UX Design'],
  ['TÜV', 'TÜV geprüft', 'TÜV geprüft'],
  ['Zlarkby Institute', 'Rigging, Zlarkby Institute', 'Rigging, …'],
])('what %s, which certifies half a trade, is called stays', (issuer, text, shown) => {
  expect(left(text, ['Zok', 'Zlark'], { vouchers: [issuer] })).toBe(shown)
})

test('who certifies goes where it is also the employer', () => {
  const both = { vouchers: ['Google'], organizations: ['Google'] }
  expect(left('Google UX Design', ['Zok', 'Zlark'], both)).toBe('… Design')
})

test.each([
  ['Zia Motors', 'at Zia, Zia built it', 'at …, … built it'],
  ['Praxis Dr. Uhz', 'bei Dr. Uhz, Uhz', 'bei …, …'],
  ['Sky Zlark', 'at Sky, joined Sky', 'at …, joined …'],
  ['Zo Zlark', 'for Zo, the Zo', 'for …, the Zo'],
  ['Max Burgers', 'på Max', 'på …'],
])('a short word of %s goes where it names it: %s', (organization, text, shown) => {
  expect(ofEmployer(organization, text)).toBe(shown)
})

test.each([
  ['Sky Zlark', 'The sky, blue Sky'],
  ['Sun Zlark', 'Sun protection'],
  ['Fox Zlark', 'A fox, foxes, Fox hunting'],
])('a short word of every day stays beside %s: %s', (organization, text) => {
  expect(ofEmployer(organization, text)).toBe(text)
})

test.each([
  ['Hope & Stone', 'Stone', 'Stone'],
  ['Fresh Field Bakery', 'Field', 'Field'],
  ['Boulangerie du Marché', 'Marché', 'Marché'],
  ['Fachhochschule für Wirtschaft', 'Wirtschaft', 'Wirtschaft'],
  ['Herz und Licht', 'Herz-Lungen-Wiederbelebung', 'Herz-Lungen-Wiederbelebung'],
  ['Field Zlarkby', 'Zlarkby', '…'],
])('a skill that is an ordinary word stays beside the employer %s: %s', (organization, text, shown) => {
  expect(ofEmployer(organization, text, 'work')).toBe(shown)
})

test.each([
  ['Boulangerie du Marché', 'la cuisine de marché', 'la cuisine de marché'],
  ['Social Work Zlark', 'Social Work with families', 'Social Work with families'],
  ['Data Science Partners', 'Data Science and data science', 'Data Science and data science'],
  ['Social Work Zlark', 'at Social Work Zlark, at Social Work', 'at …, at …'],
  ['Field Forest Bakery', 'field and forest', 'field and forest'],
  ['Field Forest Bakery', 'at Field Forest, in Forest', 'at …, in …'],
])('ordinary words of %s in small letters stay: %s', (organization, text, shown) => {
  expect(ofEmployer(organization, text)).toBe(shown)
})
