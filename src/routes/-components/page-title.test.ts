import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { englishMessages } from '#/i18n/messages.ts'
import { inEnglish } from '#/i18n/speech.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { PAGE_NAMES, pageTitle } from './page-title.ts'

const context = { queryClient: createQueryClient(), language: 'en', theme: 'system' } as const
const router = createRouter({ routeTree, context })

/** Pages that are called like what they show; the head of each says it, and has a test of its own. */
const OWN_TITLES = [
  '/jobs/',
  '/jobs/maps',
  '/job/$id',
  '/company/$id',
  '/profile/$id',
  '/profile/cv/$id',
  '/how-matching-works',
  '/app/employer/jobs/match/$id',
  '/app/admin/users/$id',
]

/** The routes that show something of their own: no frames of others, no signposts, and nothing for machines. */
const pages = Object.values(router.routesById).filter(
  ({ id, options, children }) => id !== '__root__' && options.component && !children,
)

type Match = Parameters<typeof pageTitle>[0][number]
const match = (more: Partial<Match> = {}): Match => ({
  ...{ pathname: '/', routeId: '/', status: 'success' },
  ...more,
})
const titleOfMatches = (...matches: Match[]) => pageTitle([match(), ...matches], inEnglish.say)

test('every page has a name for its title, in the catalogue or of its own', { tags: ['R002'] }, () => {
  expect(pages.length).toBeGreaterThan(40)
  const nameless = pages.filter(({ id }) => !PAGE_NAMES[id]).map(({ id }) => id)
  expect(new Set(nameless)).toEqual(new Set(OWN_TITLES))
  const heads = pages.filter(({ id }) => OWN_TITLES.includes(id)).map(({ options }) => typeof options.head)
  expect(new Set(heads)).toEqual(new Set(['function']))
})

test('no two pages of one person share a title', () => {
  const names = Object.entries(PAGE_NAMES)
  const shared = names.filter(([, name]) => names.filter(([, other]) => other === name).length > 1)
  // One for each kind of account, and nobody has two kinds.
  expect(shared.map(([id]) => id).toSorted()).toEqual(['/app/admin/', '/app/employer/', '/app/individual/'])
  const said = Object.values(englishMessages().common.pages)
  expect(new Set(said).size).toBe(said.length)
})

test(
  'a page is called by its name and the product, and without one by the product',
  { tags: ['R002'] },
  () => {
    expect(titleOfMatches(match({ routeId: '/app/settings' }))).toBe('Settings · Flightpath')
    expect(titleOfMatches(match())).toBe('Flightpath | Your AI career copilot')
  },
)

test('a page that is not there or failed is called by what stands in its place', () => {
  const page = { routeId: '/app/settings' } as const
  expect(titleOfMatches(match({ ...page, status: 'notFound' }))).toBe('404 - Page Not Found · Flightpath')
  expect(pageTitle([match({ _notFound: true })], inEnglish.say)).toBe('404 - Page Not Found · Flightpath')
  expect(titleOfMatches(match({ status: 'error' }), match(page))).toBe('Oops! · Flightpath')
})
