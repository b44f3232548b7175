import { expect, test, vi } from 'vitest'
import { onceARequest } from './once-a-request.ts'

const read = vi.fn<() => Promise<number>>()
const buildRequest = () => new Request('http://localhost/')

test('within a request a question is asked once, in another one again', async () => {
  const once = onceARequest<number>()
  read.mockReset().mockResolvedValue(7)
  const [request, other] = [buildRequest(), buildRequest()]
  expect(await Promise.all([once.ask(request, 'a', read), once.ask(request, 'a', read)])).toEqual([7, 7])
  expect(read).toHaveBeenCalledTimes(1)
  await once.ask(request, 'b', read)
  await once.ask(other, 'a', read)
  expect(read).toHaveBeenCalledTimes(3)
})

test('without a request nothing is remembered', async () => {
  const once = onceARequest<number>()
  read.mockReset().mockResolvedValue(7)
  await once.ask(undefined, 'a', read)
  await once.ask(undefined, 'a', read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a question that failed is asked again', async () => {
  const once = onceARequest<number>()
  read.mockReset().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(7)
  const request = buildRequest()
  await expect(once.ask(request, 'a', read)).rejects.toThrow('busy')
  expect(await once.ask(request, 'a', read)).toBe(7)
})

test('what is kept is not asked for, and takes the place of an answer', async () => {
  const once = onceARequest<number>()
  read.mockReset().mockResolvedValue(7)
  const request = buildRequest()
  expect(once.find(request, 'a')).toBeUndefined()
  await once.keep(request, 'a', Promise.resolve(5))
  expect([await once.find(request, 'a'), await once.ask(request, 'a', read)]).toEqual([5, 5])
  await once.keep(request, 'a', Promise.resolve(6))
  expect(await once.ask(request, 'a', read)).toBe(6)
  expect(read).not.toHaveBeenCalled()
})

test('an earlier question that fails takes nothing of a later answer away', async () => {
  const once = onceARequest<number>()
  const failing = Promise.withResolvers<number>()
  const request = buildRequest()
  const first = once.ask(request, 'a', () => failing.promise)
  await once.keep(request, 'a', Promise.resolve(7))
  failing.reject(new Error('busy'))
  await expect(first).rejects.toThrow('busy')
  expect(await once.find(request, 'a')).toBe(7)
})
