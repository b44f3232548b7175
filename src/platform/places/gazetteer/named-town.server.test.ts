import { expect, test } from 'vitest'
import { useGazetteer } from '#tests/setup/gazetteer.ts'
import { findNamedTown } from './named-town.server.ts'

// The whole of it: whether a name is one place's alone depends on all others.
await useGazetteer()

const ENGLAND = 'England, United Kingdom'

test.each([
  ['Bath', null, `Bath, ${ENGLAND}`],
  ['14 Green Street, Bath BA1 2JZ', 'GB', `Bath, ${ENGLAND}`],
  ['Köln', 'DE', 'Cologne, North Rhine-Westphalia, Germany'],
  ['Paris, Texas', null, 'Paris, Texas, United States'],
  ['Paris', 'US', 'Paris, Texas, United States'],
  ['Bath, Nowhere', null, `Bath, ${ENGLAND}`],
  ['Lond', null, undefined],
  ['Lodnon', null, undefined],
  ['Bath', 'JP', undefined],
  ['', null, undefined],
  ['Frome', null, undefined],
  ['Frome, UK', null, `Frome, ${ENGLAND}`],
  ['Singapore', null, 'Singapore'],
  ['New York', null, 'New York, United States'],
  ['Luxembourg', null, 'Luxembourg'],
])('the town called %j in %j is %s', async (text, country, label) => {
  expect((await findNamedTown(text, country))?.label).toBe(label)
})

test.each([
  ...['Lebanon', 'Jordan', 'Poland', 'Norway', 'Brazil', 'China', 'Peru', 'Cuba', 'Jamaica', 'Malta'],
  ...['Greece', 'England', 'Wales', 'California', 'Washington', 'Bayern', 'Holland'],
])('%s is a country or a region, and no town that is called so elsewhere', async (text) => {
  expect((await findNamedTown(text, null))?.label).toBeUndefined()
})
