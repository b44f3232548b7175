import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isLong } from '#tests/setup/tries.ts'
import { OWN_SETS } from './lib/development-sets.ts'
import { loadMeans } from './lib/load-means.ts'
import { longTexts, readPapers } from './lib/papers.ts'
import { readInThreads } from './lib/read-in-threads.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ODD = ['', '\ud800 nurse', '\0', '护士 🚒']
/** The beginning of a text: there are as many of them, and they are read more quickly. */
const begun = (text: string) => (isLong ? text : text.slice(0, 300))

test.each(['cv', 'job'] as const)(
  'threads read a collection of kind %s as it is read in place',
  async (kind) => {
    const { means } = await loadMeans()
    const own = OWN_SETS.map(({ read }) => read()).filter((set) => set.kind === 'cv')
    const texts = [...own.flatMap(({ corpus }) => corpus.map(({ text }) => begun(text))), ...ODD]
    const { papers, vectors } = await readInThreads(kind, texts, 2)
    expect(papers).toEqual(readPapers(kind, texts, means))
    for (const text of longTexts(kind, texts, papers))
      expect(vectors.get(text)).toEqual(means.encoder.encode(text))
  },
)

test.each([
  ['throws', 'throw new Error("out of paper")', 'A thread that reads texts failed: out of paper'],
  ['ends', 'process.exit(3)', 'A thread that reads texts ended before it was done'],
])('a thread that %s ends the reading in words', async (_what, program, said) => {
  const path = join(folder, 'broken.mjs')
  writeFileSync(path, program)
  await expect(readInThreads('cv', ['Nurse'], 2, path)).rejects.toThrow(said)
})
