import { expect, test, vi } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import type { LateFiles } from './late-files.ts'

test('late parts ask for the list until it comes, and those after it are fetched with the files on it', async () => {
  const list: LateFiles = { files: ['a.js', 'b.js', 'c.js'], needed: [[0], [2, 1]] }
  const asked: string[] = []
  // The first answer breaks off.
  vi.stubGlobal('fetch', (url: string) =>
    asked.push(url) === 1
      ? Promise.reject(new TypeError('broken off'))
      : Promise.resolve(new Response(JSON.stringify(list))),
  )
  vi.resetModules()
  const { lateFiles } = await import('./late-files.ts')
  const entry = '/assets/index-1.js'
  expect(lateFiles(['1', 'a.css'], entry)).toEqual(['a.css'])
  await eventually(() => expect(lateFiles(['1', 'a.css'], entry)).toEqual(['c.js', 'b.js', 'a.css']))
  expect([lateFiles(['7'], entry), lateFiles(undefined, entry)]).toEqual([[], []])
  expect(asked).toEqual(['/assets/index-1.json', '/assets/index-1.json'])
})
