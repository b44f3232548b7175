import { request as requests, type APIRequestContext, type APIResponse } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { askOnceFree } from '../fixtures/ask-once-free.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { buildNewcomer, join, NEWCOMER_PASSWORD } from '../fixtures/newcomer.ts'
import { expect, test } from '../fixtures/test.ts'
import { FUNCTION_TABLE } from './function-table.ts'

/** No other number of the cast, as it is and as it is written for people; not as a part of an id. */
const FLOOR = 73_913
const WRITTEN = /(?<![\w-])73[.,\s\u{A0}\u{202F}’]?913(?![\w-])/u

/** Of the demo's employer. */
const JOB = seedId('civil-engineer-flood-defences')

async function signIn(baseURL: string, email: string, password: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL })
  const answer = await context.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: { origin: baseURL },
  })
  expect(answer.status()).toBe(200)
  return context
}

const CALLERS = ['nobody', 'a job seeker', 'the employer', 'an admin']

/** What a person reads: the letters of a PDF are packed. */
async function textOf(answer: APIResponse): Promise<string> {
  if (answer.headers()['content-type'] !== 'application/pdf') return answer.text()
  return JSON.stringify(await readPdf(await answer.body()))
}

const asDemo = (baseURL: string, type: AccountType) =>
  signIn(baseURL, DEMO_ACCOUNTS.find((account) => account.type === type)?.email ?? '', DEMO_PASSWORD)

/** What functions are asked for about the person and the job; all others get what they get in the table. */
const about = (userId: string): Record<string, object> => ({
  getUserProfile: { id: userId },
  getJob: { id: JOB },
  getSimilarJobs: { id: JOB },
  getMapJob: { id: JOB },
  getJobFit: { jobId: JOB },
  getJobFits: { jobIds: [JOB] },
  getJobLikeStatus: { jobId: JOB },
  getJobLikesAndMatches: { jobId: JOB },
  getJobForEdit: { id: JOB },
})

test('nobody else is told what somebody wants to earn at least, by any answer or page', async ({
  page,
  baseURL: base,
}) => {
  const baseURL = base ?? ''
  const newcomer = buildNewcomer('Petra', 'Telltale')
  await join(page, newcomer, 'looking')
  const petra = await signIn(baseURL, newcomer.email, NEWCOMER_PASSWORD)
  const call = (who: APIRequestContext, name: string, data: object) =>
    callFunction(who, { name, method: 'POST', data })
  const wishes = {
    minSalary: FLOOR,
    currency: 'GBP',
    salaryPeriod: 'Year',
    visibility: 'Public',
    desiredTitles: ['Civil Engineer'],
  }
  expect((await call(petra, 'saveProfileSteps', { steps: [{ step: 5, values: wishes }] })).status()).toBe(200)
  expect((await call(petra, 'setJobLike', { jobId: JOB, liked: true })).status()).toBe(200)
  const own = await callFunction(petra, { name: 'getMyProfile', method: 'GET' })
  expect(await own.text()).toMatch(WRITTEN)
  await page.goto('/app/individual/profile/me')
  const userId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const nobody = await requests.newContext({ baseURL })
  const others = await Promise.all(
    (['Individual', 'Employer', 'Admin'] as const).map((type) => asDemo(baseURL, type)),
  )
  const cv = `/profile/cv/${userId}`
  /**
   * What each caller is answered, and what must be in it: nobody, a job seeker, the job's employer, an admin. Who is sent
   * home instead may meet her there: the admin's home names who joined last.
   */
  const pages: [path: string, statuses: number[], hasPetra: (boolean | 'sent home')[]][] = [
    [`/profile/${userId}`, [200, 200, 200, 200], [true, true, true, true]],
    [cv, [200, 200, 200, 200], [true, true, true, true]],
    [`${cv}/resume.json`, [200, 200, 200, 200], [true, true, true, true]],
    [`${cv}/cv.pdf`, [200, 200, 200, 200], [true, true, true, true]],
    [`/app/employer/jobs/match/${JOB}`, [200, 200, 200, 200], [false, false, true, 'sent home']],
    ['/app/admin/users', [200, 200, 200, 200], [false, false, false, true]],
  ]
  for (const [index, caller] of [nobody, ...others].entries()) {
    for (const [name, { method, data }] of Object.entries(FUNCTION_TABLE)) {
      const answer = await callFunction(caller, { name, method, data: about(userId)[name] ?? data })
      expect(await answer.text(), name).not.toMatch(WRITTEN)
    }
    for (const [path, statuses, hasPetra] of pages) {
      const answer = await askOnceFree(() => caller.get(path))
      const text = await textOf(answer)
      const where = `${path} for ${CALLERS[index]}`
      expect.soft(answer.status(), where).toBe(statuses[index])
      if (hasPetra[index] === 'sent home')
        expect.soft(new URL(answer.url()).pathname, where).toBe('/app/admin')
      else expect.soft(text.includes('Petra'), where).toBe(hasPetra[index])
      expect(text, where).not.toMatch(WRITTEN)
    }
  }
  // They are told of the person, so that there was something to tell.
  const [, employer = nobody] = others
  const candidates = await callFunction(employer, {
    name: 'getJobLikesAndMatches',
    method: 'GET',
    data: { jobId: JOB },
  })
  expect(await candidates.text()).toContain('Petra')
  const profile = await callFunction(nobody, { name: 'getUserProfile', method: 'GET', data: { id: userId } })
  expect(await profile.text()).toContain('Petra')
})
