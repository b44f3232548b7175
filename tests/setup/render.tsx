import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import { createQueryClient } from '#/lib/query-client.ts'
import { Toaster } from '#/ui/toaster.tsx'

/** Draws a component without product words. */
export function renderUi(element: ReactNode) {
  const user = userEvent.setup({ delay: null })
  return { user, ...render(element) }
}

/** Puts a whole text at the end of a control, as pasting does; for tests in which no single key matters. */
export async function fill(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.click(control)
  await user.paste(text)
}

/** Gives what is drawn inside it the product's English. */
export function Texts({ children }: { children: ReactNode }) {
  return <TextsProvider language="en">{children}</TextsProvider>
}

/** Draws a component that speaks the product's English. */
export function renderTexts(element: ReactNode) {
  const user = userEvent.setup({ delay: null })
  return { user, ...render(element, { wrapper: Texts }) }
}

type PageOptions = {
  /** Where the reader is, and the pages behind it for "back". The last one is shown. */
  at?: string | readonly string[]
  queryClient?: ReturnType<typeof createQueryClient>
  /** Hears of each time that the router loads a page, be it the same one anew. */
  onLoad?: () => void
  /** Whether pages are loaded as soon as somebody points at their links; else when they are opened. */
  defaultPreload?: 'intent'
}

/** The browser's own history lies outside the memory router: this is what it says of the pages before. */
export function setBrowserHistory(pages: readonly string[]): void {
  Object.assign(window, { navigation: { canGoBack: pages.length > 1 } })
}

/** A router in which every address shows the same element. */
export function createTestRouter(
  element: ReactNode,
  { at = '/', queryClient, onLoad, ...options }: PageOptions = {},
) {
  const root = createRootRouteWithContext<object>()()
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => element,
    loader: onLoad,
  })
  return createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: typeof at === 'string' ? [at] : [...at] }),
    context: { queryClient: queryClient ?? createQueryClient() },
    ...options,
  })
}

/** Draws a component inside texts, a query cache and a small application in memory, and waits until it stands. */
export async function renderPage(element: ReactNode, options: PageOptions = {}) {
  const queryClient = options.queryClient ?? createQueryClient()
  setBrowserHistory([options.at ?? '/'].flat())
  const router = createTestRouter(element, { ...options, queryClient })
  await router.load()
  const rendered = await act(async () =>
    renderTexts(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return { ...rendered, router, queryClient, address: () => router.state.location.href }
}

/** A dialog that comes by itself, once it may be pressed: it bars the page a moment before it frees itself. */
export async function findDialog(name?: string) {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'))
  return dialog
}

/** The place where messages appear, at hand at once. */
export function Toasts() {
  return <Toaster label="Messages" closeLabel="Dismiss" />
}

/** What the messages say that stand there now, with what each offers to do. */
export function shownToasts(): string[] {
  const region = screen.queryByRole('region', { name: /^Messages/, hidden: true })
  const shown = region ? within(region).queryAllByRole('listitem', { hidden: true }) : []
  return shown.map(({ textContent }) => textContent)
}

export { screen }
