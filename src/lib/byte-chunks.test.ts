import { expect, test } from 'vitest'
import { byteChunks } from './byte-chunks.ts'

async function* times(text: string, count: number) {
  for (let nth = 0; nth < count; nth += 1) yield text
}

test('texts come out whole, in pieces of some 64 kB', async () => {
  const chunks = await Array.fromAsync(byteChunks(times('é<url>', 50_000)))
  expect(chunks.length).toBeLessThan(8)
  expect(Buffer.concat(chunks).toString()).toBe('é<url>'.repeat(50_000))
})

test('nothing makes nothing', async () => {
  expect(await Array.fromAsync(byteChunks(times('', 3)))).toEqual([])
})
