import { expect, test } from 'vitest'
import { withRegion } from './with-region.ts'

test.each([
  ['Leeds', 'Yorkshire', 'Leeds, Yorkshire'],
  ['Berlin', 'Berlin', 'Berlin'],
  ['LONDON', 'London', 'LONDON'],
  ['Genève', 'Geneve', 'Genève'],
  ['Los Angeles, CA', 'California', 'Los Angeles, CA'],
  ['Springfield, Ohio', 'Ohio', 'Springfield, Ohio'],
  ['Leeds, West Yorkshire', 'England', 'Leeds, West Yorkshire, England'],
  ['', 'Bavaria', 'Bavaria'],
  ['Leeds', '', 'Leeds'],
  ['', '', ''],
])('%s of the region "%s" is %s', (town, region, said) => {
  expect(withRegion(town, region)).toBe(said)
})
