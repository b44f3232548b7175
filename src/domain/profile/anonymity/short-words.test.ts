import { expect, test } from 'vitest'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { createRedaction, type Redacting } from './redaction.ts'

const taxonomy = loadTaxonomy()
const PERSON = { name: 'Tamsin Zuckerhut', firstName: 'Tamsin', lastName: 'Zuckerhut' }

const redactionOf = (organizations: readonly string[], kind: Redacting['kind']) => {
  const redact = createRedaction({ person: PERSON, organizations, vouchers: [], links: [] }, taxonomy)
  return (text: string) => redact(text, { kind, gap: '…' })
}

test.each([
  ['Kia Motors', 'at Kia', 'the Kia plant', 'KIA'],
  ['Arm Holdings', 'at Arm', 'joined Arm'],
  ['Aon Hewitt', 'at Aon'],
  ['Sun Life Financial', 'at Sun Life'],
  ['Lay & Sons', 'at Lay', 'for Lay'],
  ['Tui Travel', 'bei Tui'],
  ['Max Burgers', 'på Max'],
  ['Café Dux', 'im Dux'],
  ['Nys Bageri', 'hos Nys'],
  ['Yo Sushi', 'at Yo'],
  ['Praxis Dr. Uhl', 'bei Dr. Uhl', 'Uhl'],
  ['Sky UK', 'at Sky', 'for Sky'],
  ['Szpital Lis', 'w Lis'],
  ['Hospital La Paz', 'en La Paz', 'de La Paz'],
  ['Hospital La Fe', 'en La Fe'],
  ['Clínica El Sol', 'en El Sol'],
])('a short word that says which company or school, %s, goes', (name, ...spellings) => {
  const redact = redactionOf([name], 'running')
  expect(
    spellings.map((spelling) => redact(`I was ${spelling} then`)).filter((kept) => !kept.includes('…')),
  ).toEqual([])
})

const NAMES = [
  ...['Arm Holdings', 'Sun Life Financial', 'Fox Television', 'Sky UK', 'Go Ahead Group', 'SQL Services Ltd'],
  ...[
    'CAD Schroer',
    'HR Partner',
    'AWS Training',
    'Max Burgers',
    'Hospital La Paz',
    'Hospital La Fe',
    'Bar Sol',
  ],
  ...['Pan Pacific', 'Lay & Sons', 'Art House', 'Red Cross', 'R & D Tech', 'Mar Azul', 'Net Solutions'],
]

test.each([
  ...['I raised my arm and saw the sky.', 'Sky is the limit.', 'Arm yourself with patience.'],
  ...['Experienced in SQL, AWS and CAD.', 'Go, SQL and R.', 'I go ahead and lay bricks.'],
  ...['Vivo en paz y con fe.', 'Trabajo en la red y en el mar.', 'A max of 20 guests, pan and net included.'],
])('short words of every day and of work stay in a sentence: %s', (sentence) => {
  expect(redactionOf(NAMES, 'running')(sentence)).toBe(sentence)
})

test.each([
  ['Huis aan het Larkmeer', 'Ik werkte aan het plan en het rooster.'],
  ['Gospoda nad Larkrzeką', 'Praca nad projektem, pod presją.'],
])('a short word in small letters of %s names nobody', (name, sentence) => {
  expect(redactionOf([name], 'running')(sentence)).toBe(sentence)
})

test('short words of work stay as skills', () => {
  const skills = ['SQL', 'AWS', 'CAD drawing', 'HR', 'Go', 'R', 'C', 'Art', 'Pan frying', 'Red teaming']
  expect(skills.map(redactionOf(NAMES, 'work'))).toEqual(skills)
})
