import { expect, test } from 'vitest'
import { createRedaction } from './redaction.ts'

const SKILLS = new Set(['soc', 'baker', 'bakery'])
const taxonomy = {
  isName: (text: string) => SKILLS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => SKILLS.has(word.toLowerCase()),
}

function running(text: string, [firstName, lastName]: readonly [string, string]) {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  const redact = createRedaction({ person, organizations: [], vouchers: [], links: [] }, taxonomy)
  return redact(text, { kind: 'running', gap: '…' })
}

test.each([
  [
    'Zean',
    'O’Larkin',
    'Zean M. O’Larkin',
    'Zean M O’Larkin',
    'O’Larkin, Zean',
    'Z E A N',
    'zolarkin',
    'ZOL',
    'Z.O.L.',
  ],
  ['Zean', 'O’Larkin', 'Zеan', 'Zеаn О’Lаrkіn', 'Z\u200Bean', 'Ｚｅａｎ', 'Ze\u0301an', 'OLARKIN'],
  [
    'Zbignor',
    'Larkowski',
    'Larkowskiego',
    'Larkowska',
    'Larkowskiej',
    'Zbignorem Larkowskim',
    'Z. Larkowskiemu',
  ],
  ['Jana', 'Larnováková', 'Larnovák', 'Larnováka', 'Larnovákovou', 'Larnovakova'],
  ['Zuzanka', 'Larkanova', 'Larkanov', 'Larkanovoy', 'Zuzanki', 'Zuzanku'],
  ['Drago', 'Larković', 'Larkovića', 'Larkoviću', 'Larkovic', 'Larkovich'],
  ['Jean-Zenon', 'Quillbert', 'J-Z Quillbert', 'JZ Quillbert', 'J.-Z. Quillbert', 'jz.quillbert', 'JZQ'],
  ['Anneke', 'van der Quill', 'avdquill', 'VDQuill', 'Vanderquill', 'A. van der Quill'],
  ['Iain', 'MacLarkin', 'McLarkin', 'Mc Larkin', 'M’Larkin', 'maclarkin'],
  ['Đorđe', 'Quillić', 'Djordje', 'Djordje Quillic', 'Dorde'],
  ['Zoë', 'Quill-Smythe', 'zoëquill-smythe', 'ZoeQuillSmythe', 'Quill', 'Smythe', 'ZQS'],
  ['Ioannis', 'Larkopoulos', 'Larkopoulou'],
  ['Grzegor', 'Brzęczyszczarek', 'Brzęczyszczarka', 'Brzeczyszczarkiem'],
  ['Lea', 'Astonby', 'leaastonby', 'LeaAstonby', 'Lea Astonby', 'astonbylea'],
] as const)('the name of %s %s goes in whatever form', (first, last, ...forms) => {
  for (const form of forms)
    expect(running(`Before ${form}: after`, [first, last]), form).toBe('Before …: after')
})

test.each([
  ['Sean', 'O’Carroll', 'A SOC analyst'],
  ['Tom', 'Baker', 'Ran a bakery, the Bakery Manager'],
  ['Martin', 'Walker', 'Marina, walking and walked'],
  ['Rosa', 'Costa', 'Cost, coast and rosy'],
  ['Ivan', 'Personov', 'Person, persona and Personal care'],
] as const)('ordinary words stay beside the name of %s %s: %s', (first, last, text) => {
  expect(running(text, [first, last])).toBe(text)
})

const WORK = new Set(['spark', 'brush', 'time', 'price', 'book', 'search', 'value'])
const ofWork = {
  isName: (text: string) => WORK.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORK.has(word),
}

function leftBeside([firstName, lastName]: readonly [string, string], text: string, links: string[] = []) {
  const person = { name: `${firstName} ${lastName}`, firstName, lastName, email: 'zok85@example.com' }
  const names = { person, organizations: [], vouchers: [], links }
  return createRedaction(names, ofWork)(text, { kind: 'running', gap: '…' })
}

test.each([
  ['Sam', 'Park', 'Spark, spark and SPARK jobs'],
  ['Bea', 'Rush', 'Brush and brush strokes'],
  ['Tim', 'Evenlark', 'Time to plan the time'],
  ['Peter', 'Rice', 'A price list'],
  ['Steve', 'Hall', 'We shall see'],
  ['Tom', 'Han', 'More than ten'],
  ['Tom', 'Hink', 'I think so'],
  ['Bea', 'Rosslark', 'Bear in mind'],
  ['Sabine', 'Tark', 'Stark in Mathematik'],
  ['Tess', 'Rois', 'Depuis trois ans'],
  ['Al', 'Low', 'We allow that'],
  ['Val', 'Uelark', 'A value'],
  ['Sean', 'Archerlark', 'A search, then research'],
  ['Vera', 'Howelark', 'However'],
] as const)(
  'a word of work or of every day is not the name of %s %s put together: %s',
  (first, last, text) => {
    expect(leftBeside([first, last], text)).toBe(text)
  },
)

test.each([
  ['Oliver', 'Ashdown', 'I am Oliver, a friendly nurse', 'I am …, a friendly nurse'],
  ['Isla', 'MacLarkin', 'My name is Isla MacLarkin. I graduated', 'My name is …. I graduated'],
  ['Oliver', 'Ashdown', 'Oliver A led it, ask oliver_a', '… led it, ask …'],
] as const)('behind %s %s a word of one letter is no initial: %s', (first, last, text, left) => {
  expect(leftBeside([first, last], text)).toBe(left)
})

test.each([
  'S. Park',
  'S Park',
  's.park',
  's_park',
  'S-Park',
  'SPark',
  '@spark',
  'spark_85',
  'spark1985',
  'GitHub: spark',
])('letters that are also a word go where they are written as a name: %s', (form) => {
  expect(leftBeside(['Sam', 'Park'], `See ${form}, soon`)).toMatch(/^See (?:GitHub: )?…, soon$/)
})

test.each([
  ['https://kestrel.example/work/meaning', 'Meaning and meaning again'],
  ['https://kestrel.example/our/book', 'A book for many'],
  ['https://price.example/', 'The price is right'],
])('the ordinary word that %s ends in stays', (link, text) => {
  expect(leftBeside(['Zok', 'Larkspur'], text, [link])).toBe(text)
})

test('a name with an elided letter goes, however its person writes it', () => {
  const papa = (lastName: string) => running('Pape N’Dlarke, Ndlarke, N. Dlarke', ['Pape', lastName])
  expect([papa('Ndlarke'), papa('N’Dlarke')]).toEqual(['…, …, …', '…, …, …'])
})

test.each(['z e a n', 'zean o l a r k i n', 'z-e-a-n', 'Z e a n'])(
  'a name goes letter by letter within a sentence: "%s"',
  (written) => {
    expect(running(`Before ${written} after`, ['Zean', 'O’Larkin'])).toBe('Before … after')
  },
)
