import * as z from 'zod'
import { mailAddress, oneLine, webAddress, wholeNumber } from './setting-kinds.ts'

const address = webAddress.optional()
const words = oneLine.optional()
const form = webAddress.refine((given) => /^https:/i.test(given))
const mailOrForm = z
  .union([mailAddress, form], { error: 'must be an e-mail address or an address that begins with https://' })
  .optional()

/** Who runs the site and where else it is to be found: what the footer, the privacy policy and the terms say. */
export const siteEnv = {
  KNOWLEDGE_CENTRE_URL: address,
  SOCIAL_NEWS_URL: address,
  SOCIAL_COMMUNITY_URL: address,
  SOCIAL_NETWORK_URL: address,
  SOCIAL_VIDEO_URL: address,
  /** The person or company that answers for the site. */
  OPERATOR_NAME: words,
  /** In one line, as in 1 Harbour Street, Bristol BS1 4RW, United Kingdom. */
  OPERATOR_ADDRESS: words,
  /** Published on the privacy page and in the terms. */
  OPERATOR_EMAIL: mailAddress.optional(),
  /** Who hears of weaknesses of the site: an e-mail address or an https address; else OPERATOR_EMAIL. */
  SECURITY_CONTACT: mailOrForm,
  /** Whose machines it runs on, with their country. */
  OPERATOR_HOST: words,
  /** To whom people may complain about the operator's use of their data. */
  OPERATOR_AUTHORITY: words,
  /** As in England and Wales. */
  OPERATOR_LAW: words,
  /** After how many days the operator deletes the server's log; the product itself writes it and deletes nothing. */
  LOGS_KEPT_DAYS: wholeNumber({ from: 1, to: 36_500 }).default(30),
}

/** Who hears of weaknesses of the site; undefined where the operator names nobody. */
export function securityContact(
  set: Partial<Record<'SECURITY_CONTACT' | 'OPERATOR_EMAIL', string>>,
): string | undefined {
  return set.SECURITY_CONTACT ?? set.OPERATOR_EMAIL
}

/** Without these the site does not say who answers for it, or lacks a link that its footer promises. */
const SAID_BY_OPERATOR = [
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_EMAIL',
  'KNOWLEDGE_CENTRE_URL',
] as const

/** The variables that only the operator can fill in and has not. */
export function siteGaps(set: Partial<Record<(typeof SAID_BY_OPERATOR)[number], string>>): string[] {
  return SAID_BY_OPERATOR.filter((name) => !set[name])
}
