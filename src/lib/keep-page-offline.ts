/**
 * Without a connection, a part of the page that cannot be fetched is no reason to load the page anew: the browser would
 * put its own error page there, and what was typed would go with ours. The words make it an unreachable server's error.
 */
export function keepPageOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = 'Failed to fetch'
  })
}
