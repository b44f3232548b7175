import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { tries } from '#tests/setup/tries.ts'

const extract = (text: string) => sampleTaxonomy.extractSkills(text).map(({ name }) => name)

test.each([
  ['We use React.js, Node and PostgreSQL.', ['React', 'Node.js', 'PostgreSQL']],
  ['Languages: C, C++, C#, .NET; R/SAS', ['C', 'C++', 'C#', '.NET', 'R', 'SAS']],
  ['knows project management and statistical learning', ['Project management', 'Machine learning']],
  ['care of older people with Alzheimer’s care', ['Elderly care', 'Dementia care']],
  ['writing care plans', ['Care planning']],
  ['search-engine optimization', ['Search engine optimisation']],
  ['JAVASCRIPT javascript JavaScript', ['JavaScript']],
  ['Go, Rust', ['Go']],
  ['used R. Strong in C/C++', ['R', 'C++']],
  ['project\nmanagement', ['Project management']],
  ['Excel skills, and IV therapy', ['Microsoft Excel', 'IV therapy']],
])('%j names %j', (text, names) => {
  expect(extract(text)).toEqual(names)
})

test.each([
  'ready to go home',
  'Go home now',
  'Excel at what you do. We excel.',
  'vitamin C and hepatitis C',
  'Mr. R. Brown and R.J. Brown',
  'at C-level; R&D; grade IV; World War IV',
  'a sas of iv and r',
  'reactive javascripting',
  'a project. Management is elsewhere',
  '',
])('%j names none', (text) => {
  expect(extract(text)).toEqual([])
})

/** Every name at every place, word by word: what the tree does at once. */
function extractSlowly(words: readonly string[]): string[] {
  const names = [...sampleTaxonomy.skills.values()]
    .flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((written) => ({
        name,
        words: written.toLowerCase().replace("'s", '').split(' '),
      })),
    )
    .toSorted((a, b) => b.words.length - a.words.length)
  const found = new Set<string>()
  for (let at = 0; at < words.length;) {
    const here = words.slice(at).map((word) => word.toLowerCase())
    const longest = names.find((name) => name.words.every((word, nth) => word === here[nth]))
    if (longest) found.add(longest.name)
    at += longest?.words.length ?? 1
  }
  return [...found]
}

test('the same is found as by trying every name at every place', () => {
  const pool =
    'SQL Golang care of older people plans writing wound dressing project management data viz x'.split(' ')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pool), { maxLength: 30 }), (words) => {
      expect(extract(words.join(' '))).toEqual(extractSlowly(words))
    }),
    { numRuns: tries(500) },
  )
})

test('twice the text takes about twice the time, whatever it says', async () => {
  const read = (times: number) => extract('care of older '.repeat(times))
  expect(await dearness(read, 200)).toBeLessThan(DEAR)
})

test.each([
  ['100 kB without a blank', 'x'.repeat(100_000)],
  ['lone surrogates', '\ud800 SQL \udfff'],
  ['marks that pile up', `SQL e${'\u0301'.repeat(1000)}`],
  ['signs', '+#&.'.repeat(20_000)],
])('%s do no harm', (_what, text) => {
  expect(() => extract(text)).not.toThrow()
})
