import { expect, test, vi } from 'vitest'
import { onceARequest } from './once-a-request.ts'

const ask = vi.fn<() => Promise<number>>()
const buildRequest = () => new Request('http://localhost/')

test('within a request a question is asked once, in another one again', async () => {
  const once = onceARequest<number>()
  ask.mockReset().mockResolvedValue(7)
  const [request, other] = [buildRequest(), buildRequest()]
  expect(await Promise.all([once(request, 'a', ask), once(request, 'a', ask)])).toEqual([7, 7])
  expect(ask).toHaveBeenCalledTimes(1)
  await once(request, 'b', ask)
  await once(other, 'a', ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('without a request nothing is remembered', async () => {
  const once = onceARequest<number>()
  ask.mockReset().mockResolvedValue(7)
  await once(undefined, 'a', ask)
  await once(undefined, 'a', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a question that failed is asked again', async () => {
  const once = onceARequest<number>()
  ask.mockReset().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(7)
  const request = buildRequest()
  await expect(once(request, 'a', ask)).rejects.toThrow('busy')
  expect(await once(request, 'a', ask)).toBe(7)
})
