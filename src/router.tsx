import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { ErrorScreen } from '#/components/screens/error-screen.tsx'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { PendingScreen } from '#/components/screens/pending-screen.tsx'
import { createQueryClient } from '#/lib/query-client.ts'
import { watchTyping } from '#/lib/reload-once.ts'
import { parseSearch, stringifySearch } from '#/lib/search-params.ts'
import {
  mayRouterScroll,
  noteScrolling,
  scrollAsAsked,
  SCROLLING_BOXES,
  scrollKeyOf,
} from '#/lib/scroll-places.ts'
import { requestNonce } from '#/platform/http/request-nonce.ts'
import { knownReader } from '#/platform/language/known-reader.ts'
import { routeTree } from './routeTree.gen.ts'

if (typeof window !== 'undefined') watchTyping()

/** One router a request on the server, one for the life of the page in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const router = createRouter({
    routeTree,
    context: { queryClient, ...knownReader() },
    ssr: { nonce: requestNonce() },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 500,
    defaultPendingMinMs: 1000,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: () => <NotFoundScreen />,
    scrollRestoration: mayRouterScroll,
    getScrollRestorationKey: scrollKeyOf,
    scrollToTopSelectors: [SCROLLING_BOXES],
    trailingSlash: 'never',
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (typeof window !== 'undefined') {
    noteScrolling(router)
    scrollAsAsked(router)
  }
  return router
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
