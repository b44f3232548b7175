import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { englishMessages } from '#/i18n/messages.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PendingScreen } from './pending-screen.tsx'

type Fault = 'root fails' | 'page fails' | 'page is missing'

function failing(fault: Fault, expected: Fault, error: unknown) {
  return () => {
    if (fault === expected) throw error
  }
}

/** The page at `/page` of a small application in which one thing goes wrong. */
async function pageWhen(fault: Fault, notFoundComponent: RouteComponent = NotFoundScreen): Promise<string> {
  const root = createRootRoute({ beforeLoad: failing(fault, 'root fails', new Error('no database')) })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: () => 'the page',
    loader: () => {
      failing(fault, 'page fails', new Error('User type not found'))()
      failing(fault, 'page is missing', notFound())()
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/page'] }),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: notFoundComponent,
  })
  await router.load()
  return renderToString(
    <IntlProvider locale="en-GB" messages={englishMessages()} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  )
}

test(
  'a page that fails says so, offers to try again and to go back, and folds the details away',
  { tags: ['R101'] },
  async () => {
    const html = await pageWhen('page fails')
    for (const text of ['Oops!', 'Try Again', 'Go Back', 'Show error details']) expect(html).toContain(text)
    expect(html).not.toContain('Go Home')
    expect(html).toMatch(/<pre[^>]*hidden=""[^>]*>User type not found<\/pre>/u)
  },
)

test('when the root itself fails the other way out is home', { tags: ['R100', 'R101'] }, async () => {
  const html = await pageWhen('root fails')
  expect(html).toContain('Oops!')
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go Home<\/a>/u)
  expect(html).not.toContain('Go Back')
})

test('a missing page has a title, a way to start over and a way back', async () => {
  const html = await pageWhen('page is missing')
  expect(html).toContain('404 - Page Not Found')
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Start Over<\/a>/u)
  expect(html).toMatch(/<button[^>]*>Go Back<\/button>/u)
})

test('some screens lead back to the own area instead', async () => {
  const html = await pageWhen('page is missing', () => <NotFoundScreen title="No such job" back="/app" />)
  expect(html).toContain('No such job')
  expect(html).toMatch(/<a[^>]*href="\/app"[^>]*>Go Back<\/a>/u)
})

test('the last resort needs neither router nor translations', { tags: ['R104'] }, () => {
  const fallback = renderToString(<ErrorFallback error={new Error('the cause')} />)
  expect(fallback).toContain('Something went wrong!')
  expect(fallback).toContain('aria-expanded="false"')
})

test('waiting is announced in words', () => {
  const html = renderToString(
    <IntlProvider locale="en-GB" messages={englishMessages()} timeZone="UTC">
      <PendingScreen />
    </IntlProvider>,
  )
  expect(html).toMatch(/role="status".*Loading/u)
})
