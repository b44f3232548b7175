/** How long a page that shows nothing keeps its scripts waiting. */
const PATIENCE_MS = 1_000

function firstPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // A tab in the background is painted when somebody turns to it.
  if (document.visibilityState === 'hidden') resolve()
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
  setTimeout(resolve, PATIENCE_MS)
  return promise
}

// Whoever imports this module first is run once the reader sees what the server wrote: scripts are not in its way.
await firstPaint()
