import { expect, test } from 'vitest'
import { addTags, splitTags } from './tag-list.ts'

test('a pasted list becomes one tag an entry, without blanks and empty entries', () => {
  expect(splitTags(' Kubernetes,, Site   supervision;\nGo\tC++ , ')).toEqual([
    'Kubernetes',
    'Site supervision',
    'Go',
    'C++',
  ])
  expect(splitTags('• Site supervision\n- C++\n* .NET')).toEqual(['Site supervision', 'C++', '.NET'])
  expect(splitTags(' ,;\n ')).toEqual([])
})

test('a tag that is there already is not added twice, whatever its letter case', () => {
  expect(addTags(['Go'], ['go', 'GO', 'Python', 'python'], 10)).toEqual(['Go', 'Python'])
})

test('adding stops at the limit and never drops what was there', () => {
  expect(addTags(['a', 'b'], ['c', 'd'], 3)).toEqual(['a', 'b', 'c'])
  expect(addTags(['a', 'b', 'c'], ['d'], 2)).toEqual(['a', 'b', 'c'])
})
