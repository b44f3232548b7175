import { expect, test } from 'vitest'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { jobScripts } from './job-scripts.ts'

const AT = { baseUrl: 'https://jobs.example.com', today: '2026-11-22' }
const typesOf = (changes: Parameters<typeof buildJobView>[0]) =>
  jobScripts(buildJobView(changes), AT).map(({ children }) => JSON.parse(children)['@type'] as string)

test('an open job tells machines what it is and where it stands', () => {
  expect(typesOf({})).toEqual(['JobPosting', 'BreadcrumbList'])
  expect(typesOf({ closingDate: '2026-11-22' })).toHaveLength(2)
})

test.each([{ state: 'draft' }, { state: 'closed' }, { closingDate: '2026-11-21' }] as const)(
  'a job with %j tells machines nothing',
  (changes) => {
    expect(typesOf(changes)).toEqual([])
  },
)

test('no text of a job ends the script it stands in', () => {
  const hostile = '</script><script>alert(1)</script>'
  for (const { children } of jobScripts(buildJobView({ title: hostile, description: hostile }), AT)) {
    expect(children).not.toContain('</')
  }
})
