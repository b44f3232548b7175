import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { createRedaction, type Redacting } from './redaction.ts'

const TERMS = new Set(['baker', 'java', 'drainage', 'engineer', 'asp.net', 'oracle', 'rose pruning', 'excel'])
const WORDS = new Set(['mail', 'parcel', 'pruning', 'leeds'])
const taxonomy = {
  isName: (text: string) => TERMS.has(text.toLowerCase()),
  isOccupation: () => false,
  hasWord: (word: string) => WORDS.has(word.toLowerCase()),
}

type Known = {
  first?: string
  last?: string
  organizations?: string[]
  vouchers?: string[]
  links?: string[]
  email?: string
}

function redactionOf({ first = '', last = '', organizations = [], vouchers = [], ...more }: Known) {
  const { links = [], email = 'zok85@example.com' } = more
  const person = {
    name: `${first} ${last}`.trim(),
    firstName: first,
    lastName: last,
    email,
  }
  return createRedaction({ person, organizations, vouchers, links }, taxonomy)
}

const RUNNING: Redacting = { kind: 'running', gap: '…' }
const TITLE: Redacting = { kind: 'title', gap: '' }

const siobhan = redactionOf({ first: 'Siobhán', last: 'O’Connor-Quill' })

test.each([
  ...[
    'Siobhan',
    'SIOBHÁN',
    'siobhán’s',
    "O'Connor",
    'O’Connor',
    'OConnor',
    'O Connor',
    'O-Connor',
    'oconnor',
  ],
  ...["Siobhan O'Connor", 'O’Connor, Siobhán', 'Siobhan OConnor-Quill', 'S. O’Connor', 'S O’Connor Quill'],
  ...[
    'S. J. O’Connor',
    'S.O’C.',
    "SO'C",
    'S O',
    'S. O. Q.',
    'siobhan_oc',
    'siobhanoconnor',
    'soconnor',
    'oconnor.siobhan',
  ],
  ...[
    's i o b h a n',
    'S-i-o-b-h-a-n',
    'Sio\u00ADbhan',
    'SiobhanOConnor1985',
    'siobhan1985',
    'Ms Connor',
    'Quill',
    'zok85',
  ],
  ...['Siobha\u0301n', 'ＳＩＯＢＨＡＮ'],
])('a person’s name goes in every everyday spelling: %s', (spelling) => {
  expect(siobhan(`Before ${spelling}, after`, RUNNING)).toMatch(/^Before (?:Ms )?…, after$/)
})

test.each([
  ['s.quill@quillfeather.com', 'Led drains at Quillfeather Ltd, then rested', 'Led drains at …, then rested'],
  ['s@mail.quill-feather.co.uk', 'Known at QuillFeather for drains', 'Known at … for drains'],
  ['s@bvx.de', 'Ten years of BVX', 'Ten years of …'],
  ['s@gmail.com', 'Built Gmail filters', 'Built Gmail filters'],
  ['s@orange.fr', 'Painted orange doors', 'Painted orange doors'],
  ['s@free.fr', 'Free from May', 'Free from May'],
  ['s@java.com', 'Writes java', 'Writes java'],
])('whose mail an address of work is goes as an employer does: %s', (email, written, left) => {
  expect(redactionOf({ email })(written, RUNNING)).toBe(left)
})

test.each([
  ['Jürgen', 'Müller', ['Juergen Mueller', 'Jurgen Muller', 'JÜRGEN MÜLLER', 'Mueller']],
  ['Søren', 'Kjær', ['Soren Kjaer', 'Soeren Kjær', 'SØREN']],
  ['Łukasz', 'Groß', ['Lukasz Gross', 'LUKASZ GROSS', 'Gross']],
  ['Işıl', 'Yıldız', ['Isil Yildiz', 'ISIL YILDIZ', 'IŞIL']],
  ['Åsa', 'Håkansson', ['Asa Hakansson', 'Haakansson']],
  ['François', 'Lefèvre', ['Francois Lefevre', 'FRANCOIS']],
  ['伟', '王小明', ['王小明', '我是王小明的']],
])('letters of %s %s may be folded', (first, last, spellings) => {
  const redact = redactionOf({ first, last })
  for (const spelling of spellings) {
    const kept = redact(`Before ${spelling} after`, RUNNING).replaceAll(/[我是的]/gu, '')
    expect(kept, spelling).toBe('Before … after')
  }
})

test.each([
  [
    'Quillfeather Ltd',
    ...['Quillfeather', 'QUILLFEATHER', 'quillfeather', 'Quill feather', 'QuillFeather', 'Quill-feather'],
    ...['Quillfeather Limited', 'Quillfeather, Inc.', 'Quillfeather GmbH & Co. KG', 'Quillfeather S.p.A.'],
    ...['Quillfeather’s', 'Quillfeathers', "Quillfeather's", '@quillfeather', 'quillfeather.example'],
  ],
  [
    'St Aldhelm’s Hospital',
    'St Aldhelms Hospital',
    'Saint Aldhelm’s',
    'ST ALDHELMS',
    'Aldhelm’s',
    'St. Aldhelm Hospital',
  ],
  [
    'Brackenmoor College',
    'Brackenmoor',
    'Brackenmoor University',
    'BRACKENMOOR COLLEGE',
    'Brackenmoor School Group',
  ],
  [
    'Müller & Söhne GmbH',
    'Mueller und Soehne',
    'Muller & Sohne',
    'Müller and Söhne',
    'Müller+Söhne',
    'Muller et Sohne',
  ],
  ['University of the West of Ennerdale', 'UWE', 'the University of the West of Ennerdale'],
  ['Harrow & Pike, Bath', 'Harrow and Pike', 'Harrow Pike', 'Harrow'],
  ['Acme Widgets (formerly Zenobia)', 'Zenobia', 'Acme', 'ACME Widgets'],
  ['SARL Dupont Frères', 'Dupont', 'Dupont Frères', 'Dupont & Frères SARL'],
  ['BP plc', 'BP'],
  ['Booking.com', 'Booking', 'booking.com'],
  ['Brackenmoor-Klinik gGmbH', 'Brackenmoor', 'Brackenmoor Klinik'],
  ['Dupont et Fils', 'Dupont', 'Dupont & Fils'],
  ['Harrow & Pike UK Ltd', 'H&P', 'H & P', 'Harrow & Pike (UK)', 'Harrow & Pike Group'],
  ['IBM UK Ltd', 'IBM'],
  ['King’s College London', 'Kings College', "King's College"],
])('a company’s or school’s name goes in every everyday spelling: %s', (name, ...spellings) => {
  const redact = redactionOf({ organizations: [name] })
  for (const spelling of [name, ...spellings]) {
    const kept = redact(`Before ${spelling}: after`, RUNNING).replace(/, Bath/, '')
    expect(kept, spelling).toMatch(/^Before (?:the )?…: after$/)
  }
})

test.each([
  ['Quillfeather lead', '… lead'],
  ['Quillfeather ERP', '… ERP'],
  ['Brackenmoor alumna', '… alumna'],
  ['Led the Quillfeather drainage team', 'Led the … team'],
  ['Led the Quillfeather survey team', 'Led the … survey team'],
])('the first telling word goes where it stands alone: %s', (text, left) => {
  const redact = redactionOf({
    organizations: ['The Quillfeather Drainage Group Ltd', 'Brackenmoor College'],
  })
  expect(redact(text, RUNNING)).toBe(left)
})

test.each([
  'Hospital',
  'College',
  'The Engineering Group',
  'School of Engineering',
  'Freelance',
  'Self-employed',
])('words that many companies have hide nothing alone: %s', (organization) => {
  const text = 'A hospital, a college, an engineering group, a school, self-employed and freelance'
  const kept = redactionOf({ organizations: [organization] })(text, RUNNING)
  expect(kept).toBe(text)
})

test.each([
  ['Staff nurse at St Aldhelms', 'Staff nurse'],
  ['Staff nurse, ST ALDHELM’S', 'Staff nurse'],
  ['Infirmière chez st  aldhelm’s', 'Infirmière'],
  ['Pikeman and Aldhelmsford', 'Pikeman and Aldhelmsford'],
  ['Consultant at Unknown & Daughters', 'Consultant'],
  ['Trainer for Excel', 'Trainer for Excel'],
  ['Trainer for Nimbus', 'Trainer'],
])('without a gap the word that led to a name goes too: %s', (text, left) => {
  expect(redactionOf({ organizations: ['St Aldhelm’s Hospital', 'Pike'] })(text, TITLE)).toBe(left)
})

test('a name that is a word of work stays in a line of work, but where it is written as a name', () => {
  const redact = redactionOf({
    first: 'Tom',
    last: 'Baker',
    organizations: ['Java Consulting Ltd', 'Oracle'],
  })
  const work: Redacting = { kind: 'work', gap: '…' }
  for (const text of ['Baker', 'Head baker', 'Java', 'Oracle', 'Java and baker'])
    expect(redact(text, work)).toBe(text)
  expect(redact('Clerk at Baker', work)).toBe('Clerk at …')
  expect(redact('Baker Ltd and Java Consulting', work)).toBe('… and …')
  expect(redact('Tom Baker’s bread', work)).toBe('… bread')
  expect(redact('I trained as a baker. Ask for Baker.', RUNNING)).toBe('I trained as a baker. Ask for ….')
})

test('the town somebody lives in stays, although a school is called by it', () => {
  const redact = redactionOf({ organizations: ['University of Leeds', 'Quillfeather Ltd'] })
  expect(redact('Leeds', { kind: 'town', gap: '…' })).toBe('Leeds')
  expect(redact('Quillfeather', { kind: 'town', gap: '…' })).toBe('…')
  expect(redact('A Leeds graduate', RUNNING)).toBe('A … graduate')
})

test('a telling word that also stands in names of work goes where it has a capital, and tells on', () => {
  const redact = redactionOf({ organizations: ['Parcel Zenobia Ltd'] })
  expect(redact('At Parcel I sorted each parcel: ask at zenobia', RUNNING)).toBe(
    'At … I sorted each parcel: ask at …',
  )
})

test('who certified goes as well, unless a skill is called so', () => {
  const redact = redactionOf({ vouchers: ['Brackenmoor Institute', 'Oracle'] })
  expect(redact('Oracle, certified by Brackenmoor', RUNNING)).toBe('Oracle, certified by …')
})

test('what somebody’s pages call them names them', () => {
  const links = [
    'https://www.linkedin.com/in/zokonjo',
    'https://larkandlane.example/cv',
    'https://example.com/',
  ]
  const redact = redactionOf({ links })
  expect(redact('zokonjo, LarkAndLane and example', RUNNING)).toBe('…, … and example')
})

test('a short name goes as it is written or in capitals, and ordinary words stay', () => {
  const redact = redactionOf({ first: 'Jo', last: 'Ek', organizations: ['IT'] })
  expect(redact('Jo does it for IT, so to speak, JO', RUNNING)).toBe('… does it for …, so to speak, …')
})

test('an empty name takes nothing out', () => {
  expect(redactionOf({ organizations: ['', ' ', '&', '…'] })('All & of it stays …', RUNNING)).toBe(
    'All & of it stays …',
  )
})

const PIECES = [
  'a.',
  '1',
  '1 ',
  '-',
  '(',
  '@',
  ' ',
  '<',
  'a@',
  'www.',
  'http://',
  'at ',
  'dot ',
  'a_',
  '+(1',
  'Ab ',
  'aa ',
  'siobhan_',
]
const NAMES = Array.from({ length: 30 }, (_none, nth) => `${'a'.repeat(nth + 1)}b ${'a '.repeat(20)}`)

test.each([...PIECES, PIECES.join('')])(
  'a hostile text, %j again and again, takes no longer than so many short ones',
  async (piece) => {
    const redact = redactionOf({ first: 'Siobhan', last: 'Aab', organizations: NAMES })
    const run = (length: number) => redact(piece.repeat(length / piece.length), TITLE)
    expect(await dearness(run, 400)).toBeLessThan(DEAR)
  },
)
