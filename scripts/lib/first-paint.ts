/**
 * Resolves once the browser has painted what the server wrote; after a second at the latest, and at once in a tab that
 * nobody looks at. Its text is put before the first script of every page: it may use nothing from around it.
 */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1_000)
  })
}
