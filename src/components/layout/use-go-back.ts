import { useRouter, type AnyRouter } from '@tanstack/react-router'

/** The browser's own word on it, where it has one: it counts this site's pages alone. */
type WithNavigation = { navigation?: { canGoBack: boolean } }

/** Where Back leads from a page that was opened directly, from a search engine or a shared link: everybody may see it. */
const OPEN_PAGE = '/jobs'

/** Whether a page of ours lies before this one. The router counts only pages since the last full load. */
function hasPageBefore(router: AnyRouter): boolean {
  const { navigation } = window as WithNavigation
  return (
    navigation?.canGoBack ??
    (router.history.canGoBack() || document.referrer.startsWith(`${location.origin}/`))
  )
}

/** Goes to the page before; from a page that was opened directly to the jobs. */
export function useGoBack(): () => void {
  const router = useRouter()
  return () => {
    if (hasPageBefore(router)) router.history.back()
    else void router.navigate({ href: OPEN_PAGE })
  }
}
