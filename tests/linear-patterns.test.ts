import { expect, test } from 'vitest'
import { listPatterns, type Pattern } from './architecture/list-patterns.ts'
import { madePatterns } from './architecture/made-patterns.ts'
import { sourceFiles } from './architecture/source-files.ts'
import { DEAR, dearness } from './setup/dearness.ts'

const files = sourceFiles('src/**/*.{ts,tsx}').filter(
  ({ path }) => !/\.test\.tsx?$|^src\/db\/seed\//.test(path),
)
/** What opens connections when it is loaded puts no patterns for people's texts together. */
const made = await madePatterns(files.filter(({ path }) => !path.includes('.server.')))
const patterns = [...files.flatMap(listPatterns), ...made]

/** What hostile texts are made of, again and again. */
const PIECES = [
  ...[
    'a.',
    '1',
    '1 ',
    '-',
    '(',
    '@',
    'a@',
    ' ',
    '\n',
    ' \n',
    '<',
    '</',
    '<a ',
    '<!--',
    'a',
    'Ab ',
    'a-',
    'a,',
    '.',
    '0(',
  ],
  ...[
    'www.',
    'at ',
    '[',
    '](',
    '![',
    '**',
    '- ',
    '_',
    '`',
    '"',
    '\\',
    '%20',
    ';',
    '//',
    '|',
    'é',
    '1.',
    '$1 ',
    '1-',
    ',',
  ],
  ...['GPA ', 'ref ', 'mention ', 'School of ', ') ', '!', '#', '\t', '~', '= '],
]
const WORDS_MAX = 3
/** What a pattern itself looks for: the signs that it means as they are, and its first words. */
function partsOf({ regex: { source } }: Pattern): Set<string> {
  const signs = [...source.matchAll(/\\([^\w\s])|([^\w\s\\()[\]{}?*+.^$|])/gu)]
  const words = [...source.matchAll(/(?<![\\{\p{L}])\p{L}{2,}/gu)].slice(0, WORDS_MAX)
  return new Set([
    ...signs.map(([, meant, plain]) => meant ?? plain ?? ''),
    ...words.map(([word]) => `${word} `),
  ])
}

const LENGTH = 100
/** So many times longer is what `dearness` compares with. */
const LONG = 3_200
/** A pattern that does less with a long text is not dear: it is not looked at more closely. */
const SUSPICIOUS_US = 1_500

/** They read what is short by itself, or what only an operator writes. */
const READS_NO_LONG_TEXT = new Set([
  // The last eight signs before a word.
  'src/domain/skills/taxonomy/extract-skills.ts: (?:^|[.!?:\\n•*–-])\\s*$',
])

function apply({ regex }: Pattern, text: string): void {
  if (regex.sticky) {
    regex.lastIndex = 0
    regex.test(text)
  } else text.replaceAll(new RegExp(regex.source, `${regex.flags.replace('g', '')}g`), '')
}

const textOf = (piece: string, length: number) =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}!`

function microsecondsOf(work: () => void): number {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return user + system
}

test('no regular expression of the product does more than its share of work for a long hostile text', async () => {
  expect(patterns.length).toBeGreaterThan(500)
  expect(new Set(made.map(({ where }) => where)).size).toBeGreaterThan(30)
  const dear: string[] = []
  for (const pattern of patterns) {
    const name = `${pattern.where.replace(/:\d+$/, '')}: ${pattern.regex.source}`
    if (READS_NO_LONG_TEXT.has(name)) continue
    for (const piece of new Set([...PIECES, ...partsOf(pattern)])) {
      if (microsecondsOf(() => apply(pattern, textOf(piece, LONG))) < SUSPICIOUS_US) continue
      const times = await dearness((length) => apply(pattern, textOf(piece, length)), LENGTH)
      if (times >= DEAR) dear.push(`${pattern.where} /${pattern.regex.source}/ for ${JSON.stringify(piece)}`)
    }
  }
  expect(dear).toEqual([])
})

test.each([
  ['of blanks', String.raw`/\s+$/`, ' '],
  ['that only it looks for', String.raw`/\+[^@]*(?=@)/`, '+'],
])('a pattern that begins anew at every sign %s is found', async (_of, source, piece) => {
  const [pattern] = listPatterns({ path: 'x.ts', text: `export const X = ${source}` })
  expect(pattern && [...PIECES, ...partsOf(pattern)]).toContain(piece)
  const work = (length: number) => pattern && apply(pattern, textOf(piece, length))
  expect(await dearness(work, LENGTH)).toBeGreaterThanOrEqual(DEAR)
})

test('texts are brought into a form of Unicode in one place, which is linear', () => {
  const places = files.filter(({ text }) => /\.normalize\(/.test(text)).map(({ path }) => path)
  expect(places).toEqual(['src/domain/text/unified.ts'])
})
