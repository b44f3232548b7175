import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Messages } from '#/i18n/messages.ts'
import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_TITLE, titleOf } from '#/lib/product.ts'

/** A name in the catalogue's `common.pages`. */
type PageName = keyof Messages['common']['pages']

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting the library's own interface
  interface StaticDataRouteOption {
    /** What the page is called in its title. What has a name of its own, like a job, says it in its head instead. */
    page?: PageName
  }
}

type Match = Pick<AnyRouteMatch, 'status' | 'staticData' | '_notFound'>

/**
 * The title of the page that the routes in `matches` make together: of the screen that took its place where one failed
 * or found nothing, else by the last route's name, else the product's own.
 */
export function pageTitle(matches: readonly Match[], say: Speech['say']): string {
  const failed = matches.find(
    ({ status, _notFound }) => _notFound || status === 'notFound' || status === 'error',
  )
  if (failed) return titleOf(say(failed.status === 'error' ? 'error.title' : 'notFound.title'))
  const page = matches.at(-1)?.staticData.page
  return page ? titleOf(say(`common.pages.${page}`)) : PRODUCT_TITLE
}
