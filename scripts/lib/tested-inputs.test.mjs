import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentHash } from './content-hash.mjs'
import { root } from './project.mjs'
import { INPUTS } from './tested-inputs.mjs'

test('everything that is listed exists, and counts', () => {
  expect(INPUTS.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
  expect(contentHash(root, INPUTS)).not.toBe(contentHash(root, INPUTS.slice(1)))
})
