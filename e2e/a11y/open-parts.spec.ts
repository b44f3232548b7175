import type { Browser, Page } from '@playwright/test'
import { awake } from '../fixtures/awake.ts'
import { colourFindings, coloursStill, findings, pageWidth } from '../fixtures/axe.ts'
import { buildNewcomer } from '../fixtures/newcomer.ts'
import { ownWord } from '../fixtures/own-word.ts'
import { foundCompany, joinQuickly, takeInColleague } from '../fixtures/quick-start.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

const DESKTOP = { width: 1280, height: 860 }
const PHONE = { width: 390, height: 844 }

type Part = {
  at: string
  enter: (page: Page, browser: Browser) => Promise<void>
  open: (page: Page) => Promise<void>
  shown: (page: Page) => ReturnType<Page['getByRole']>
}

async function withColleague(page: Page, browser: Browser) {
  await joinQuickly(page, buildNewcomer('Hanneke', 'Visser'))
  await foundCompany(page, `Visser ${ownWord()}`)
  await (await takeInColleague(page, browser, 'member')).context().close()
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'What to do about Joost Dijkstra' }).click()

/** What a page holds and does not show when it comes. */
const PARTS: Record<string, Part> = {
  'the menu of a member': {
    at: '/app/employer/team',
    enter: withColleague,
    open: openMenu,
    shown: (page) => page.getByRole('menu'),
  },
  'the question about a role': {
    at: '/app/employer/team',
    enter: withColleague,
    open: async (page) => {
      await openMenu(page)
      await page.getByRole('menuitem', { name: 'Make an admin' }).click()
    },
    shown: (page) => page.getByRole('dialog'),
  },
  'a company’s form': {
    at: '/app/employer/company',
    enter: (page) => signInAs(page, 'Employer'),
    open: (page) => page.getByRole('button', { name: 'Create a company profile' }).click(),
    shown: (page) => page.getByRole('heading', { name: 'Create a company profile' }),
  },
  'the bar with filters that are set': {
    at: '/jobs?minSalary=40000&workLocation=Hybrid',
    enter: async () => undefined,
    open: async () => undefined,
    shown: (page) => page.getByRole('navigation', { name: 'Filters' }),
  },
  'the camera': {
    at: '/app/individual/profile/step1',
    enter: (page) => signInAs(page, 'Individual'),
    open: (page) => page.getByRole('button', { name: 'Record', exact: true }).click(),
    shown: (page) =>
      page.getByText(/^(No camera or microphone was found|The recording did not work)$/).first(),
  },
}

for (const [name, { at, enter, open, shown }] of Object.entries(PARTS)) {
  test(`${name}: nothing for axe in either colours, no sideways scrolling, at twice the size of letters too`, async ({
    page,
    browser,
  }) => {
    await enter(page, browser)
    for (const size of [PHONE, DESKTOP]) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(size)
      await page.goto(at)
      await awake(page)
      await open(page)
      await expect(shown(page)).toBeVisible()
      await coloursStill(page)
      expect(await findings(page), `light, ${size.width}`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await coloursStill(page)
      expect(await colourFindings(page), `dark, ${size.width}`).toEqual([])
      expect(await pageWidth(page)).toBeLessThanOrEqual(size.width)
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await pageWidth(page), 'letters of twice the size').toBeLessThanOrEqual(DESKTOP.width)
  })
}
