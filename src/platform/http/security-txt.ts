import { addDays } from '#/domain/time/iso-date.ts'

/** For how many days a reader may believe the document. RFC 9116 asks for less than a year. */
const BELIEVED_DAYS = 90

type Site = {
  /** An e-mail address, or an https address of a form. */
  contact: string
  /** The public address, without a slash at the end. */
  baseUrl: string
  /** Languages in which reports are read, as in `['en', 'fr']`. */
  languages: readonly string[]
  /** The day on which it is asked for, `YYYY-MM-DD`. */
  today: string
}

/** Says to whom weaknesses of the site are reported, in the form of RFC 9116. */
export function securityTxt({ contact, baseUrl, languages, today }: Site): string {
  const address = contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact
  return [
    `Contact: ${address}`,
    `Expires: ${addDays(today, BELIEVED_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
