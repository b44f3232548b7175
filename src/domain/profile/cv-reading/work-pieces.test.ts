import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { cutsOf } from './work-pieces.ts'

const cut = (text: string, ...boldTexts: string[]) =>
  cutsOf(text, { boldTexts, isDate: true }).map(({ kind, pieces, place }) =>
    [kind, pieces.join(' | '), ...(place ? [place] : [])].join(': '),
  )

test.each<[string, string[]]>([
  ['Baker at Crumb', ['whole: Baker at Crumb', 'word: Baker | Crumb']],
  ['Baker at migme', ['whole: Baker at migme', 'word: Baker | migme']],
  ['Looking at data', ['whole: Looking at data']],
  ['Baker – Crumb', ['whole: Baker – Crumb', 'dash: Baker | Crumb']],
  ['Crumb – Leeds, UK', ['whole: Crumb: Leeds, UK']],
  ['Crumb, Leeds (United Kingdom)', ['whole: Crumb: Leeds (United Kingdom)']],
  ['Crumb (Leeds, UK)', ['whole: Crumb: Leeds, UK']],
  ['Rye Mills, Inc.', ['whole: Rye Mills, Inc.']],
  ['Employer: Crumb', ['whole: Employer: Crumb']],
  ['Leeds, UK', ['whole: Leeds: UK']],
  ['Crumb, Leeds, UK', ['whole: Crumb: Leeds, UK']],
  [
    'Baker, Crumb, Leeds.',
    ['whole: Baker, Crumb, Leeds', 'comma: Baker | Crumb | Leeds', 'tail: Baker, Crumb | Leeds'],
  ],
  ['Crumb → Baker', ['whole: Crumb → Baker', 'bar: Crumb | Baker']],
  ['Crumb / Baker', ['whole: Crumb / Baker', 'slash: Crumb | Baker']],
  ['Crumb —Baker', ['whole: Crumb — Baker', 'dash: Crumb | Baker']],
  ['Crumb / Leeds, United Kingdom', ['whole: Crumb: Leeds, United Kingdom']],
  ['Bäckerin für die Crumb', ['whole: Bäckerin für die Crumb', 'small: Bäckerin | Crumb']],
  ['Institut für Brot', ['whole: Institut für Brot']],
  [
    'Oven Department - Crumb (UK)',
    [
      'whole: Oven Department - Crumb (UK)',
      'dash: Oven Department | Crumb (UK)',
      'bracket: Oven Department - Crumb | UK',
    ],
  ],
  ['Crumb Ltd. Leeds', ['whole: Crumb Ltd.: Leeds']],
  ['Crumb GmbH Leeds, United Kingdom', ['whole: Crumb GmbH: Leeds, United Kingdom']],
  [
    'Leeds, United Kingdom : Baker – Crumb',
    ['whole: Baker – Crumb: Leeds, United Kingdom', 'dash: Baker | Crumb: Leeds, United Kingdom'],
  ],
  ['Crumb GmbH in Leeds', ['whole: Crumb GmbH: Leeds']],
  ['Crumb Co. Ltd', ['whole: Crumb Co. Ltd']],
  ['Bäckerin bei der Crumb', ['whole: Bäckerin bei der Crumb', 'word: Bäckerin | Crumb']],
  ['Bäckerin bei Crumb in Leeds', ['whole: Bäckerin bei Crumb in Leeds', 'word: Bäckerin | Crumb: Leeds']],
  ['Crumb – Baker. crumb.net', ['whole: Crumb – Baker', 'dash: Crumb | Baker']],
  ['Crumb www.crumb.example', ['whole: Crumb']],
  ['Baker, crumb.com', ['whole: Baker, crumb.com', 'comma: Baker | crumb.com']],
  ['Bäckerin im Crumb', ['whole: Bäckerin im Crumb', 'small: Bäckerin | Crumb']],
])('%j is parted as %j', (text, cuts) => expect(cut(text)).toEqual(cuts))

test('a bold company and its country before a title are no place', () => {
  expect(cut('Crumb, Austria Baker', 'Crumb, Austria')).toContain('weight: Crumb | Baker: Austria')
})

test('a place on a row of its own is hardly a name before a place', () => {
  expect(cutsOf('Crumb, Leeds, UK', { boldTexts: [], isDate: false })).toMatchObject([
    { pieces: ['Crumb'], place: 'Leeds, UK', cost: 2 },
  ])
})

test('the last of several words parts a role from who gives it', () => {
  expect(cut('Pianist at Aladdin, Newsies at Disney')).toContain('word: Pianist at Aladdin, Newsies | Disney')
})

test('bold words part a name from a plain one and from a place', () => {
  expect(cut('Baker Crumb Ltd', 'Baker')).toContain('weight: Baker | Crumb Ltd')
  expect(cut('Crumb Leeds, UK', 'Crumb')).toEqual(['whole: Crumb: Leeds, UK'])
})

test.each(['at ', 'A, ', 'A at ', '– ', '(', ': '])(
  'a long cell of %j is parted no longer than so many short ones',
  async (piece) => {
    const part = (length: number) =>
      cutsOf(`x${piece.repeat(length / piece.length)}x`, { boldTexts: [], isDate: true })
    expect(await dearness(part, 1_000)).toBeLessThan(DEAR)
  },
)

test('a label that other rows begin with is no piece', () => {
  expect(cutsOf('Business: Crumb', { boldTexts: [], isDate: false, label: 'Business: ' })).toMatchObject([
    { kind: 'whole', pieces: ['Crumb'] },
  ])
})

test('bold words are parted from the names at commas behind them', () => {
  expect(cut('Baker, Crumb, Grey Seal', 'Baker,')).toContain('weight: Baker | Crumb | Grey Seal')
})
