import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tries } from '#tests/setup/tries.ts'
import { advertisementToJob } from './advertisement-to-job.ts'
import { parseAdvertisements } from './parse-advertisements.ts'

const read = (name: string) => readFileSync(`tests/fixtures/imports/${name}`, 'utf8')
const BOARDS = ['greenhouse.json', 'lever.json', 'ashby.json'].map((name): unknown => JSON.parse(read(name)))
const OWN = {
  id: 'a-1',
  title: 'Baker',
  organization: 'Crust',
  descriptionMarkdown: 'Dough.',
  skills: ['Dough'],
}
const POSTING = {
  ...{ '@type': 'JobPosting', title: 'Baker', description: 'Dough.', hiringOrganization: { name: 'Crust' } },
  ...{
    jobLocation: {
      address: { addressLocality: 'Bath', addressCountry: { name: 'UK' } },
      geo: { latitude: 1 },
    },
  },
  ...{
    baseSalary: { currency: 'GBP', value: { minValue: 1, unitText: 'HOUR' } },
    employmentType: ['FULL_TIME'],
  },
  ...{
    skills: 'SQL',
    experienceRequirements: { monthsOfExperience: 3 },
    educationRequirements: { name: 'x' },
  },
  ...{
    applicantLocationRequirements: { name: 'UK' },
    identifier: { value: 1 },
    jobBenefits: ['x'],
    url: 'x',
  },
}

/** Whether everything said of a value is a sentence, and everything taken makes a job. */
function isTakenApart(value: unknown): boolean {
  const {
    advertisements,
    problems,
    leftOut = [],
  } = parseAdvertisements(JSON.stringify(value), { organization: 'Crust' })
  const areSentences = [...problems, ...leftOut].every((sentence) => sentence.length > 3)
  return (
    areSentences && advertisements.every((advertisement) => advertisementToJob(advertisement).title !== '')
  )
}

test('no JSON value whatever makes the reader fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isTakenApart(value)).toBe(true)
    }),
  )
})

test('no JSON value whatever makes it fail as one of many, in a board or in a graph', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const wholes = [
        [OWN, value],
        { jobs: [value], apiVersion: '1' },
        { jobs: value },
        { '@graph': [POSTING, value] },
      ]
      expect(wholes.every(isTakenApart)).toBe(true)
    }),
  )
})

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inner.flatMap(([key, child]) => placesIn(child, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const copy: unknown = structuredClone(value)
  if (typeof copy === 'object' && copy !== null) {
    const fields = copy as Record<string, unknown>
    fields[key] = replaced(fields[key], rest, by)
  }
  return copy
}

test('no JSON value whatever makes it fail in the place of any field of any source', () => {
  const places = [...BOARDS, OWN, POSTING].flatMap((whole) =>
    placesIn(whole).map((path) => ({ whole, path })),
  )
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('', ' ', '\0', '<', '&#x110000;', '9'.repeat(400), -0, 1e308),
  )
  fc.assert(
    fc.property(fc.constantFrom(...places), odd, ({ whole, path }, value) => {
      expect(isTakenApart(replaced(whole, path, value))).toBe(true)
    }),
    { numRuns: tries(500) },
  )
})

test('no text whatever makes it fail, whether it begins like XML, a page or JSON', () => {
  const bits = [
    '<job>',
    '</job>',
    '<title>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<!DOCTYPE html>',
    '<?xml',
    '?>',
    '&lt;',
    '{',
    '[',
    '"',
    '<script type="application/ld+json">',
    '</script>',
    '<description>',
    '\0',
    '\uFEFF',
  ]
  const text = fc
    .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 5 })))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (content) => {
      const { advertisements, problems } = parseAdvertisements(content)
      expect(advertisements.length + problems.length).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('keys of prototypes change nothing', () => {
  const hostile = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},'
  for (const rest of [
    '"jobs":[]}',
    '"@type":"JobPosting","title":"x"}',
    '"text":"x","lists":[]}',
    '"id":"x"}',
  ])
    parseAdvertisements(hostile + rest)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('nothing, and what is neither JSON nor XML nor HTML, say so', () => {
  expect(parseAdvertisements(' \n').problems).toEqual(['is empty'])
  expect(parseAdvertisements('Dear baker').problems).toEqual([expect.stringMatching(/^is not JSON/)])
})

test('documents nested beyond any sense are read to their end', () => {
  expect(parseAdvertisements('['.repeat(10_000) + ']'.repeat(10_000)).problems).toHaveLength(1)
  expect(parseAdvertisements('{"@graph":'.repeat(4_000) + '1' + '}'.repeat(4_000)).problems).toEqual([
    'holds no JobPosting',
  ])
  expect(parseAdvertisements(`<source>${'<job>'.repeat(2_000)}`).problems).toHaveLength(2_000)
})
