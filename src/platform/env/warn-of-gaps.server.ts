import { log } from '#/platform/log/log.server.ts'
import { env, isTrial } from './env.server.ts'
import { siteGaps } from './site-env.ts'

/** Names in the log what the site cannot say of its operator. A trial has none. */
export function warnOfGaps(): void {
  const unset = isTrial() ? [] : siteGaps(env())
  if (unset.length > 0) log().warn({ unset }, 'the privacy policy and the footer lack what the operator says')
}
