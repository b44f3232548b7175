import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, renderTexts, screen } from '#tests/setup/render.tsx'
import { DownloadData } from './download-data.tsx'
import { PrivacySummary, type PrivacySummaryProps } from './privacy-summary.tsx'

test.each([
  ['Individual', /as a résumé that other programs can read/],
  ['Employer', /companies, jobs, invitations/],
  ['Admin', /^A ZIP with your account, mails and files\.$/],
] as const)('%s downloads their data by a plain form that needs no scripts', (type, what) => {
  const { container } = renderTexts(<DownloadData type={type} />)
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/api/my-data', 'post'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download my data' }).type).toBe('submit')
  expect(screen.getByText(what)).toBeTruthy()
})

async function renderSummary(changes: Partial<PrivacySummaryProps> = {}) {
  await renderPage(
    <PrivacySummary
      visibility="MatchedEmployers"
      anonymousUntilMatch={false}
      excludedEmployers={[]}
      {...changes}
    />,
  )
  return within(screen.getByRole('region', { name: 'Who sees you' }))
}

test('a job seeker reads who sees them, and changes it where it is kept', async () => {
  const privacy = await renderSummary({ excludedEmployers: ['Weir Works', 'Alder Farm'] })
  expect(privacy.getByText('Matched employers only')).toBeTruthy()
  expect(privacy.getByText('Weir Works, Alder Farm')).toBeTruthy()
  expect(privacy.queryByText(/hidden until you match/)).toBeNull()
  expect(privacy.getByRole('link', { name: 'Change who sees you' }).getAttribute('href')).toBe(
    '/app/individual/profile/step5',
  )
})

test('somebody anonymous is not told that everybody sees them', async () => {
  const privacy = await renderSummary({ visibility: 'Public', anonymousUntilMatch: true })
  expect(privacy.getByText(/^Employers find you among their candidates, without your name/)).toBeTruthy()
  expect(privacy.queryByText('Anybody with the address.')).toBeNull()
})

test('being anonymous is said, and so is that nobody is excluded', async () => {
  const privacy = await renderSummary({ anonymousUntilMatch: true })
  expect(privacy.getByText(/hidden until you match/)).toBeTruthy()
  expect(privacy.getByText('No employer is excluded')).toBeTruthy()
})
