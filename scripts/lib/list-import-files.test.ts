import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listImportFiles } from './list-import-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightpath-list-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('of a folder come the files that end or, without an ending, begin like data', () => {
  const contents = {
    'feed.xml': '',
    'page.HTML': '',
    'posting.jsonld': '',
    'postings?mode=json': '\uFEFF \n[{}]',
    jobs: '  <source>',
    LICENSE: 'Anybody may',
    'notes.txt': '[]',
    '.hidden.json': '{}',
    empty: '',
  }
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content)
  mkdirSync(join(folder, 'deep.json'))
  const names = listImportFiles([folder]).map((file) => basename(file))
  expect(names).toEqual(['feed.xml', 'jobs', 'page.HTML', 'posting.jsonld', 'postings?mode=json'])
})
