import { DEMO_COMPANIES } from '#/db/seed/companies.ts'
import { DEMO_LIKES } from '#/db/seed/likes.ts'
import { seedId } from '#/db/seed/seed-id.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

// What the server sends is read, before any script runs.
test.use({ javaScriptEnabled: false })

const DASHBOARDS = [
  ['Individual', '/app/individual', ['Recommended for you', 'Your profile', 'Your likes']],
  ['Employer', '/app/employer', ['Your jobs']],
  ['Admin', '/app/admin', []],
] as const

for (const [visitor, path, sections] of DASHBOARDS) {
  test.describe(`${visitor} at ${path}`, () => {
    test.use({ visitor })

    test('finds a dashboard of their own', { tag: ['@R005', '@R071'] }, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const name of sections) await expect(page.getByRole('heading', { name })).toBeVisible()
    })
  })
}

test.describe('the profile editor', () => {
  test.use({ visitor: 'Individual' })

  test('begins at step one and has exactly five steps', { tag: ['@R075', '@R076'] }, async ({ page }) => {
    for (const address of ['/app/individual/profile', '/app/individual/profile/']) {
      await page.goto(address)
      await expect(page).toHaveURL('/app/individual/profile/step1')
    }
    const titles = new Set<string>()
    for (const step of [1, 2, 3, 4, 5]) {
      expect((await page.goto(`/app/individual/profile/step${step}`))?.status()).toBe(200)
      await expect(page.getByText(`Step ${step} of 5`).first()).toBeAttached()
      titles.add(await page.getByRole('heading', { level: 1 }).innerText())
    }
    expect(titles.size).toBe(5)
    for (const step of ['step0', 'step6']) {
      expect((await page.goto(`/app/individual/profile/${step}`))?.status(), step).toBe(404)
    }
  })

  test('‘me’ is an address for one’s own public profile', { tag: ['@R078'] }, async ({ page }) => {
    const { id, name } = demoAccount('Individual')
    await page.goto('/app/individual/profile/me')
    await expect(page).toHaveURL(`/profile/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test(
  'signed out, the profile’s steps and ‘me’ lead to signing in, and back from there',
  { tag: ['@R077', '@R078'] },
  async ({ page }) => {
    for (const address of ['step1', 'step5', 'me']) {
      await page.goto(`/app/individual/profile/${address}`)
      await expect(page).toHaveURL((url) => url.pathname === '/auth/signin')
      expect(new URL(page.url()).searchParams.get('next')).toBe(`/app/individual/profile/${address}`)
    }
  },
)

const ADMIN_AREAS = [
  ['organizations', 'Organisations'],
  ['users', 'Users'],
  ['users/create', 'Create a user'],
  [`users/${demoAccount('Individual').id}`, demoAccount('Individual').name],
  ['jobs', 'Jobs'],
  ['messages', 'Messages'],
] as const

test.describe('an admin', () => {
  test.use({ visitor: 'Admin' })

  test('finds every area of the menu', { tag: ['@R009', '@R095'] }, async ({ page }) => {
    for (const [area, name] of ADMIN_AREAS) {
      expect((await page.goto(`/app/admin/${area}`))?.status(), area).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
  })
})

for (const visitor of [null, 'Individual', 'Employer'] as const) {
  test.describe(`${visitor ?? 'nobody'} on the admin’s areas`, () => {
    test.use({ visitor })

    test('is sent away from each of them', { tag: ['@R095'] }, async ({ page }) => {
      for (const area of [...ADMIN_AREAS.map(([path]) => path), 'analytics']) {
        await page.goto(`/app/admin/${area}`)
        const home = visitor ? `/app/${visitor.toLowerCase()}` : '/auth/signin'
        await expect(page).toHaveURL((url) => url.pathname === home)
      }
    })
  })
}

test.describe('an employer', () => {
  test.use({ visitor: 'Employer' })

  test('finds the team of the connected company', { tag: ['@R006', '@R084'] }, async ({ page }) => {
    await page.goto('/app/employer/team')
    await expect(page.getByText(`Everybody who hires for ${DEMO_COMPANIES[0]?.name}`)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(demoAccount('Employer').email)
  })

  test(
    'is led from a job’s bare address to the first of its three steps',
    { tag: ['@R086'] },
    async ({ page }) => {
      const edit = `/app/employer/jobs/edit/${seedId('bid-writer')}`
      await page.goto(edit)
      await expect(page).toHaveURL(`${edit}/step1`)
      for (const step of [1, 2, 3]) {
        expect((await page.goto(`${edit}/step${step}`))?.status()).toBe(200)
        await expect(page.getByText(`Step ${step} of 3`).first()).toBeAttached()
      }
    },
  )

  test('sees who liked a job, and who is matched with it', { tag: ['@R006', '@R088'] }, async ({ page }) => {
    const job = 'drainage-design-engineer'
    const matched = DEMO_LIKES.filter((like) => like.job === job && like.state === 'matched')
    expect(matched).toHaveLength(1)
    await page.goto(`/app/employer/jobs/match/${seedId(job)}?tab=matched`)
    await expect(page.getByRole('tab', { name: /Matched/ })).toContainText('1')
    await expect(page.getByRole('list', { name: 'Candidates' })).toContainText('Niamh Adeyemi')
    await page.goto(`/app/employer/jobs/match/${seedId('civil-engineer-flood-defences')}`)
    // He stays without a name until there is a match.
    await expect(page.getByRole('list', { name: 'Candidates' })).toContainText(/Candidate \w{3}/)
    await expect(page.getByRole('main')).not.toContainText('Ferreira')
  })
})
