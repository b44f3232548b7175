import { expect, test } from 'vitest'
import { toLateFiles } from './late-file-lists.ts'

test('a list of late code names each file once, and the files of each part by their numbers', () => {
  const parts = [
    ['page.js', 'parts.js'],
    ['dialog.js', 'parts.js', 'page.js'],
  ]
  expect(toLateFiles(parts)).toEqual({
    files: ['page.js', 'parts.js', 'dialog.js'],
    needed: [
      [0, 1],
      [2, 1, 0],
    ],
  })
})
