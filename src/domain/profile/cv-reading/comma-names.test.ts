import { expect, test } from 'vitest'
import { joinNames } from './comma-names.ts'

test.each([
  ['Rye Mills, Inc., Leeds', 'Rye Mills, Inc. | Leeds'],
  ['University of California, Berkeley', 'University of California, Berkeley'],
  ['Indian Institute of Technology, Delhi, India', 'Indian Institute of Technology, Delhi | India'],
  ['Researcher, University of Texas, Austin', 'Researcher | University of Texas, Austin'],
  ['University of California, CA', 'University of California | CA'],
  ['University of Leeds, Leeds', 'University of Leeds | Leeds'],
])('%j is parted as %j', (text, names) => expect(joinNames(text.split(', ')).join(' | ')).toBe(names))
