import { beforeEach, expect, test, vi } from 'vitest'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { buildJobsPage } from '#tests/factories/build-jobs-page.ts'
import { jobPages } from '#tests/fakes/fake-published-jobs.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { jobQuery } from '../../job-detail.queries.ts'
import { JobList } from './job-list.tsx'

vi.mock('../../published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))

const onSelect = vi.fn<(jobId: string) => void>()
const toggle = vi.fn<(job: { id: string }) => void>()

beforeEach(() => {
  toggle.mockClear()
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

async function renderList(selectedId: string | null = null) {
  const page = await renderPage(
    <>
      <input aria-label="Search" />
      <JobList
        search={{}}
        sorts={['newest', 'salary']}
        currency="GBP"
        onSort={() => undefined}
        likes={{ heartOf: () => null, toggle }}
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
const likes = () => toggle.mock.calls.map(([{ id }]) => id)

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

test('Home and End go to the ends of the list from within, and to those of the page from elsewhere', async () => {
  const { user } = await renderList('job-2')
  await user.keyboard('{End}{Home}')
  expect(onSelect).not.toHaveBeenCalled()
  await user.keyboard('{ArrowUp}{End}')
  expect(focused()).toBe('Pilot')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Nurse')
  expect(onSelect.mock.calls.map(([id]) => id)).toEqual(['job-1', 'job-3', 'job-1'])
})

test('from the job beside the list the arrows go on', async () => {
  const { user } = await renderList('job-2')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Pilot')
})

test('a row that the arrows reach comes into view as a whole', async () => {
  const { user } = await renderList()
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await user.keyboard('{ArrowDown}')
  expect(scroll.mock.contexts.map((row) => row instanceof HTMLLIElement && row.textContent)).toEqual([
    expect.stringContaining('Nurse'),
  ])
  scroll.mockRestore()
})

test('arrows go on from the open row while the page as a whole has the focus', async () => {
  const { user } = await renderList('job-2')
  const page = screen.getByRole('region', { name: 'Jobs' }).parentElement
  page?.setAttribute('tabindex', '-1')
  page?.focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Pilot')
})

test.each(['{ArrowDown}', 'l'])('%s in a field is the field’s own', async (key) => {
  const { user } = await renderList('job-2')
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard(key)
  expect(onSelect).not.toHaveBeenCalled()
  expect(likes()).toEqual([])
})

test.each(['{Control>}l', '{Meta>}l', '{Alt>}{ArrowDown}', '{Shift>}{ArrowDown}'])(
  '%s belongs to the browser',
  async (chord) => {
    const { user } = await renderList('job-2')
    await user.keyboard(chord)
    expect(onSelect).not.toHaveBeenCalled()
    expect(likes()).toEqual([])
  },
)

test('L likes the focused row, and L again asks once more', async () => {
  const { user } = await renderList()
  await user.keyboard('{ArrowDown}lL')
  expect(likes()).toEqual(['job-1', 'job-1'])
})

test('L likes the job beside the list while the focus is nowhere', async () => {
  const { user } = await renderList('job-2')
  await user.keyboard('l')
  expect(likes()).toEqual(['job-2'])
})

test('L likes the job beside the list that is none of its rows', async () => {
  const { user, queryClient } = await renderList('job-9')
  queryClient.setQueryData(jobQuery('job-9').queryKey, buildJobView({ id: 'job-9' }))
  await user.keyboard('l')
  expect(likes()).toEqual(['job-9'])
})

test('L likes no closed job beside the list', async () => {
  const { user, queryClient } = await renderList('job-9')
  queryClient.setQueryData(jobQuery('job-9').queryKey, buildJobView({ id: 'job-9', state: 'closed' }))
  await user.keyboard('l')
  expect(likes()).toEqual([])
})

test('L held down is one like, not a flicker', async () => {
  const { user } = await renderList('job-1')
  await user.keyboard('{l>5/}')
  expect(likes()).toEqual(['job-1'])
})

test('L before any row is chosen likes nothing', async () => {
  const { user } = await renderList()
  await user.keyboard('l')
  expect(likes()).toEqual([])
})
