import { useRouter } from '@tanstack/react-router'

/** The browser's own word on it, where it has one: the router counts only pages since the last full load. */
type WithNavigation = { navigation?: { canGoBack: boolean } }

/** Goes to the page before; from a page that was opened directly it leads home. */
export function useGoBack(): () => void {
  const router = useRouter()
  return () => {
    const { navigation } = window as WithNavigation
    if (navigation?.canGoBack ?? window.history.length > 1) router.history.back()
    else void router.navigate({ href: '/' })
  }
}
