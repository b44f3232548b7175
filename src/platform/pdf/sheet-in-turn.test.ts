import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { buildSheet, buildSheetOrder } from '#tests/factories/build-sheet.ts'
import { setSheet } from './set-sheet.server.ts'
import { sheetInTurn } from './sheet-in-turn.server.ts'

vi.mock(import('./set-sheet.server.ts'), () => ({
  setSheet: vi.fn<typeof setSheet>(({ sheet }) => Promise.resolve(new TextEncoder().encode(sheet.name))),
}))
beforeEach(() => {
  vi.mocked(setSheet).mockClear()
})

const orderOf = (name: string, paper: 'a4' | 'letter' = 'a4') =>
  buildSheetOrder(buildSheet(EMPTY_PROFILE_DOCUMENT, { name }), paper)
const setNames = () => vi.mocked(setSheet).mock.calls.map(([{ sheet }]) => sheet.name)

test('a sheet is set once for all who are shown the same, and anew for whoever is shown something else', async () => {
  const ask = (order: ReturnType<typeof orderOf>) =>
    sheetInTurn(order, { line: 'signedOut', network: crypto.randomUUID() })
  const [first, second] = await Promise.all([ask(orderOf('Ada')), ask(orderOf('Ada'))])
  expect([second, await ask(orderOf('Ada'))]).toEqual([first, first])
  expect(setNames()).toEqual(['Ada'])
  await ask(orderOf('Ada', 'letter'))
  await ask({ ...orderOf('Ada'), language: 'fr-FR' })
  expect(setNames()).toEqual(['Ada', 'Ada', 'Ada'])
})

test('what is kept has a limit: who has their own set again and again is served, and drives out only what is old', async () => {
  for (let nth = 0; nth < 120; nth += 1)
    await sheetInTurn(orderOf(`Bo ${nth}`), { line: 'own', network: 'b' })
  vi.mocked(setSheet).mockClear()
  await sheetInTurn(orderOf('Bo 119'), { line: 'own', network: 'b' })
  await sheetInTurn(orderOf('Bo 0'), { line: 'own', network: 'b' })
  expect(setNames()).toEqual(['Bo 0'])
})

test('twelve visitors and twelve strangers with accounts keep nobody from a CV of their own: it is set in the next three turns', async () => {
  const crowd = Array.from({ length: 24 }, (_, nth) =>
    sheetInTurn(orderOf(`Stranger ${nth}`), { line: nth < 12 ? 'signedOut' : 'signedIn', network: `${nth}` }),
  )
  const own = sheetInTurn(orderOf('Zoë'), { line: 'own', network: 'z' })
  const outcomes = await Promise.allSettled(crowd)
  expect(new TextDecoder().decode(await own)).toBe('Zoë')
  expect(setNames().indexOf('Zoë')).toBeLessThan(3)
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', retryAfterSeconds: 10 } })
})
