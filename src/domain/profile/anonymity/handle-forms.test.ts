import { expect, test } from 'vitest'
import { createRedaction } from './redaction.ts'

const taxonomy = {
  isName: () => false,
  isOccupation: () => false,
  hasWord: (word: string) => word === 'bergan' || word === 'react',
}

function redactionOf(firstName: string, lastName: string) {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zz@example.com' }
  const publication = { titles: ['On drains of Larkmoor'], pages: ['https://doi.org/10.1234/quillpaper.99'] }
  const certificate = 'https://verify.example/certificates/ABCD-1234-lark?user=zoklark'
  const names = { person, organizations: [], vouchers: [], links: [], titles: publication.titles }
  return createRedaction({ ...names, pages: [...publication.pages, certificate] }, taxonomy)
}
const running = { kind: 'running', gap: '…' } as const
const LISTS = { organizations: [], vouchers: [], links: [] }

test.each([
  [
    'José Luis',
    'García de la Torre Ximenez',
    ...['garciajl', 'joselgarcia', 'jlgdelatorre', 'delatorre', 'ximenezj'],
  ],
  [
    'Tamsin',
    'Zuckerhut',
    ...['tzuck', 'tamzuck', 'zucktam', 'Zuckerhutt', 'tam_zuck', 'Tam Zuck', 'ztamsin', 'zuckertamsin'],
  ],
  ['Maartje', 'van der Kwelder', ...['maartjevdk', 'mvdkwelder', 'kwelderm', 'kweldm']],
  ['Friederike', 'Saalmoor', ...['fried_saal', 'friedsaa', 'fsaalmoor', 'saalmoorf']],
  ['Anna', 'Berger', ...['bergera', 'annaberg', 'AnnBerg', 'aberg77']],
])('%s %s goes as a handle of clipped names in either order', (first, last, ...handles) => {
  for (const handle of handles)
    expect(redactionOf(first, last)(`Before ${handle} after`, running), handle).toBe('Before … after')
})

test.each([
  ['https://www.linkedin.com/in/larkzok/details/experience', 'larkzok', 'details experience'],
  ['https://github.com/larkzok/quillgen', 'larkzok', 'github'],
  ['https://youtube.example/@larkzok/videos', 'larkzok', 'videos'],
  ['https://people.uni.example/~larkzok/pages', 'larkzok', 'pages'],
  ['https://bsky.app/profile/larkzok.example', 'larkzok', 'profile'],
  ['https://kestrel.example/users/larkzok/about', 'larkzok', 'users about'],
  ['https://docs.google.com/document/d/1lark/edit', '1lark', 'document edit'],
  ['https://medium.com/design/larkzok', 'larkzok', 'design'],
])('who a link is of goes, and what kind of page it is stays: %s', (link, owner, kept) => {
  const person = { name: 'Zok Quill', firstName: 'Zok', lastName: 'Quill' }
  const redact = createRedaction({ person, organizations: [], vouchers: [], links: [link] }, taxonomy)
  expect(redact(`See ${owner}, then ${kept}`, running)).toBe(`See …, then ${kept}`)
})

test('clipped names are none in ordinary words, nor words of work', () => {
  const text = 'Ate an berg of bergamot in bergan, with the tam, by zuckt'
  expect(redactionOf('Anna', 'Berger')(text, running)).toBe(text)
})

test.each([
  ...['kestrel77', 'kestrel77#1234', 'kestrel_77', 'X: kestrel77', 'Twitter/X: kestrel77', 'LI: kestrel77'],
  ...['@kestrel77/drains', 'Threema ABCD1234', 'ResearchGate: Kes_Trel', 'username: kestrel'],
])('a word with a number that no skill is called is a handle: %s', (handle) => {
  expect(redactionOf('Zok', 'Larkspur')(`See ${handle}, soon`, running)).toMatch(
    /^See (?:Twitter\/X: |LI: )?…, soon$/,
  )
})

test.each([
  ['Tom', 'Hinkley', 'I think so'],
  ['Sam', 'Tillman', 'still here'],
  ['Al', 'Bouton', 'about us'],
  ['Anna', 'Berger', 'an aberg'],
])('an initial and a short beginning of %s %s are no ordinary word: %s', (first, last, text) => {
  expect(redactionOf(first, last)(text, running)).toBe(text)
})

test.each(['react18 and react2024', 'ES2015, sha256, 2x faster, log4j', 'v1.2.3'])(
  'tools stay: %s',
  (text) => {
    expect(redactionOf('Zok', 'Larkspur')(text, running)).toBe(text)
  },
)

test.each([
  'On drains of Larkmoor',
  'on drains of larkmoor',
  'quillpaper',
  '10.1234/quillpaper.99',
  'ABCD-1234-lark',
  'zoklark',
])('titles and pages of what somebody published or was certified for name them: %s', (text) => {
  expect(redactionOf('Zok', 'Larkspur')(`See ${text}, soon`, running)).toBe('See …, soon')
})

const workTaxonomy = {
  isName: (text: string) => text.toUpperCase() === 'ABCD',
  isOccupation: () => false,
  hasWord: (word: string) => ['abcd', 'iso', '27001'].includes(word.toLowerCase()),
}
const redactPage = (page: string) =>
  createRedaction(
    { person: { name: 'Z', firstName: 'Z', lastName: 'Q' }, ...LISTS, pages: [page] },
    workTaxonomy,
  )

test.each([
  'https://certs.example/ABCD-1234',
  'https://certs.example/ABCD-1234/download',
  'https://certs.example/verify?n=abcd-1234',
  'https://certs.example/verify#ABCD-1234',
])('the number of a certificate goes in every spelling, a skill in it or not: %s', (page) => {
  for (const code of ['ABCD-1234', 'ABCD1234', 'abcd 1234', 'ABCD_1234', 'ABCD/1234', 'ABCD – 1234'])
    expect(redactPage(page)(`Got ${code}, soon`, running), code).toBe('Got …, soon')
})

test.each(['ISO-27001', 'ABCD-2024', 'ABCD-12', 'iso-9999'])(
  'what many are certified for, and a year, stay: %s',
  (part) => {
    const text = `Got ${part}, soon`
    expect(redactPage(`https://certs.example/${part}`)(text, running)).toBe(text)
  },
)
