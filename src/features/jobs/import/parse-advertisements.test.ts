import { expect, test } from 'vitest'
import { parseAdvertisements, withoutRepeats } from './parse-advertisements.ts'

const AD = { id: 'a-1', title: 'Baker', organization: 'Crust', descriptionMarkdown: '# Bread\n\nEarly.' }

test('a file holds one advertisement or an array of them', () => {
  expect(parseAdvertisements(JSON.stringify(AD)).advertisements).toHaveLength(1)
  const two = JSON.stringify([AD, { ...AD, id: 'a-2' }])
  expect(parseAdvertisements(two).advertisements.map(({ id }) => id)).toEqual(['a-1', 'a-2'])
  expect(parseAdvertisements('[]')).toEqual({ advertisements: [], problems: [] })
})

test('absent and null fields mean the same, and fields nobody knows are ignored', () => {
  const { advertisements } = parseAdvertisements(
    JSON.stringify({ ...AD, location: null, licence: 'CC0-1.0' }),
  )
  expect(advertisements[0]).toMatchObject({ location: null, jobType: null, minSalary: null })
  expect(advertisements[0]).not.toHaveProperty('licence')
})

test('a file that is not JSON gives a sentence and nothing else', () => {
  expect(parseAdvertisements('{ "id": ')).toEqual({
    advertisements: [],
    problems: [expect.stringMatching(/^is not JSON \(/)],
  })
})

test.each([
  [{ ...AD, title: undefined }, 'title should be string, is undefined'],
  [{ ...AD, title: '  ' }, 'title is empty'],
  [{ ...AD, title: 'x'.repeat(301) }, 'title is longer than 300 characters'],
  [{ ...AD, minSalary: 'a lot' }, 'minSalary should be number, is string'],
  [{ ...AD, minSalary: -1 }, 'minSalary is negative'],
  [{ ...AD, maxSalary: 1e30 }, 'maxSalary is too large'],
  [null, 'should be object, is null'],
  ['advertisement', 'should be object, is string'],
])('what is wrong with an advertisement is said: %j', (entry, problem) => {
  expect(parseAdvertisements(JSON.stringify(entry))).toEqual({ advertisements: [], problems: [problem] })
})

test('a bad advertisement in an array does not keep the others out', () => {
  const { advertisements, problems } = parseAdvertisements(JSON.stringify([{ id: 7 }, AD]))
  expect(advertisements.map(({ id }) => id)).toEqual(['a-1'])
  expect(problems).toEqual([
    expect.stringMatching(/^advertisement 1: id should be string, is number; title /),
  ])
})

test('characters the database refuses are dropped', () => {
  const { advertisements } = parseAdvertisements(JSON.stringify({ ...AD, descriptionMarkdown: 'a\0b' }))
  expect(advertisements[0]?.descriptionMarkdown).toBe('ab')
})

test('of two advertisements with one id the first is taken and the other named', () => {
  const { advertisements } = parseAdvertisements(JSON.stringify([AD, { ...AD, title: 'Other' }]))
  const unique = withoutRepeats(advertisements)
  expect(unique.advertisements.map(({ title }) => title)).toEqual(['Baker'])
  expect(unique.problems).toEqual(['a-1: occurs more than once; the first is taken'])
})
