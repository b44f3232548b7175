import { log } from '#/platform/log/log.server.ts'

type Came = { forwardedFor: string | null; trustedProxies: number }

/** Whoever looks whether the server is well mostly asks it without a proxy. */
const PROBES = /\/(?:healthz|readyz)$/

const told = new Set<string>()

function tellOnce(warning: string, trustedProxies: number): void {
  if (told.has(warning)) return
  told.add(warning)
  log().warn({ TRUST_PROXY: trustedProxies }, warning)
}

/**
 * Says in the log, once in the life of a process, that requests come by other proxies than `TRUST_PROXY` says: limits
 * then count the wrong address. Anybody may send the header, so that one request proves nothing.
 */
export function warnOfProxies({ url }: Pick<Request, 'url'>, { forwardedFor, trustedProxies }: Came): void {
  const passed = forwardedFor === null ? 0 : forwardedFor.split(',').length
  if (trustedProxies === 0 && passed > 0) {
    tellOnce('a request came by a proxy, which is not looked through', trustedProxies)
  }
  if (passed < trustedProxies && !PROBES.test(new URL(url).pathname)) {
    tellOnce(
      'a request came by fewer proxies than are looked through: its sender may name any address',
      trustedProxies,
    )
  }
}
