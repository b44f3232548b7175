import { expect, test } from 'vitest'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { buildJobRow, TIDEWALL } from '#tests/factories/build-job-view.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { toJobView } from '../../job-detail.view.ts'
import { JobPage } from '../detail/job-page.tsx'
import { JobPreview } from './job-preview.tsx'

const PUBLISHED_AT = '2026-11-19T09:00:00.000Z'
const NO_SLOTS = { fit: null, notice: null, answerOf: null }

/** The article without what one can do there; a preview stands below another heading. */
function readArticle(): string {
  const article = screen.getByRole('article')
  article.querySelector('header > :has(button)')?.remove()
  return article.innerHTML.replaceAll(/<(\/?)h[1-6]/g, '<$1h')
}

test.each([
  ['a usual job', {}],
  [
    'a job with a video that one applies for elsewhere',
    {
      video: '/files/job-videos/a.mp4',
      applyMode: 'Url' as const,
      applyUrl: 'https://example.com/apply',
    },
  ],
  [
    'a remote job without pay',
    {
      workLocation: 'Remote' as const,
      countries: ['GB', 'IE'],
      minSalary: null,
      maxSalary: null,
      jobType: 'Volunteer' as const,
      location: '',
      lat: null,
      lng: null,
      countryCode: null,
    },
  ],
])('the preview shows what the public page shows: %s', async (_, changes) => {
  const details = buildJobDetails(changes)
  const row = buildJobRow({ ...details, publishedAt: new Date(PUBLISHED_AT) })
  const preview = await renderJobPart(3, <JobPreview />, { details, publishedAt: PUBLISHED_AT })
  const shown = readArticle()
  preview.unmount()
  await renderPage(<JobPage job={toJobView(row, TIDEWALL, 'visitor')} slots={NO_SLOTS} />)
  await screen.findByRole('article')
  expect(shown).toBe(readArticle())
})

test('a draft is shown as it will be when it is published, not as a draft', async () => {
  await renderJobPart(3, <JobPreview />, { details: { title: '' } })
  expect(screen.getByRole('heading', { level: 2, name: 'Untitled job' })).toBeTruthy()
  expect(screen.queryByText('This is a draft')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'The company' })).toBeTruthy()
})
