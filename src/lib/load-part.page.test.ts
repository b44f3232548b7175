import { afterEach, expect, test, vi } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'
import { loadPart } from './load-part.ts'
import { isOutdated } from './outdated-page.ts'

const ENTRY = 'http://localhost:3000/assets/index-a.js'
const FILE = 'http://localhost:3000/assets/auth-client-a.js'
const SCRIPT = { headers: { 'content-type': 'text/javascript' } }
const PAGE = { headers: { 'content-type': 'text/html; charset=utf-8' } }

/** What browsers say of a file that did not come. */
const LOST = {
  Chromium: () => new TypeError(`Failed to fetch dynamically imported module: ${FILE}`),
  Firefox: () => new TypeError(`error loading dynamically imported module: ${FILE}`),
  Safari: () => new TypeError('Importing a module script failed.'),
  'the bundler, of a style sheet': () => new Error(`Unable to preload CSS for ${FILE}`),
}
const lose = () => Promise.reject(LOST.Chromium())

afterEach(() => vi.unstubAllGlobals())

/** The server, as it answers whoever asks for a file; `null` is none. Answers what was asked for. */
function serve(answer: Response | null) {
  const ask = vi.fn<typeof fetch>(() => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError())))
  vi.stubGlobal('fetch', ask)
  return ask
}

const failureOf = (load: () => Promise<unknown>) =>
  loadPart(load, ENTRY).then(
    () => null,
    (error: unknown) => error,
  )

test.each(Object.entries(LOST))(
  'a file that is gone makes the page outdated, told by %s',
  async (whose, lost) => {
    const ask = serve(new Response(null, { status: 404 }))
    const error = await failureOf(() => Promise.reject(lost()))
    expect(isOutdated(error)).toBe(true)
    expect(isUnreachable(error)).toBe(false)
    const address = whose === 'Safari' ? ENTRY : FILE
    expect(ask).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))
  },
)

test.each([['has a page in its place', () => new Response(null, PAGE)]])(
  'so does a file that %s',
  async (_what, answer) => {
    serve(answer())
    expect(isOutdated(await failureOf(lose))).toBe(true)
  },
)

test.each([
  ['no answer', null],
  ['a server that is busy', new Response(null, { status: 503 })],
  ['a proxy without a server', new Response('<html>', { status: 502, ...PAGE })],
  ['too many requests', new Response(null, { status: 429 })],
])('%s is an unreachable server, not a new version', async (_what, answer) => {
  serve(answer)
  const error = await failureOf(lose)
  expect(isUnreachable(error)).toBe(true)
  expect(isOutdated(error)).toBe(false)
})

test('once the server is back the part is loaded', async () => {
  serve(new Response(null, SCRIPT))
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('the part')).mockImplementationOnce(lose)
  expect(await loadPart(load, ENTRY)).toBe('the part')
})

test('a browser that remembers the failure is to load the page anew', async () => {
  serve(new Response(null, SCRIPT))
  expect(isOutdated(await failureOf(lose))).toBe(true)
})

test('what the code itself throws is thrown as it is, and asks nobody', async () => {
  const ask = serve(new Response(null, { status: 404 }))
  const fault = new TypeError('a is not a function')
  expect(await failureOf(() => Promise.reject(fault))).toBe(fault)
  expect(ask).not.toHaveBeenCalled()
})
