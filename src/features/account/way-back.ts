import type { AnyRouter } from '@tanstack/react-router'

const isWayIn = (url: string) => new URL(url).pathname.startsWith('/auth/')

/**
 * How many steps back in this tab a page lies with nothing but pages of the way in between; null where it does not, and
 * in browsers that do not tell.
 */
function stepsBackTo(href: string): number | null {
  const { navigation } = globalThis
  const at = navigation?.currentEntry?.index
  if (at === undefined) return null
  const before = navigation.entries().slice(0, at).toReversed()
  const nth = before.findIndex(({ url }) => !url || !isWayIn(url))
  const place = before[nth]
  // A page of another document may come back as it stood, with whoever was here then.
  return place?.sameDocument && place.url === new URL(href, location.origin).href ? nth + 1 : null
}

/** Goes to where somebody came from by going back, so that it stands in the tab's history once; answers whether it can. */
export async function goWayBack(router: AnyRouter, href: string): Promise<boolean> {
  const steps = stepsBackTo(href)
  if (steps === null) return false
  await new Promise<void>((resolve) => {
    const leave = router.subscribe('onResolved', () => {
      leave()
      resolve()
    })
    router.history.go(-steps)
  })
  return true
}
