import { request } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { expect, test } from '../fixtures/test.ts'
import { FUNCTION_TABLE } from './function-table.ts'

/** What opens contact data to somebody else, cannot be taken back unseen, or is an admin's. */
const ACTS = [
  ['Individual', 'setJobLike'],
  ['Individual', 'answerApproach'],
  ['Employer', 'matchCandidate'],
  ['Employer', 'passCandidate'],
  ['Employer', 'publishJob'],
  ['Employer', 'unpublishJob'],
  ['Employer', 'archiveJob'],
  ['Employer', 'restoreJob'],
  ['Employer', 'repostJob'],
  ['Employer', 'deleteJob'],
  ['Employer', 'updateOrganization'],
  ['Admin', 'getAdminOverview'],
  ['Admin', 'listUsers'],
  ['Admin', 'getUserAccount'],
  ['Admin', 'listUserAudit'],
  ['Admin', 'createUserAccount'],
  ['Admin', 'changeUserPassword'],
  ['Admin', 'endUserSession'],
  ['Admin', 'listAllOrganizations'],
  ['Admin', 'suspendOrganization'],
  ['Admin', 'listAllJobs'],
  ['Admin', 'listContactMessages'],
  ['Admin', 'getContactMessage'],
  ['Admin', 'deleteContactMessage'],
  ['Admin', 'deleteAnyJob'],
] as const

for (const [type, name] of ACTS) {
  test(`${name} asks the database who is there: a session ended elsewhere is nobody at once`, async ({
    baseURL,
  }) => {
    const email = DEMO_ACCOUNTS.find((account) => account.type === type)?.email
    const options = { baseURL, extraHTTPHeaders: { origin: baseURL ?? '' } }
    const device = await request.newContext(options)
    const signedIn = await device.post('/api/auth/sign-in/email', {
      data: { email, password: DEMO_PASSWORD },
    })
    expect(signedIn.status()).toBe(200)
    const elsewhere = await request.newContext({ ...options, storageState: await device.storageState() })
    expect((await elsewhere.post('/api/auth/sign-out', { data: {} })).status()).toBe(200)
    // The copy of the session in the first device's cookie is good for a minute, and stays good for reading.
    const row = FUNCTION_TABLE[name]
    const answer = await callFunction(device, { name, method: row?.method ?? 'POST', data: row?.data })
    expect(answer.status()).toBe(401)
    await Promise.all([device.dispose(), elsewhere.dispose()])
  })
}
