import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { isLong } from '#tests/setup/tries.ts'
import type { ProfileDocument } from '../profile-document.ts'
import { anonymousDocument } from './anonymous-document.ts'
import { identifyingNames } from './identifying-names.ts'
import { createMeter } from './metered-words.ts'
import { createRedaction } from './redaction.ts'

const PERSON = {
  name: 'Tamsin Zuckerhut',
  firstName: 'Tamsin',
  lastName: 'Zuckerhut',
  email: 'tz@quill.example',
}
const TOWNS = new Set(['Bath', 'Berlin', 'New York'])
const WORK = new Set(['java', 'nurse', 'site manager', 'site', 'manager', 'engineer', 'mit', 'drainage'])

/** Every expression that is tried, and every question to the taxonomy and the towns. */
let looks = 0
// oxlint-disable-next-line typescript/unbound-method -- it is called on the expression that was asked
const { exec } = RegExp.prototype

beforeEach(() => {
  Reflect.set(RegExp.prototype, 'exec', function counted(this: RegExp, text: string) {
    looks += 1
    return exec.call(this, text)
  })
})

afterEach(() => {
  Reflect.set(RegExp.prototype, 'exec', exec)
})

const askedOf = (known: ReadonlySet<string>) => (text: string) => {
  looks += 1
  return known.has(text)
}
const isTown = askedOf(TOWNS)
const isWork = askedOf(WORK)
const isName = (text: string) => isWork(text.toLowerCase())
const terms = { isName, isOccupation: isName, hasWord: isName }

const shownOf = (document: ProfileDocument) =>
  anonymousDocument(document, createRedaction(identifyingNames(document, PERSON), terms, isTown), isTown)

/** What is remembered of words from one document to the next is not counted. */
function looksFor(document: ProfileDocument): number {
  shownOf(document)
  looks = 0
  shownOf(document)
  return looks
}

const filled = (piece: string, length: number) => piece.repeat(length / piece.length + 1).slice(0, length)

/** A text in every field, as long as fields may be. */
function documentOf(text: string, name: string): ProfileDocument {
  const [line, long, organization] = [filled(text, 160), filled(text, 2_000), filled(name, 160)]
  const days = { startDate: null, endDate: null }
  return buildProfileDocument({
    ...{ headline: filled(text, 120), bio: long, location: line, lat: null, lng: null },
    work: [
      buildWork({
        ...{ position: line, organization, location: line, summary: long },
        highlights: [filled(text, 300)],
      }),
    ],
    education: [
      {
        id: '1',
        institution: organization,
        area: line,
        studyType: line,
        level: 'Bachelor',
        score: line,
        ...days,
      },
    ],
    certificates: [{ id: '1', name: line, issuer: organization, date: null, expiryDate: null, url: '' }],
    projects: [{ id: '1', name: line, description: long, url: '', ...days }],
    skills: [{ name: filled(text, 150), level: null, years: null, evidenceWorkId: null }],
  })
}

const PIECES =
  'SA|KG|AG|NV|AB|Ltd|GmbH|S.A.|SARL|Oy|Co. KG|A|B|C|a|x|Ab|Abc|Quill|Tamsin|Zuckerhut|T. Z.|St|d’|’s|Bath|Berlin|New|York|' +
  'Deutschland|France|Java|Nurse|Site Manager|at|for|with|chez|bei|via|mit|Kunden:|Clients include|worked for|of the|and|&|the|' +
  '1|12|2015|10115|BA1 2AA|07700 900142|+44|seven|Church Lane|Straße 5|rue|www.|.com|@|GitHub:|/in/|_|nr 5|no.|University|Uni|Bank|É'
const JOINTS = [' ', ' ', ' ', '', '-', '/', '.', ', ', ' & ', '+', ': ', '’', '\n']

const piece = fc
  .tuple(fc.constantFrom(...PIECES.split('|')), fc.constantFrom(...JOINTS))
  .map((both) => both.join(''))
const hostile = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))

const PROSE =
  'I drained the fields of the valley. Led a team of six engineers at Quillfeather Ltd and wrote the standards for culverts ' +
  'in Java, from 2015 to 2019. Clients include local councils, Harrow & Pike, and two water companies in Bath. '
/** What is counted, not what it costs: an ordinary text is looked at by longer expressions. */
const DEAR = 5

test('no text costs many times what an ordinary one of its length does, whatever it is made of', () => {
  const most = DEAR * looksFor(documentOf(PROSE, 'Quillfeather Drainage Ltd'))
  const tried = [
    'SA ',
    'KG ',
    'SA Ab ',
    'Abc SA ',
    'NV ',
    'SAS ',
    'A/B/C/D ',
    'A-B-C-D ',
    'A.B.C.D ',
    'SARL Abc ',
    'A B C ',
    'ABAB ',
  ]
  for (const text of tried) expect(looksFor(documentOf(text, text)), text).toBeLessThan(most)
  const pairs: [text: string, name: string][] = [
    ['chez.', 'SA '],
    ['a ', 'É at’SA '],
    ['’s ', 'St '],
  ]
  for (const [text, name] of pairs) expect(looksFor(documentOf(text, name)), text).toBeLessThan(most)
  fc.assert(
    fc.property(hostile, hostile, (text, name) => {
      expect(looksFor(documentOf(text, name))).toBeLessThan(most)
    }),
    isLong ? { numRuns: 1_000 } : { seed: 1, numRuns: 12 },
  )
})

const DENSE = [
  PROSE,
  PROSE.toUpperCase(),
  'Audited Harrow Pike GmbH & Co. KG, Larkmoor SA, Quillfeather Ltd, Brandel AG and Corvane S.p.A., for Dusquel NV. ',
  'Clients: Larkmoor, Brandel, Corvane Bank, Dusquel and Ermidor. Worked for Faltane at Gorvessan with Halquist. ',
  'Java, Python, TypeScript, React, Node.js, PostgreSQL, Docker, AWS (EC2, S3, RDS), CI/CD, Git, Jira, SAP FI/CO, R. ',
  'Leitung der Instandhaltung bei der Larkmoor AG in Berlin; Kunden: Stadtwerke, Behörden, Quillfeather GmbH, Harrow KG. ',
  'Tamsin Zuckerhut, T. Zuckerhut, nurse at St Aldhelms, 12 Church Lane, Bath BA1 2AA, tz@quill.example, 07700 900142. ',
]

test('no ordinary text is cut for what it costs, however dense', () => {
  for (const text of DENSE) {
    const { bio, projects } = shownOf(documentOf(text, 'Quillfeather Drainage Ltd'))
    for (const shown of [bio, projects[0]?.name, projects[0]?.description])
      expect(shown, text).toMatch(/\p{L}/u)
  }
})

test('what asks for more than its length allows goes whole, and the next text is read', () => {
  const { words, read } = createMeter({ ...terms, isTown })
  const ask = (times: number) => () =>
    Array.from({ length: times }, () => words.isOrdinary('Java')).every(Boolean)
  expect(read('Java', ask(1_000))).toBeNull()
  expect(read('Java', ask(10))).toBe(true)
  expect(read('Java '.repeat(1_000), ask(1_000))).toBe(true)
})

test('a document has so many words looked up, each of them once; known ones are answered on', () => {
  const { words, read } = createMeter({ ...terms, isTown })
  const ask = (word: string) => read(word, () => words.hasWord(word))
  looks = 0
  const answers = Array.from({ length: 20_000 }, (_none, nth) => ask(`Quill${nth}`))
  expect([looks, answers.filter((answer) => answer === null).length]).toEqual([12_000, 8_000])
  expect(ask('Quill1')).toBe(false)
})
