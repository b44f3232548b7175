import { expect, test } from 'vitest'
import { restoreHyphens } from './soft-hyphens.ts'

const SOFT = '\u00AD'

test.each([
  [['Built a hands on oven'], `Built a hands${SOFT}on oven`, ['Built a hands-on oven']],
  [['highimpact'], `high${SOFT}impact`, ['high-impact']],
  [['Sep. 2021', ' ', 'Mar. 2023'], `Sep. 2021 ${SOFT} Mar. 2023`, ['Sep. 2021 -', ' ', 'Mar. 2023']],
  [['made for the long', 'term'], `made for the long${SOFT}term`, ['made for the long-', 'term']],
  [['abc abc', 'abc abc'], `abc abc abc${SOFT}abc`, ['abc abc', 'abc-abc']],
  [['plain'], 'plain', ['plain']],
  [['other'], `words${SOFT}here`, ['other']],
])('of %j the hyphens that were drawn as %j come back', (pieces, drawn, restored) => {
  expect(restoreHyphens(pieces, drawn)).toEqual(restored)
})
