// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { LIKED, MATCHED, likesServer, resetLikesServer, setJobLike } from '#tests/fakes/fake-job-likes.ts'
import { jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { JobList } from './job-list.tsx'

vi.mock('../../job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))
vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

const onSelect = vi.fn<(jobId: string) => void>()

beforeEach(() => {
  resetLikesServer()
  onSelect.mockClear()
  jobPages.set(
    '',
    buildJobsPage([
      { id: 'job-1', title: 'Nurse' },
      { id: 'job-2', title: 'Cook' },
      { id: 'job-3', title: 'Pilot' },
    ]),
  )
})

async function renderList(accountType: AccountType | null = 'Individual', selectedId: string | null = null) {
  const page = await renderPage(
    <>
      <input aria-label="Search" />
      <JobList
        filters={{}}
        cursor={undefined}
        accountType={accountType}
        fits={{}}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </>,
  )
  await screen.findByRole('link', { name: 'Nurse' })
  return page
}

const focused = () => document.activeElement?.textContent
const likes = () => setJobLike.mock.calls.map(([{ data }]) => data)

test('the keys are told to ears where the list is', async () => {
  await renderList()
  const list = screen.getByRole('region', { name: 'Jobs' }).querySelector('ul')
  const told = document.querySelector(`#${list?.getAttribute('aria-describedby')}`)
  expect(told?.textContent).toBe('Arrow keys move through the list, Enter opens a job, L likes it.')
})

test('arrows walk the rows, the focus and the choice together, and stop at both ends', async () => {
  const { user } = await renderList()
  const walked: (string | null | undefined)[] = []
  for (const key of ['Down', 'Down', 'Down', 'Down', 'Up', 'Up', 'Up']) {
    await user.keyboard(`{Arrow${key}}`)
    walked.push(focused())
  }
  expect(walked).toEqual(['Nurse', 'Cook', 'Pilot', 'Pilot', 'Cook', 'Nurse', 'Nurse'])
  expect(onSelect.mock.calls.map(([id]) => id)).toEqual([
    'job-1',
    'job-2',
    'job-3',
    'job-2',
    'job-1',
    'job-1',
  ])
})

test('from the job beside the list the arrows go on', async () => {
  const { user } = await renderList('Individual', 'job-2')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Pilot')
})

test.each(['{ArrowDown}', 'l'])('%s in a field is the field’s own', async (key) => {
  const { user } = await renderList('Individual', 'job-2')
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard(key)
  expect(onSelect).not.toHaveBeenCalled()
  expect(likes()).toEqual([])
})

test.each(['{Control>}l', '{Meta>}l', '{Alt>}{ArrowDown}', '{Shift>}{ArrowDown}'])(
  '%s belongs to the browser',
  async (chord) => {
    const { user } = await renderList('Individual', 'job-2')
    await user.keyboard(chord)
    expect(onSelect).not.toHaveBeenCalled()
    expect(likes()).toEqual([])
  },
)

test('L likes the focused row and L again takes it back', async () => {
  const { user } = await renderList()
  await user.keyboard('{ArrowDown}l')
  await screen.findByRole('button', { name: 'Take back your like of Nurse' })
  await user.keyboard('L')
  await screen.findByRole('button', { name: 'Like Nurse' })
  expect(likes()).toEqual([
    { jobId: 'job-1', liked: true },
    { jobId: 'job-1', liked: false },
  ])
})

test('L held down is one like, not a flicker', async () => {
  const { user } = await renderList('Individual', 'job-1')
  await user.keyboard('{l>5/}')
  await screen.findByRole('button', { name: 'Take back your like of Nurse' })
  expect(likes()).toEqual([{ jobId: 'job-1', liked: true }])
})

test('L before any row is chosen likes nothing', async () => {
  const { user } = await renderList()
  await user.keyboard('l')
  expect(likes()).toEqual([])
})

test('L does not leave a match', async () => {
  likesServer.statuses['job-1'] = MATCHED
  const { user } = await renderList('Individual', 'job-1')
  await screen.findByRole('img', { name: 'Matched: Nurse' })
  await user.keyboard('l')
  expect(likes()).toEqual([])
})

test('L of a visitor leads to sign in, for that job', async () => {
  const { user, router } = await renderList(null, 'job-2')
  await user.keyboard('l')
  expect(router.state.location.pathname).toBe('/auth/signin')
  expect(router.state.location.search).toEqual({ next: '/job/job-2' })
})

test.each(['Employer', 'Admin'] as const)(
  'L of an %s does nothing, and there are no hearts',
  async (accountType) => {
    likesServer.statuses['job-1'] = LIKED
    const { user, address } = await renderList(accountType, 'job-1')
    await user.keyboard('l')
    expect(likes()).toEqual([])
    expect(address()).toBe('/')
    expect(screen.queryByRole('button', { name: /like/i })).toBeNull()
  },
)
