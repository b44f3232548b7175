import type { BrowserContext, Page } from '@playwright/test'
import { isLong } from '#tests/setup/tries.ts'
import { ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { LANGUAGES, LOCALES, type Language } from '#/i18n/languages.ts'
import { isEnglish, isRaw } from '../fixtures/english-texts.ts'
import { FRENCH_URL, IN_FRENCH } from '../fixtures/in-french.ts'
import { expect, test } from '../fixtures/test.ts'
import { nameOf, pagesOf, VISITORS } from '../fixtures/routes.ts'
import { signInAs } from '../fixtures/sign-in.ts'
import { textsOnPage } from '../fixtures/texts-on-page.ts'

test.use(IN_FRENCH)

/** Opens a page and waits until its scripts have taken it over: then it says what it will say. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => {
    const { __TSR_ROUTER__: router } = self as { __TSR_ROUTER__?: { state: { status: string } } }
    return router?.state.status === 'idle' && document.readyState === 'complete'
  })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

type Reading = { path: string; language: Language; withScripts: boolean }

async function wrongTexts(page: Page, { path, language, withScripts }: Reading): Promise<string[]> {
  await (withScripts ? open(page, path) : page.goto(path))
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[language])
  const texts = await textsOnPage(page)
  expect(texts.length, path).toBeGreaterThan(5)
  const wrong = texts.filter((text) => isRaw(text) || (language === 'fr' && isEnglish(text)))
  return wrong.map(({ text, attribute }) => `${language} ${path}: ${attribute ?? ''} ${text}`)
}

const speak = (context: BrowserContext, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url: FRENCH_URL }])

/** Of English every page is read with its scripts where axe reads it (`every-page.spec.ts`). */
const READ = isLong ? LANGUAGES : (['fr'] as const)

test.describe(() => {
  // What scripts write of themselves is read on all pages in the long run.
  test.use({ javaScriptEnabled: isLong })

  for (const language of READ) {
    for (const visitor of VISITORS) {
      test(
        `${nameOf(visitor)} reads every page in ${language}, without a raw key and in French without English`,
        { tag: ['@R003'] },
        async ({ page }) => {
          await signInAs(page, visitor)
          await speak(page.context(), language)
          const wrong: string[] = []
          for (const { path } of pagesOf(visitor))
            wrong.push(...(await wrongTexts(page, { path, language, withScripts: isLong })))
          expect([...new Set(wrong)]).toEqual([])
        },
      )
    }
  }
})

/** Of what scripts write of themselves, most stands on these pages. */
const WRITTEN_BY_SCRIPTS = {
  Individual: ['/jobs', '/jobs/maps', '/app/individual', '/app/individual/profile/step2'],
  Employer: ['/app/employer', '/app/employer/company', '/app/employer/team'],
  Admin: ['/app/admin', '/app/admin/users'],
} as const

if (!isLong)
  for (const visitor of ACCOUNT_TYPES)
    test(`${visitor} reads in French what scripts write`, { tag: ['@R003'] }, async ({ page }) => {
      await signInAs(page, visitor)
      await speak(page.context(), 'fr')
      const wrong: string[] = []
      for (const path of WRITTEN_BY_SCRIPTS[visitor])
        wrong.push(...(await wrongTexts(page, { path, language: 'fr', withScripts: true })))
      expect([...new Set(wrong)]).toEqual([])
    })

test.describe('in a browser that was never here', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the cookie notice speaks the language of the page', { tag: ['@R019'] }, async ({ page, context }) => {
    await speak(context, 'fr')
    await page.goto('/jobs')
    const notice = page.getByRole('region', { name: 'Note sur les cookies' })
    await expect(notice).toContainText('il n’y a donc rien à accepter')
    await notice.getByRole('button', { name: 'J’ai compris' }).click()
    await expect(notice).toHaveCount(0)
  })
})

for (const width of [1280, 390, 320])
  test(`in French a row of the list is as high as in English and says a reason, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page, 'Individual')
    await speak(context, 'fr')
    await open(page, '/jobs')
    const rows = page.locator('ul[aria-describedby="job-list-keys"] > li')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights)).toEqual(new Set([88]))
    const reasons = rows.locator('li:first-child', { hasText: 'compétence' }).filter({ visible: true })
    await expect(reasons).toHaveCount(heights.length)
    const hidden = await reasons.evaluateAll((all) =>
      all.filter((reason) => {
        const [own, list] = [reason, reason.closest('ul') ?? reason].map((one) => one.getBoundingClientRect())
        return !own || !list || own.width < 48 || own.bottom > list.bottom + 1
      }),
    )
    expect(hidden).toHaveLength(0)
  })
