import { statSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Encoder } from './encoder.ts'
import { loadEncoder, modelFile } from './load-encoder.server.ts'

const BYTES_MAX = 12_000_000
/** A busy machine takes longer, and fails nobody: what takes ten times as long is broken. */
const BUSY = 10
const LOAD_MS = 150
const TITLE_MS = 0.2
const CV_MS = 10

let encoder: Encoder
let loadedIn: number

beforeAll(async () => {
  const begun = performance.now()
  encoder = loadEncoder()
  loadedIn = performance.now() - begun
})

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, element, at) => sum + element * (other[at] ?? 0), 0)
const similarity = (one: string, other: string) => dot(encoder.encode(one), encoder.encode(other))
const bytes = (vector: Float32Array) => Buffer.from(vector.buffer).toString('hex')

/** The middle of many, so that a busy machine does not decide. */
function medianMs(work: () => void, times: number): number {
  const taken = Array.from({ length: times }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Infinity
}

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
const CV = Array.from(
  { length: 24 },
  (_, at) => `${DUTIES[at % 5]} ${TITLES[at % 4]} ${2000 + at}, project ${at}x${at * 7}.`,
)

describe('what the encoder takes', () => {
  it('has a small file that is read in no time', async () => {
    expect(statSync(modelFile()).size).toBeLessThanOrEqual(BYTES_MAX)
    expect(loadedIn).toBeLessThan(LOAD_MS * BUSY)
    expect(loadEncoder()).toBe(encoder)
  })

  it('encodes a title and a CV within their time', () => {
    const title = medianMs(() => TITLES.forEach((text) => encoder.encode(text)), 200) / TITLES.length
    const cv = medianMs(() => encoder.encode(CV.join('\n')), 50)
    expect(title).toBeLessThan(TITLE_MS * BUSY)
    expect(cv).toBeLessThan(CV_MS * BUSY)
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
  const HOSTILE = [
    ['a million letters', 'a'.repeat(1_000_000)],
    ['a million words', 'ab '.repeat(333_333)],
    [
      'different words without end',
      Array.from({ length: 150_000 }, (_, at) => (at * 7919).toString(36)).join(' '),
    ],
    ['what grows when it is folded', '\ufdfa'.repeat(300_000)],
    ['halves of pairs', '\ud83d\udc00'.repeat(10).slice(1) + '\ud800'.repeat(500_000)],
    ['marks upon marks', `e${'\u0301\u0489'.repeat(400_000)}`],
    ['signs of no width', '\u200b\u200d\ufeff'.repeat(300_000)],
    ['a book in signs', '软件工程师'.repeat(200_000)],
    ['endings without end', 'innen'.repeat(200_000)],
    ['words of endings alone', 'erinnen frau euse trice iera '.repeat(40_000)],
    ['faces and flags', '👩🏽‍💻🇩🇪😀'.repeat(80_000)],
    ['from right to left', '\u202eمهندس برمجيات\u202c '.repeat(60_000)],
    ['nothing and bells', '\0\u0007\u001b[31m'.repeat(150_000)],
    ['every sign there is', Array.from({ length: 0xffff }, (_, at) => String.fromCharCode(at)).join('')],
  ] as const

  it.each(HOSTILE)('%s: neither throws nor takes long', (_, text) => {
    const begun = performance.now()
    const vector = encoder.encode(text)
    expect(performance.now() - begun).toBeLessThan(400 * BUSY)
    expect(vector).toHaveLength(encoder.dimensions)
    expect(vector.every(Number.isFinite)).toBe(true)
  })

  it('names of an object’s own members are words like others', () => {
    for (const text of ['__proto__', 'constructor', 'toString']) {
      expect(dot(encoder.encode(text), encoder.encode(text))).toBeCloseTo(1, 5)
    }
  })

  it('changes nothing for the texts that come after it', () => {
    const before = TITLES.map((text) => bytes(encoder.encode(text)))
    for (const [, text] of HOSTILE) encoder.encode(text.slice(0, 60_000))
    const after = TITLES.toReversed().map((text) => bytes(encoder.encode(text)))
    expect(after.toReversed()).toEqual(before)
  })
})
