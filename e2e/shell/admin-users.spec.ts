import { findOne } from '../fixtures/admin-list.ts'
import { awake } from '../fixtures/awake.ts'
import { beforeScripts } from '../fixtures/before-scripts.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ visitor: 'Admin' })

const { name, email } = demoAccount('Individual')

test('an admin finds somebody by their address, which stands in no address of a request, and comes back to them', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  await page.goto('/app/admin/users')
  const search = page.getByRole('searchbox', { name: 'Search by name or email' })
  await findOne(page, 'Search by name or email', email)
  await page.reload()
  await expect(search).toHaveValue(email)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/app/admin/users/${demoAccount('Individual').id}`)
  await page.goBack()
  await expect(search).toHaveValue(email)
  await expect(page.getByRole('row', { name })).toBeVisible()
  expect(addresses.filter((address) => address.includes(email))).toEqual([])
})

test('what was typed and chosen before the scripts came is searched for and left out', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search by name or email' })
  await beforeScripts(page, '/app/admin/users', () => search.fill(email))
  await expect(search).toHaveValue(email)
  await expect(page.getByText('1 result', { exact: true })).toBeVisible()
  await beforeScripts(page, '/app/admin/users', async () => {
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Hiring')
  })
  await expect(page).toHaveURL('/app/admin/users?type=Employer')
})

test(
  'order and filters are in the address, and Back leads through them',
  { tag: ['@R095'] },
  async ({ page }) => {
    await page.goto('/app/admin/users?sort=name')
    await awake(page)
    const byName = page.getByRole('columnheader', { name: 'Name' })
    const type = page.getByRole('combobox', { name: 'Type' })
    const rowsOf = (what: string) => page.getByRole('row').filter({ hasText: what })
    await expect(byName).toHaveAttribute('aria-sort', 'ascending')
    await type.selectOption('Hiring')
    await expect(page).toHaveURL('/app/admin/users?sort=name&type=Employer')
    await expect(rowsOf('Looking for work')).toHaveCount(0)
    await expect(rowsOf('Hiring').first()).toBeVisible()
    await page.getByRole('button', { name: 'Joined' }).click()
    await expect(page).toHaveURL('/app/admin/users?type=Employer')
    await expect(page.getByRole('columnheader', { name: 'Joined' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.goBack()
    await expect(byName).toHaveAttribute('aria-sort', 'ascending')
    await page.goBack()
    await expect(page).toHaveURL('/app/admin/users?sort=name')
    await expect(type).toHaveValue('')
    await expect(rowsOf('Looking for work').first()).toBeVisible()
  },
)

test('the ring round a tab of the audit log stands clear of its letters and is not cut off', async ({
  page,
}) => {
  await page.goto(`/app/admin/users/${demoAccount('Admin').id}`)
  await awake(page)
  await page.getByRole('tab', { name: 'About this person' }).focus()
  await page.keyboard.press('ArrowRight')
  const tab = page.getByRole('tab', { name: 'By this person' })
  await expect(tab).toBeFocused()
  const gaps = await tab.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    const [letters, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()]
    const list = button.parentElement?.getBoundingClientRect() ?? box
    const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(button)
    const inner = Number.parseFloat(outlineOffset)
    const outer = inner + Number.parseFloat(outlineWidth)
    return {
      isDrawn: outlineStyle !== 'none',
      beside: letters.left - (box.left - inner),
      behind: box.right + inner - letters.right,
      above: letters.top - (box.top - inner),
      below: box.bottom + inner - letters.bottom,
      within: Math.min(box.left - outer - list.left, list.right - box.right - outer),
    }
  })
  expect(gaps.isDrawn).toBe(true)
  for (const [side, gap] of Object.entries({ ...gaps, isDrawn: 2, within: gaps.within + 2 }))
    expect(gap, side).toBeGreaterThanOrEqual(2)
})
