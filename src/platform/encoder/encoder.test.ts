import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { loadEncoder, modelFile } from './load-encoder.server.ts'

const BYTES_MAX = 12_000_000

const encoder = loadEncoder()

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, element, at) => sum + element * (other[at] ?? 0), 0)
const similarity = (one: string, other: string) => dot(encoder.encode(one), encoder.encode(other))
const bytes = (vector: Float32Array) => Buffer.from(vector.buffer).toString('hex')

const TITLES = [
  'Staff nurse',
  'Senior Softwareentwickler (m/w/d)',
  'Jefa de obra',
  'Zimmerpolierkonstrukteur',
]
const DUTIES = [
  'Led a team of eighteen across three sites and wrote the rota.',
  'Planned the maintenance of pumps, valves and conveyor belts with SAP PM.',
  'Taught apprentices to read drawings and to weld pipes by the book.',
  'Wandte Verfahren der Qualitätssicherung in der Serienfertigung an.',
  'Cut the time between an order and its delivery by a third.',
]
const cvOf = (lines: number) =>
  Array.from(
    { length: lines },
    (_, at) => `${DUTIES[at % 5]} ${TITLES[at % 4]} ${2000 + at}, project ${at}x${at * 7}.`,
  ).join('\n')

describe('what the encoder takes', () => {
  it('has a small file that is read once', () => {
    expect(statSync(modelFile()).size).toBeLessThanOrEqual(BYTES_MAX)
    expect(loadEncoder()).toBe(encoder)
  })

  // How many milliseconds a title and a CV take is measured by bench/encoder.ts.
  it('encodes a long CV no longer than so many short ones', async () => {
    expect(await dearness((lines) => encoder.encode(cvOf(lines)), 8)).toBeLessThan(DEAR)
  })
})

describe('what the encoder knows', () => {
  it.each([
    ['JS developer', 'JavaScript programmer', 'nurse'],
    ['staff nurse', 'Registered Nurse', 'staff accountant'],
    ['Krankenpfleger', 'nurse', 'Kraftfahrer'],
    ['Softwareentwicklerin', 'software engineer', 'interior designer'],
    ['enfermera', 'nurse', 'engineer'],
    ['lorry driver', 'HGV driver', 'screwdriver assembly worker'],
    ['Kindergärtnerin', 'nursery school teacher', 'landscape gardener'],
    ['cocinero', 'chef', 'cashier'],
    ['Senior Accountant (m/f/d), full time', 'accountant', 'senior carer'],
    ['Buchhalterin', 'accountant', 'bookbinder'],
    ['customer support agent', 'call centre operator', 'insurance underwriter'],
    ['machine learning', 'deep learning', 'washing machines'],
  ])('%s is nearer to %s than to %s', (text, near, far) => {
    expect(similarity(text, near)).toBeGreaterThan(similarity(text, far) + 0.1)
  })

  it('answers zeros to what says nothing, and unit vectors to everything else', () => {
    expect(encoder.encode(' — !? ').every((element) => element === 0)).toBe(true)
    for (const text of [...TITLES, 'zzzqqq', '护士', 'x']) {
      expect(dot(encoder.encode(text), encoder.encode(text))).toBeCloseTo(1, 5)
    }
  })

  it('sees through what does not change the meaning', () => {
    expect(similarity('ÉDUCATRICE spécialisée', 'educatrice SPECIALISEE')).toBeCloseTo(1, 5)
    expect(similarity('nu\u200brse', 'nurse')).toBeCloseTo(1, 5)
    expect(similarity('Straßenbauer', 'strassenbauer')).toBeCloseTo(1, 5)
  })
})

describe('who does the work', () => {
  it.each([
    ['Lehrer', 'Lehrerinnen'],
    ['Kaufmann im Einzelhandel', 'Kauffrau im Einzelhandel'],
    ['Arzt', 'Ärztin'],
    ['directora de ventas', 'director de ventas'],
    ['enfermero', 'enfermera'],
    ['infirmier', 'infirmière'],
    ['vendeuse', 'vendeur'],
    ['musicienne', 'musicien'],
  ])('%s and %s are one', (one, other) => {
    expect(bytes(encoder.encode(one))).toBe(bytes(encoder.encode(other)))
  })
})

describe('hostile texts', () => {
  const LONG = 1_000_000
  const again = (piece: string) => (length: number) => piece.repeat(length / piece.length)
  const HOSTILE: [what: string, textOf: (length: number) => string][] = [
    ['a million letters', again('a')],
    ['a million words', again('ab ')],
    [
      'different words without end',
      (length) => Array.from({ length: length / 6 }, (_, at) => (at * 7919).toString(36)).join(' '),
    ],
    ['what grows when it is folded', again('\ufdfa')],
    ['halves of pairs', (length) => '\ud83d\udc00'.repeat(10).slice(1) + '\ud800'.repeat(length)],
    ['marks upon marks', (length) => `e${'\u0301\u0489'.repeat(length / 2)}`],
    ['signs of no width', again('\u200b\u200d\ufeff')],
    ['a book in signs', again('软件工程师')],
    ['endings without end', again('innen')],
    ['words of endings alone', again('erinnen frau euse trice iera ')],
    ['faces and flags', again('👩🏽‍💻🇩🇪😀')],
    ['from right to left', again('\u202eمهندس برمجيات\u202c ')],
    ['nothing and bells', again('\0\u0007\u001b[31m')],
    [
      'every sign there is',
      (length) => Array.from({ length }, (_, at) => String.fromCharCode(at % 0xffff)).join(''),
    ],
  ]

  it.each(HOSTILE)('%s: neither throw nor take longer than so many short ones', async (_, textOf) => {
    const vector = encoder.encode(textOf(LONG))
    expect(vector).toHaveLength(encoder.dimensions)
    expect(vector.every(Number.isFinite)).toBe(true)
    expect(await dearness((length) => encoder.encode(textOf(length)), 1_000)).toBeLessThan(DEAR)
  })

  it('names of an object’s own members are words like others', () => {
    for (const text of ['__proto__', 'constructor', 'toString']) {
      expect(dot(encoder.encode(text), encoder.encode(text))).toBeCloseTo(1, 5)
    }
  })

  it('changes nothing for the texts that come after it', () => {
    const before = TITLES.map((text) => bytes(encoder.encode(text)))
    for (const [, textOf] of HOSTILE) encoder.encode(textOf(60_000))
    const after = TITLES.toReversed().map((text) => bytes(encoder.encode(text)))
    expect(after.toReversed()).toEqual(before)
  })
})
