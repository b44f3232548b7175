import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/setup/eventually.ts'
import { lateFiles, type LateFiles } from './late-files.ts'

test('late parts ask for the list until it comes, and those after it are fetched with the files on it', async () => {
  const list: LateFiles = { files: ['a.js', 'b.js', 'c.js'], needed: [[0], [2, 1]] }
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    // The first answer breaks off.
    if (asked.push(url) === 1) answer.destroy()
    else answer.end(JSON.stringify(list))
  }).listen(0)
  onTestFinished(() => void server.close())
  const entry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/index-1.js`
  expect(lateFiles(['1', 'a.css'], entry)).toEqual(['a.css'])
  await eventually(() => expect(lateFiles(['1', 'a.css'], entry)).toEqual(['c.js', 'b.js', 'a.css']))
  expect([lateFiles(['7'], entry), lateFiles(undefined, entry)]).toEqual([[], []])
  expect(asked).toEqual(['/assets/index-1.json', '/assets/index-1.json'])
})
