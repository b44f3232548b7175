import { awake } from '../fixtures/awake.ts'
import { enterAsNewEmployer } from '../fixtures/new-employer.ts'
import { publishJob } from '../fixtures/publish-job.ts'
import { expect, test } from '../fixtures/test.ts'

for (const width of [390, 320]) {
  test(`at ${width} px the foot of the editor says whole what is to be mended, beside the preview`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await enterAsNewEmployer(page)
    const id = await publishJob(page, 'Sluice Keeper')
    await page.goto(`/app/employer/jobs/edit/${id}/step3`)
    await awake(page)
    const pay = page.getByLabel('Minimum salary')
    await pay.fill('negotiable')
    await pay.blur()
    await page.reload()
    await awake(page)
    await expect(pay).toHaveValue('negotiable')
    await expect(pay).toHaveAttribute('aria-invalid', 'true')

    const toMend = page.getByRole('link', { name: 'Fix Minimum salary to save' })
    await expect(toMend).toBeInViewport({ ratio: 1 })
    const lines = await toMend.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const clip = link.parentElement?.getBoundingClientRect()
      return [...range.getClientRects()].every(
        (line) => clip && line.right <= clip.right + 1 && line.bottom <= clip.bottom + 1,
      )
    })
    expect(lines).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('button', { name: 'Preview the job page' }).click()
    await expect(page.getByRole('dialog', { name: 'How people will see it' })).toBeVisible()
  })
}

test('whoever has archived a job opens it again from its own page', async ({ page }) => {
  await enterAsNewEmployer(page)
  const id = await publishJob(page, 'Dyke Reeve')
  await page.goto('/app/employer')
  await awake(page)
  await page.getByRole('button', { name: 'Actions for Dyke Reeve' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const reason = page.getByRole('radio', { name: 'We found somebody' })
  await expect(reason).toBeFocused()
  await expect(page.getByRole('dialog')).not.toContainText('waiting')
  await reason.check()
  await page.getByRole('button', { name: 'Archive job' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`/job/${id}`)
  await awake(page)
  await expect(page.getByText('This job is no longer open')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('This job is no longer open')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit job' }).first()).toBeVisible()
})
