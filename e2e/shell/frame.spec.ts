import { awake } from '../fixtures/awake.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

test('a tab says which page it holds, also where none is', { tag: ['@R002'] }, async ({ page }) => {
  for (const [path, name] of [
    ['/auth/signin', 'Sign in'],
    ['/privacy', 'Privacy and cookie policy'],
    ['/no/such/page', '404 - Page Not Found'],
    ['/job/nothing', '404 - Page Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(`${name} · Flightpath`)
  }
  await awake(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact · Flightpath')
  await signInAs(page, 'Individual')
  await page.goto('/app/individual')
  await expect(page).toHaveTitle('Dashboard · Flightpath')
})

test(
  'the bar holds the menu, the way home and Back, stays in view, and Back goes to the page before',
  { tag: ['@R011', '@flaky'] },
  async ({ page }) => {
    await page.goto('/terms')
    await page.goto('/privacy')
    await awake(page)
    const bar = page.getByRole('banner')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Flightpath, home' })).toHaveAttribute('href', '/')
    await bar.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/terms')

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await bar.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/terms')
  },
)

test.describe(() => {
  test.use({ ownBrowser: true })

  test(
    'Back on a page that was opened directly, or from another site, leads to the jobs',
    { tag: ['@R011'] },
    async ({ page }) => {
      const back = page.getByRole('banner').getByRole('button', { name: 'Back' })
      await page.goto('data:text/html,Another site')
      await page.goto('/contact')
      await awake(page)
      await back.click()
      await expect(page).toHaveURL('/jobs')
      await back.click()
      await expect(page).toHaveURL('/contact')
    },
  )
})

test(
  'the footer holds its links, four social icons and the year that it is',
  { tag: ['@R013', '@R014', '@R015'] },
  async ({ page }) => {
    await page.goto('/contact')
    const footer = page.getByRole('contentinfo')
    const links = footer.getByRole('navigation').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found.slice(0, 4)).toEqual(['/', '/contact', '/privacy', '/terms'])
    expect(found).toHaveLength(5)
    await expect(footer.getByRole('link', { name: 'Privacy and cookie policy' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/terms')
    await expect(footer.getByRole('link', { name: 'Knowledge Centre' })).toHaveAttribute(
      'href',
      /^https:\/\//,
    )
    await expect(footer.getByRole('listitem').locator('svg')).toHaveCount(4)
    // Nobody has set addresses for the others: they lead nowhere, and are no links.
    await expect(footer.getByRole('list').getByRole('link')).toHaveCount(1)
    await expect(footer.getByRole('link', { name: 'News feed' })).toHaveAttribute('href', '/jobs/feed.rss')
    await expect(footer.getByRole('img', { name: 'Community: no address yet' })).toBeVisible()
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Flightpath`)
  },
)

test('the CV stands without bar and footer', { tag: ['@R016'] }, async ({ page }) => {
  for (const path of ['/profile/cv/nobody', '/profile/cv/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test.describe('a browser that asks for French', () => {
  test.use({ locale: 'fr-FR' })

  test('is answered in English, and no switch leads to French', { tag: ['@R004'] }, async ({ page }) => {
    await signInAs(page, 'Individual')
    const response = await page.goto('/app/settings')
    expect(await response?.request().headerValue('accept-language')).toContain('fr')
    await awake(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.getByText('English', { exact: true })).toBeVisible()
    await expect(page.getByText(/fran[cç]ais|french/i)).toHaveCount(0)
    await expect(page.locator('[lang|=fr], [hreflang|=fr]')).toHaveCount(0)
  })

  test(
    'with a cookie that chose French besides is still answered in English',
    { tag: ['@R004'] },
    async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }])
      for (const [path, heading] of [
        ['/jobs', 'Open jobs'],
        ['/contact', 'Contact'],
        ['/auth/signin', 'Welcome back'],
      ] as const) {
        const response = await page.goto(path)
        expect(await response?.request().headerValue('cookie'), path).toContain('language=fr')
        expect(await response?.text(), path).toContain('lang="en-GB"')
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
        await awake(page)
        await expect(page.locator('html'), path).toHaveAttribute('lang', 'en-GB')
        await expect(page.locator('[lang|=fr], [hreflang|=fr]'), path).toHaveCount(0)
      }
      await signInAs(page, 'Individual')
      await page.goto('/app/settings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
      await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0)
    },
  )
})
