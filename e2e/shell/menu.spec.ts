import type { Page } from '@playwright/test'
import { demoAccount } from '../fixtures/sign-in.ts'
import { awake } from '../fixtures/awake.ts'
import { nameOf, type Visitor } from '../fixtures/routes.ts'
import { expect, test } from '../fixtures/test.ts'

type Entry = [name: string, path: string]

const EVERYWHERE: Entry[] = [
  ['Jobs', '/jobs'],
  ['Map', '/jobs/maps'],
]
const SIGNOUT: Entry = ['Signout', '/auth/signout']

const MENUS: [visitor: Visitor, entries: Entry[]][] = [
  [
    null,
    [
      ['Signup', '/auth/signup'],
      ['Signin', '/auth/signin'],
    ],
  ],
  [
    'Individual',
    [
      ['Dashboard', '/app/individual'],
      ['Public Profile', '/app/individual/profile/me'],
      ['Edit Profile', '/app/individual/profile/step1'],
      ['Settings', '/app/settings'],
      SIGNOUT,
    ],
  ],
  [
    'Employer',
    [
      ['Dashboard', '/app/employer'],
      ['Company', '/app/employer/company'],
      ['Team', '/app/employer/team'],
      ['Invitations', '/auth/invitations'],
      ['Settings', '/app/settings'],
      SIGNOUT,
    ],
  ],
  [
    'Admin',
    [
      ['Dashboard', '/app/admin'],
      ['Organisations', '/app/admin/organizations'],
      ['Jobs', '/app/admin/jobs'],
      ['Users', '/app/admin/users'],
      ['Analytics', '/app/admin/analytics'],
      ['Settings', '/app/settings'],
      SIGNOUT,
    ],
  ],
]

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page) {
  await awake(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menuOf(page)).toBeVisible()
  return menuOf(page)
}

for (const [visitor, entries] of MENUS) {
  test.describe(`the menu of ${nameOf(visitor)}`, () => {
    test.use({ visitor })

    test(
      'holds Jobs and Map, then exactly its own entries, and leads where they say',
      { tag: ['@R017', '@R018', '@R020', '@R021', '@R022', '@R023', '@R024'] },
      async ({ page }) => {
        await page.goto('/contact')
        const links = (await openMenu(page)).getByRole('link')
        const shown = await links.evaluateAll((all) =>
          all.map((link) => [link.textContent, link.getAttribute('href')]),
        )
        expect(shown).toEqual([...EVERYWHERE, ...entries])

        await links.filter({ hasText: 'Map' }).click()
        await expect(page).toHaveURL('/jobs/maps')
        await expect(menuOf(page)).toBeHidden()
        await (await openMenu(page)).getByRole('link', { name: 'Jobs', exact: true }).first().click()
        await expect(page).toHaveURL('/jobs')
      },
    )
  })
}

test.describe('the menu by keyboard', () => {
  test.use({ visitor: 'Individual' })

  test(
    'opens, keeps the keyboard inside, closes on Escape and gives the focus back',
    { tag: ['@R012'] },
    async ({ page }) => {
      await page.goto('/contact')
      await awake(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Tab')
      const toggle = page.getByRole('button', { name: 'Open menu' })
      await expect(toggle).toBeFocused()
      await page.keyboard.press('Enter')
      const menu = menuOf(page)
      await expect(menu).toBeVisible()
      for (let step = 0; step < 16; step += 1) {
        await page.keyboard.press('Tab')
        await expect(menu.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()

      await page.keyboard.press('Enter')
      await menu.getByRole('link', { name: 'Settings' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/app/settings')
      await expect(menu).toBeHidden()
    },
  )

  test(
    'shows where one is: Edit Profile on every step of the editor, and nowhere else',
    { tag: ['@R022'] },
    async ({ page }) => {
      const here = menuOf(page).locator('a[aria-current="page"]')
      for (const step of [1, 3, 5]) {
        await page.goto(`/app/individual/profile/step${step}`)
        await openMenu(page)
        await expect(here).toHaveText(['Edit Profile'])
      }
      await page.goto(`/profile/${demoAccount('Individual').id}`)
      await openMenu(page)
      await expect(here).toHaveCount(0)
    },
  )
})

test.describe('the bar of', () => {
  for (const visitor of [null, 'Employer'] as const) {
    test.describe(nameOf(visitor), () => {
      test.use({ visitor })

      test(
        'offers Signin and Signup, or Signout, and never both',
        { tag: ['@R017', '@R018'] },
        async ({ page }) => {
          await page.goto('/contact')
          await awake(page)
          const bar = page.getByRole('banner')
          if (visitor) await bar.getByRole('button', { name: 'Your account' }).click()
          const ways: Record<string, string> = {
            Signin: '/auth/signin',
            Signup: '/auth/signup',
            Signout: '/auth/signout',
          }
          const offered = visitor ? ['Signout'] : ['Signin', 'Signup']
          for (const [name, path] of Object.entries(ways)) {
            const link = bar.getByRole('link', { name, exact: true })
            await expect(link).toHaveCount(offered.includes(name) ? 1 : 0)
            if (offered.includes(name)) await expect(link).toHaveAttribute('href', path)
          }
        },
      )
    })
  }
})
