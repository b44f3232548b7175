import { act, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import type { AccountType } from '#/domain/access/account-type.ts'
import { slotsOf } from '#/routes/-components/job-slots.tsx'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { APPROACHED, MATCHED, likesServer, resetLikesServer } from '#tests/fakes/fake-job-likes.ts'
import { findDialog, renderPage, screen } from '#tests/setup/render.tsx'
import type { JobView } from '../../job-detail.view.ts'
import { JobPage } from './job-page.tsx'

vi.mock('../../job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))
vi.mock('#/features/matching/job-likes.functions.ts', () => import('#tests/fakes/fake-job-likes.ts'))

beforeAll(loadMarkdown)
beforeEach(resetLikesServer)

async function renderJob(changes: Partial<JobView> = {}, accountType: AccountType | null = 'Individual') {
  const job = buildJobView(changes)
  const slots = { ...slotsOf(job, { accountType, level: 2 }), fit: <p>Why it fits</p> }
  const page = await renderPage(<JobPage job={job} slots={slots} />)
  await screen.findByRole('article')
  return page
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

test('a page has one heading of the first rank and its parts below it', async () => {
  await renderJob()
  expect(headings(1)).toEqual(['Civil Engineer, Flood Defences'])
  expect(headings(2)).toEqual(['What it takes', 'About the job', 'The company'])
})

test('a video stands below the text and waits to be played', async () => {
  await renderJob({ video: '/files/job-videos/a.mp4' })
  expect(headings(2)).toContain('See for yourself')
  const video = screen.getByLabelText<HTMLVideoElement>('Video about the job: Civil Engineer, Flood Defences')
  expect(video.getAttribute('src')).toContain('/files/job-videos/a.mp4')
  expect(video.autoplay).toBe(false)
})

test('the fit of the reader has its place', async () => {
  await renderJob()
  expect(screen.getByText('Why it fits')).toBeTruthy()
})

test('share and like are there twice: in the header for desks, in the foot for thumbs', async () => {
  await renderJob()
  expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Like this job' })).toHaveLength(2)
})

test('both like buttons tell the same', async () => {
  const { user } = await renderJob()
  const [first] = screen.getAllByRole('button', { name: 'Like this job' })
  await user.click(first ?? document.body)
  expect(await screen.findAllByRole('button', { name: 'Liked' })).toHaveLength(2)
})

test('an employer sees the job without any answer to give', async () => {
  await renderJob({}, 'Employer')
  expect(screen.queryByRole('button', { name: /like/i })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1)
})

test('its own people go from the open job to its candidates and the editor, by the header and by the foot', async () => {
  await renderJob({ viewer: 'member' }, 'Employer')
  for (const name of ['See candidates', 'Edit job']) {
    expect(screen.getAllByRole('link', { name })).toHaveLength(2)
  }
})

test('its own people see a draft with one way to edit it', async () => {
  await renderJob({ viewer: 'member', state: 'draft', publishedAt: null }, 'Employer')
  expect(screen.getByText('This is a draft')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Edit job' })).toHaveLength(1)
})

test('a closed job stays readable, says why, and takes no likes', async () => {
  await renderJob({ state: 'closed', closedReason: 'Filled' })
  expect(screen.getByText('The place has been filled.')).toBeTruthy()
  expect(headings(2)).toContain('What it takes')
  for (const button of screen.getAllByRole('button', { name: 'No longer open' })) {
    expect(button.hasAttribute('disabled')).toBe(true)
  }
})

test('an approach is told beside the job it is for', async () => {
  likesServer.statuses['job-1'] = APPROACHED
  await renderJob()
  expect(await screen.findByText('Tidewall Engineering would like to meet you')).toBeTruthy()
})

test('saying yes there makes the match visible at once', async () => {
  likesServer.statuses['job-1'] = APPROACHED
  const { user } = await renderJob()
  const [yes] = await screen.findAllByRole('button', { name: 'Say yes' })
  await user.click(yes ?? document.body)
  expect(await screen.findByText(/You and Tidewall Engineering both said yes/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'It’s a match' })).toHaveLength(2)
})

test('withdrawing is told in place of the match', async () => {
  likesServer.statuses['job-1'] = MATCHED
  const { user } = await renderJob()
  const withdraw = await screen.findByRole('button', { name: 'Withdraw' })
  await act(() => user.click(withdraw))
  await user.click(within(await findDialog()).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('You withdrew from this match.')).toBeTruthy()
})

test('a job with next to nothing said still makes a page', async () => {
  await renderJob({
    description: '',
    mustHaveSkills: [],
    niceToHaveSkills: [],
    languages: [],
    benefits: [],
    closingDate: null,
    replyPledgeDays: null,
    location: '',
    workLocation: null,
    jobType: null,
  })
  expect(headings(2)).toEqual(['What it takes', 'The company'])
})
