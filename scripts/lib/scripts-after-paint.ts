import type { Plugin } from 'vite'

/** What the framework leaves in a page for its scripts. */
type Left = { $_TSR?: { router?: { manifest?: { routes: Record<string, { preloads?: string[] }> } } } }

/**
 * Asks for a page's scripts once the browser has painted what the server wrote; after a second at the latest, and at
 * once in a tab that nobody looks at. Each by itself, so that each runs by itself and a finger need not wait for all.
 * Its text stands in every page: it may use nothing from around it.
 */
function startAfterPaint(entry: string): void {
  let isAsked = false
  // A page's own file that cannot be had is asked for again, and reported, by the router; the first one by nobody else.
  const load = (script: string) =>
    void import(script).catch((error: unknown) => {
      // What browsers say when a file did not come. One that fails by itself would fail again.
      const isLost = /dynamically imported module|module script failed/u.test(String(error))
      if (isLost && script === entry) void loadAgain(1_000)
    })
  // Some browsers remember for as long as a page stands that a file could not be had. Such a page is loaded anew, once,
  // as soon as the server answers, which may have other files since a deploy; until then people may read it.
  const loadAgain = async (afterMs: number): Promise<void> => {
    await new Promise((done) => setTimeout(done, afterMs))
    const isHere = await import(entry).then(
      () => true,
      () => false,
    )
    if (isHere) return
    const answer = await fetch(entry).catch(() => null)
    const wasLoadedAnew = performance
      .getEntriesByType('navigation')
      .some((loaded) => 'type' in loaded && loaded.type === 'reload')
    const isGone = answer?.status === 404
    if (answer && (answer.ok || isGone) && !wasLoadedAnew) location.reload()
    else if (!answer?.ok) return loadAgain(2 * afterMs)
  }
  const ask = () => {
    if (isAsked) return
    isAsked = true
    const routes = Object.values((globalThis as Left).$_TSR?.router?.manifest?.routes ?? {})
    for (const script of new Set([entry, ...routes.flatMap(({ preloads }) => preloads ?? [])]))
      setTimeout(load, 0, script)
    // A browser looks through all its languages before it writes its first number or date: here no finger waits for that.
    const writer = new Blob(['new Intl.NumberFormat();new Intl.DateTimeFormat();close()'])
    setTimeout(() => new Worker(URL.createObjectURL(writer)))
  }
  if (document.visibilityState === 'hidden') ask()
  // First, for browsers that know no observer.
  setTimeout(ask, 1_000)
  new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
}

const ENTRY = /\{attrs:\{type:"module",async:(!0|true),src:("[^"]+")\}\}/u

/** The framework's list of what a page loads, with its first script asked for only when the page was painted (ADR 65). */
export function startLater(manifest: string): string {
  const [whole, isAsync, src] = ENTRY.exec(manifest) ?? []
  if (!whole)
    throw new Error('The list of what a page loads names its first script in another way than expected.')
  const start = JSON.stringify(`(${startAfterPaint.toString()})(${src})`)
  return manifest.replace(whole, () => `{attrs:{type:"module",async:${isAsync}},children:${start}}`)
}

/** Puts it into the build. */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { id: /tanstack-start-manifest:v$/u }, handler: startLater },
  }
}
