import { expect, test } from 'vitest'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { renderJobPart } from '#tests/setup/render-job-step.tsx'
import { fill, screen } from '#tests/setup/render.tsx'
import { ApplyFields } from './apply-fields.tsx'

const renderApply = (details: Partial<JobDetails> = {}) => renderJobPart(3, <ApplyFields />, { details })

test.each<[string, string, string, Partial<JobDetails>]>([
  ['On a web page', 'Web address', 'https://example.com/a', { applyUrl: 'https://example.com/a' }],
  ['By email', 'Email address', 'hr@example.com', { applyEmail: 'hr@example.com' }],
])('applying %s asks for its address', async (mode, name, typed, values) => {
  const { user, stored } = await renderApply()
  expect(screen.queryByRole('textbox', { name })).toBeNull()
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${mode}`) }))
  await fill(user, screen.getByRole('textbox', { name }), typed)
  await user.tab()
  expect(stored()).toMatchObject(values)
})

test('applying here asks for no address', async () => {
  const { user } = await renderApply({ applyMode: 'Email', applyEmail: 'hr@example.com' })
  await user.click(screen.getByRole('radio', { name: /^Here/ }))
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull()
})
