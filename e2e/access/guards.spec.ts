import type { Page } from '@playwright/test'
import type { AccountType } from '#/domain/access/account-type.ts'
import { nameOf, VISITORS, type Visitor } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'

const AREAS: Record<AccountType, string> = {
  Individual: '/app/individual',
  Employer: '/app/employer',
  Admin: '/app/admin',
}

/** Where a person ends who opens an address: path and search, read as people do. */
async function landing(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.waitForLoadState('domcontentloaded')
  const { pathname, search } = new URL(page.url())
  return `${pathname}${decodeURIComponent(search)}`
}

/** Where everybody lands who opens `/`, `/app` or an area: their own, or the way in. */
const homeOf = (visitor: Visitor) => (visitor ? AREAS[visitor] : '/auth/signin')

// The server leads people where they belong, before any script runs.
test.use({ javaScriptEnabled: false })

for (const visitor of VISITORS) {
  test.describe(() => {
    test.use({ visitor })

    test(
      `${nameOf(visitor)} is let into their own area and sent away from the others`,
      { tag: ['@R001', '@R069', '@R170'] },
      async ({ page }) => {
        for (const area of Object.values(AREAS)) expect(await landing(page, area), area).toBe(homeOf(visitor))
      },
    )

    test(
      `${nameOf(visitor)} lands at home from / and from /app`,
      { tag: ['@R030', '@R031', '@R065', '@R066'] },
      async ({ page }) => {
        for (const address of ['/', '/app', '/app/']) {
          expect(await landing(page, address), address).toBe(homeOf(visitor))
        }
      },
    )

    test(
      `${nameOf(visitor)} opening the settings and the ways in`,
      { tag: ['@R006', '@R010', '@R033', '@R050', '@R051', '@R053', '@R055', '@R057', '@R058', '@R068'] },
      async ({ page }) => {
        const own = homeOf(visitor)
        const expected: [address: string, ifSignedIn: string, ifSignedOut: string][] = [
          ['/app/settings', '/app/settings', '/auth/signin'],
          ['/auth/signup', own, '/auth/signup'],
          ['/auth/signup?next=/jobs', own, '/auth/signup?next=/jobs'],
          ['/auth/signin', own, '/auth/signin'],
          ['/auth/password/forgot', own, '/auth/password/forgot'],
          ['/auth/password/reset?token=abc', own, '/auth/password/reset?token=abc'],
          ['/auth/password/reset', own, '/auth/signin'],
          ['/auth/invitations', '/auth/invitations', '/auth/signin?next=/auth/invitations'],
          ['/auth/email-verification', '/auth/email-verification', '/auth/email-verification'],
          ['/auth/welcome', own, '/auth/signin'],
          ['/auth/welcome?next=/jobs', '/jobs', '/auth/signin?next=/jobs'],
          ['/contact', '/contact', '/contact'],
          ['/privacy', '/privacy', '/privacy'],
          ['/terms', '/terms', '/terms'],
        ]
        for (const [address, ifSignedIn, ifSignedOut] of expected) {
          expect(await landing(page, address), address).toBe(visitor ? ifSignedIn : ifSignedOut)
        }
      },
    )
  })
}

test(
  'the entrance of the profile editor leads who is signed out to sign-up',
  { tag: ['@R075'] },
  async ({ page }) => {
    for (const address of ['/app/individual/profile', '/app/individual/profile/']) {
      expect(await landing(page, address), address).toBe('/auth/signup')
    }
  },
)

test('a page deep inside is remembered over signing in', async ({ page }) => {
  expect(await landing(page, '/app/employer/jobs/new')).toBe('/auth/signin?next=/app/employer/jobs/new')
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true, visitor: 'Individual' })

  test(
    'guards also hold when the page changes without being loaded anew',
    { tag: ['@R069'] },
    async ({ page }) => {
      await page.goto('/app/settings')
      await page.evaluate(() => window.history.pushState({}, '', '/app/admin'))
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
      await expect(page).toHaveURL(/\/app\/individual$/)
    },
  )
})
