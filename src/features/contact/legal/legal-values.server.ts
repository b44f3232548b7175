import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { offeredProviders } from '#/platform/auth/providers/social-providers.server.ts'
import { env } from '#/platform/env/env.server.ts'
import { mapStyleUrl } from '#/platform/env/map-env.ts'

const hostOf = (address: string) => new URL(address).host

/** What an operator wrote is words, and none of it Markdown. */
const plain = (words: string) => words.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`)

function operatorWords({ say }: Speech): string {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email } = env()
  if (!name) return say('contact.legal.operatorUnnamed')
  return [`**${plain(name)}**`, address && plain(address), email && `<${email}>`].filter(Boolean).join('  \n')
}

function placesWords({ say }: Speech): string {
  const { PLACES_PROVIDER: provider, PLACES_URL: url } = env()
  if (provider === 'gazetteer') return say('contact.legal.placesHere')
  const host = provider !== 'google' && url ? hostOf(url) : 'Google'
  return say('contact.legal.placesElsewhere', { host })
}

function mapWords({ say }: Speech): string {
  const style = mapStyleUrl(env())
  return style ? say('contact.legal.mapOnline', { host: hostOf(style) }) : say('contact.legal.mapHere')
}

function providerWords({ say, locale }: Speech): string {
  const { OIDC_ISSUER: issuer } = env()
  const names = offeredProviders().map(({ name }) => name || hostOf(issuer ?? ''))
  if (names.length === 0) return say('contact.legal.providersNone')
  return say('contact.legal.providers', {
    names: plain(new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)),
  })
}

function fileWords({ say }: Speech): string {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env()
  if (!bucket) return say('contact.legal.filesHere')
  return say('contact.legal.filesElsewhere', { host: endpoint ? hostOf(endpoint) : 'Amazon S3' })
}

/** What the legal texts say of this site: who runs it, and whom the product asks the way it is set up. */
export function legalValues(speech: Speech): Record<string, string> {
  const { say } = speech
  const set = env()
  return {
    product: PRODUCT_NAME,
    operator: operatorWords(speech),
    host: set.OPERATOR_HOST ? say('contact.legal.host', { host: plain(set.OPERATOR_HOST) }) : '',
    contactMail: set.OPERATOR_EMAIL ? say('contact.legal.orMail', { email: `<${set.OPERATOR_EMAIL}>` }) : '',
    authority: set.OPERATOR_AUTHORITY
      ? say('contact.legal.authorityNamed', { authority: plain(set.OPERATOR_AUTHORITY) })
      : say('contact.legal.authority'),
    law: set.OPERATOR_LAW
      ? say('contact.legal.lawNamed', { law: plain(set.OPERATOR_LAW) })
      : say('contact.legal.law'),
    logDays: String(set.LOGS_KEPT_DAYS),
    places: placesWords(speech),
    map: mapWords(speech),
    providers: providerWords(speech),
    files: fileWords(speech),
    hidden: say('profile.visibility.Hidden.label'),
    download: say('account.export.submit'),
    delete: say('account.deletion.open'),
  }
}
