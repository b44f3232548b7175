import { act, waitFor } from '@testing-library/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { renderPage, renderTexts, renderUi, screen, setBrowserHistory } from '#tests/setup/render.tsx'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { ErrorDetails } from './error-details.tsx'
import { french } from '#/i18n/french.ts'
import { ErrorFallback } from './error-fallback.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { MissingScreen } from './missing-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

// React reports every error that a boundary caught; here they are caught on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** An application whose page fails until somebody mends it. */
async function renderFailing(loader: () => unknown, errorComponent = ErrorScreen) {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page',
    loader,
    component: () => <p>The page</p>,
    errorComponent,
  })
  const before = createRoute({ getParentRoute: () => root, path: '/before', component: () => <p>Before</p> })
  const pages = ['/before', '/page']
  setBrowserHistory(pages)
  const history = createMemoryHistory({ initialEntries: pages })
  const router = createRouter({ routeTree: root.addChildren([page, before]), history })
  await router.load()
  return renderTexts(<RouterProvider router={router as never} />)
}

test('Try Again loads the page anew, and shows it when it works', async () => {
  const loader = vi.fn<() => unknown>().mockImplementationOnce(() => {
    throw new Error('no answer')
  })
  const { user } = await renderFailing(loader)
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(loader).toHaveBeenCalledTimes(2)
})

test.each<[string, unknown, string]>([
  ['what is not there', notFoundError(), '404 - Page Not Found'],
  ['what one may not see', new AppError('FORBIDDEN', 'error.notAllowed'), '404 - Page Not Found'],
  ['what nobody could say for now', new AppError('UNAVAILABLE', 'We are busy'), 'Oops!'],
  ['what failed by a fault of ours', new AppError('INTERNAL', 'Our side'), 'Oops!'],
  ['what got no answer', new TypeError('Failed to fetch'), 'Oops!'],
])('the page of one thing tells %s from the rest', async (_what, error, heading) => {
  await renderFailing(() => {
    throw error
  }, MissingScreen)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading)
})

test.each(['UNAVAILABLE', 'RATE_LIMITED'] as const)(
  'a page that is %s for now says so, in the words that came with it',
  async (code) => {
    const words = 'We are very busy right now. Please try again in a moment.'
    await renderFailing(
      vi.fn<() => unknown>().mockImplementationOnce(() => {
        throw new AppError(code, words)
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy()
    expect(screen.getAllByText(words)[0]?.tagName).toBe('P')
  },
)

test('a page that got no answer says that the server cannot be reached', { tags: ['R100'] }, async () => {
  const { user } = await renderFailing(
    vi.fn<() => unknown>().mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    }),
  )
  expect(
    await screen.findByText(
      'Flightpath cannot be reached. Check your connection; nothing you typed is lost.',
    ),
  ).toBeTruthy()
  expect(screen.queryByText(/^Something went wrong while showing/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('The page')).toBeTruthy()
})

test.each<[string, () => Error, { shown: string; loads: number }]>([
  [
    'got no answer is shown once the connection is back',
    () => new TypeError('Failed to fetch'),
    { shown: 'The page', loads: 2 },
  ],
  ['failed otherwise is left as it is', () => new Error('no row'), { shown: 'Oops!', loads: 1 }],
])('a page that %s', async (_what, failure, { shown, loads }) => {
  const loader = vi.fn<() => unknown>().mockImplementationOnce(() => {
    throw failure()
  })
  await renderFailing(loader)
  expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy()
  await act(async () => {
    await Promise.resolve(window.dispatchEvent(new Event('online')))
  })
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(loader).toHaveBeenCalledTimes(loads)
})

test('a page that is gone since the last deploy is loaded anew, and else says that there is a new version', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { user } = await renderFailing(() => {
    throw new OutdatedPage('the page is gone')
  })
  expect(
    await screen.findByText('There is a new version of Flightpath. Reload the page to go on.'),
  ).toBeTruthy()
  expect(screen.queryByText(/cannot be reached/)).toBeNull()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

test('Go Back leaves the page that fails', async () => {
  const { user } = await renderFailing(() => {
    throw new Error('no answer')
  })
  await user.click(await screen.findByRole('button', { name: 'Go Back' }))
  expect(await screen.findByText('Before')).toBeTruthy()
})

test('what saved stays safe is said in words, and the inner words are folded away', async () => {
  const { user } = await renderFailing(() => {
    throw new Error('select * from "user"')
  })
  const details = await screen.findByRole('button', { name: 'Show error details', expanded: false })
  expect(screen.getByText('select * from "user"').hidden).toBe(true)
  await user.click(details)
  expect(screen.getByText('select * from "user"').hidden).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Hide error details', expanded: true }))
  expect(screen.getByText('select * from "user"').hidden).toBe(true)
})

test.each([
  ['an error', new Error('the cause'), 'the cause'],
  ['a text', 'the cause', 'the cause'],
  ['an error without words', new Error(''), null],
  ['nothing', undefined, null],
  ['a number', 42, null],
  ['an object', { message: 'secret' }, null],
])('details of %s', (_what, error, shown) => {
  renderUi(<ErrorDetails error={error} showLabel="Show" hideLabel="Hide" />)
  expect(screen.queryByRole('button', { name: 'Show' }) !== null).toBe(shown !== null)
  if (shown) expect(screen.getByText(shown)).toBeTruthy()
})

test('an error that carries markup is shown as text', () => {
  const { container } = renderUi(
    <ErrorDetails error={new Error('<img src=x onerror=alert(1)>')} showLabel="Show" hideLabel="Hide" />,
  )
  expect(container.querySelector('img')).toBeNull()
})

test('the last resort is announced and can be unfolded', async () => {
  const { user } = renderUi(<ErrorFallback error={new Error('the cause')} />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong!')
  await user.click(screen.getByRole('button', { name: 'Show error details' }))
  expect(screen.getByText('the cause').hidden).toBe(false)
})

test('the last resort speaks French on a French page', async () => {
  document.documentElement.lang = 'fr-FR'
  renderUi(<ErrorFallback error={new Error('the cause')} />)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(french.error.generic))
  document.documentElement.lang = ''
})

test('a missing page goes back where one came from', async () => {
  const { user, address } = await renderPage(<NotFoundScreen />, { at: ['/jobs', '/nowhere'] })
  expect(screen.getByRole('heading', { name: '404 - Page Not Found' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(address()).toBe('/jobs'))
})

test('a missing page leads to the start', async () => {
  const { user, address } = await renderPage(<NotFoundScreen />, { at: '/nowhere' })
  await user.click(screen.getByRole('link', { name: 'Start Over' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('a screen with words of its own leads back to the own area', async () => {
  const { user, address } = await renderPage(
    <NotFoundScreen title="No such job" description="It may be closed." back="/app" />,
    { at: '/job/1' },
  )
  expect(screen.getByRole('heading', { name: 'No such job' })).toBeTruthy()
  expect(screen.getByText('It may be closed.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Go Back' }))
  await waitFor(() => expect(address()).toBe('/app'))
})
