import { request as requests, type APIRequestContext, type Browser } from '@playwright/test'
import {
  CALLERS,
  expectedStatus,
  isAllowed,
  MATRIX,
  type Caller,
  type Cell,
  type Target,
} from '#tests/setup/organization-matrix.ts'
import { isLong } from '#tests/setup/tries.ts'
import { buildNewcomer, type Newcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { foundCompany, joinQuickly } from '../fixtures/quick-start.ts'
import { expect, test } from '../fixtures/test.ts'

// The people of the table join once; only the companies are new for each cell.
test.describe.configure({ mode: 'default' })

type Person = Newcomer & { call: (path: string, data: object) => Promise<Answer>; read: Read }
type Answer = { status: number; text: string }
type Read = (path: string) => Promise<Answer>

const PEOPLE = ['owner', 'admin', 'member', 'colleague', 'outsider'] as const
const people = new Map<string, Person>()
const contexts: APIRequestContext[] = []
let origin = ''

/** Somebody at the library's endpoints, with the cookies of a browser or none. */
async function openClient(storageState?: Awaited<ReturnType<APIRequestContext['storageState']>>) {
  const client = await requests.newContext({ baseURL: origin, extraHTTPHeaders: { origin }, storageState })
  contexts.push(client)
  const answerOf = async (sent: ReturnType<APIRequestContext['get']>): Promise<Answer> => {
    const answer = await sent
    return { status: answer.status(), text: await answer.text() }
  }
  return {
    call: (path: string, data: object) => answerOf(client.post(`/api/auth/organization/${path}`, { data })),
    read: (path: string) => answerOf(client.get(`/api/auth/organization/${path}`)),
  }
}

async function joinAs(browser: Browser, role: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const newcomer = buildNewcomer(role, 'Matrix')
  await joinQuickly(page, newcomer)
  if (role === 'outsider') await foundCompany(page, `Outside ${ownWord()}`)
  people.set(role, { ...newcomer, ...(await openClient(await context.storageState())) })
  await context.close()
}

test.beforeAll(async ({ browser }, { project }) => {
  origin = project.use.baseURL ?? ''
  for (const role of PEOPLE) await joinAs(browser, role)
  people.set('signed out', { ...buildNewcomer('nobody', 'Matrix'), ...(await openClient()) })
})

test.afterAll(async () => {
  await Promise.all(contexts.map((client) => client.dispose()))
})

function who(name: string): Person {
  const person = people.get(name)
  if (!person) throw new Error(`Nobody is ${name}`)
  return person
}

/** What a call answered, which must have been done. */
async function done<Result>(answer: Promise<Answer>): Promise<Result> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  return JSON.parse(text) as Result
}

async function invite(organizationId: string, email: string, role: string): Promise<string> {
  const body = { organizationId, email, role }
  return (await done<{ id: string }>(who('owner').call('invite-member', body))).id
}

/** Takes somebody in by an invitation, as nobody comes in another way; answers their membership. */
async function takeIn(organizationId: string, name: string, role: 'admin' | 'member') {
  const invitationId = await invite(organizationId, who(name).email, role)
  const accepted = await done<{ member: { id: string; userId: string } }>(
    who(name).call('accept-invitation', { invitationId }),
  )
  return accepted.member
}

const COMPANY = {
  email: 'work@tidewall.example.com',
  phone: '+44 7700 900861',
  description: 'Sea walls that are quiet to look at.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
}

/** A company of the owner's with an admin, two members, a team and an open invitation. */
async function buildTarget(): Promise<Target> {
  const [name, slug] = [`Tidewall ${ownWord()}`, crypto.randomUUID()]
  const { id: organizationId } = await done<{ id: string }>(
    who('owner').call('create', { ...COMPANY, name, slug }),
  )
  await takeIn(organizationId, 'admin', 'admin')
  await takeIn(organizationId, 'member', 'member')
  const { id: memberId, userId } = await takeIn(organizationId, 'colleague', 'member')
  const invitationId = await invite(organizationId, 'invited@example.com', 'member')
  const { id: teamId } = await done<{ id: string }>(
    who('owner').call('create-team', { organizationId, name: 'Wardens' }),
  )
  return { organizationId, memberId, userId, invitationId, teamId }
}

/** All that the owner can read of a company: itself, its members, invitations and teams, and who is in the team. */
async function stateOf({ organizationId, teamId }: Target): Promise<string> {
  const { text: whole } = await who('owner').read(`get-full-organization?organizationId=${organizationId}`)
  await who('owner').call('set-active-team', { teamId, organizationId })
  const { text: team } = await who('owner').read(`list-team-members?teamId=${teamId}`)
  return `${whole}\n${team}`
}

async function tryCell(cell: Cell, caller: Caller) {
  const target = await buildTarget()
  const before = await stateOf(target)
  const answer = await who(caller).call(cell.path, cell.body(target))
  expect(answer.status, answer.text).toBe(expectedStatus(cell, caller))
  expect((await stateOf(target)) !== before).toBe(isAllowed(cell, caller))
}

/** The server's tests try every cell as every caller: over the wire each as one of them is enough, but in the long run. */
const callersOf = (nth: number) =>
  isLong ? CALLERS : CALLERS.filter((_, place) => place === nth % CALLERS.length)

for (const [nth, [name, cell]] of Object.entries(MATRIX).entries()) {
  for (const caller of callersOf(nth)) {
    test(
      `${name} by ${caller}: ${isAllowed(cell, caller) ? 'done' : 'refused, and nothing changed'}`,
      { tag: ['@R172'] },
      () => tryCell(cell, caller),
    )
  }
}
