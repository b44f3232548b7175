import { request as requests, type APIRequestContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { expect, test } from '../fixtures/test.ts'
import { FUNCTION_TABLE, type FunctionRow } from './function-table.ts'

type Caller = AccountType | 'nobody'
const CALLERS: Caller[] = ['nobody', ...ACCOUNT_TYPES]
const callers = new Map<Caller, APIRequestContext>()

/** The names of all server functions, read from the sources. */
const written = sourceFiles('src/{features,platform}/**/*.functions.ts').flatMap(({ text }) =>
  Array.from(text.matchAll(/export const (\w+) = createServerFn\(/g), (match) => match[1] ?? ''),
)

test.beforeAll(async ({ baseURL }) => {
  for (const caller of CALLERS) {
    const context = await requests.newContext({ baseURL })
    const account = DEMO_ACCOUNTS.find(({ type }) => type === caller)
    if (account) {
      const signedIn = await context.post('/api/auth/sign-in/email', {
        data: { email: account.email, password: DEMO_PASSWORD },
        headers: { origin: baseURL ?? '' },
      })
      expect(signedIn.status()).toBe(200)
    }
    callers.set(caller, context)
  }
})

test.afterAll(async () => {
  for (const context of callers.values()) await context.dispose()
})

function as(caller: Caller): APIRequestContext {
  const context = callers.get(caller)
  if (!context) throw new Error(`Nobody calls as ${caller}`)
  return context
}

function expectedStatus({ audience, answer }: FunctionRow, caller: Caller): number {
  if (audience === 'everybody') return answer
  if (caller === 'nobody') return 401
  return audience === 'signed in' || audience === caller ? answer : 403
}

test(
  'every server function has a row in the table, its name is unique, and no row is left over',
  { tag: ['@R194'] },
  () => {
    expect(written.toSorted()).toEqual(Object.keys(FUNCTION_TABLE).toSorted())
  },
)

for (const [name, row] of Object.entries(FUNCTION_TABLE)) {
  for (const caller of CALLERS) {
    const status = expectedStatus(row, caller)
    test(
      `${name} called by ${caller} answers ${status}`,
      { tag: ['@R162', '@R170', '@R175', '@R194'] },
      async () => {
        const answer = await callFunction(as(caller), { name, method: row.method, data: row.data })
        expect(answer.status(), await answer.text()).toBe(status)
      },
    )
  }

  test(`${name} with the other method is refused`, { tag: ['@R194'] }, async () => {
    const method = row.method === 'GET' ? 'POST' : 'GET'
    const answer = await callFunction(as('Employer'), { name, method, data: row.data })
    expect(answer.status()).toBe(405)
  })

  test(`${name} called from another site is refused`, async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const answer = await callFunction(as('Employer'), { name, method: row.method, data: row.data, headers })
    expect(answer.status()).toBe(403)
  })
}

for (const [name, row] of Object.entries(FUNCTION_TABLE).filter(([, { foreign }]) => foreign)) {
  test(`${name}: what belongs to others looks exactly like what does not exist`, async () => {
    const caller = row.audience === 'Employer' ? 'Employer' : 'Individual'
    const call = { name, method: row.method }
    const foreign = await callFunction(as(caller), { ...call, data: row.foreign })
    const missing = await callFunction(as(caller), { ...call, data: row.data })
    expect([foreign.status(), await foreign.text()]).toEqual([missing.status(), await missing.text()])
  })
}

test('a function that does not exist is not found, by no name that every object has either', async () => {
  for (const name of ['getEverything', '__proto__', 'constructor', 'toString']) {
    const answer = await callFunction(as('nobody'), { name, method: 'GET' })
    expect([name, answer.status()]).toEqual([name, 404])
  }
})

test('an employer of another company cannot read, change or publish a job by its id', async () => {
  const jobId = FUNCTION_TABLE.publishJob?.foreign
  for (const name of ['getJobForEdit', 'publishJob', 'deleteJob']) {
    const method = FUNCTION_TABLE[name]?.method ?? 'POST'
    expect((await callFunction(as('Employer'), { name, method, data: jobId })).status()).toBe(404)
  }
})
