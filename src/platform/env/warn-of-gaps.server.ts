import { log } from '#/platform/log/log.server.ts'
import { env, isTrial } from './env.server.ts'
import { siteGaps } from './site-env.ts'
import { hidesVisitors } from './wire-env.ts'

const ALL_AS_ONE =
  'https needs a proxy before this server, and TRUST_PROXY says that there is none: all visitors share one set of limits'

/** Names in the log what the site cannot say of its operator, and a proxy that is not looked through. A trial has neither. */
export function warnOfGaps(): void {
  if (isTrial()) return
  const unset = siteGaps(env())
  if (unset.length > 0) log().warn({ unset }, 'the privacy policy and the footer lack what the operator says')
  const { BASE_URL, TRUST_PROXY } = env()
  if (hidesVisitors(env())) log().warn({ BASE_URL, TRUST_PROXY }, ALL_AS_ONE)
}
