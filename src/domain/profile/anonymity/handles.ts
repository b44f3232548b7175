import { isGenericWord } from './company-words.ts'
import { PAGE_WORDS } from './web-words.ts'

/** Hosts of many people; parts of an address that name nobody. */
const COMMON = new Set(
  `about app apps artstation behance bitbucket bio blog blogspot bsky codeberg codepen com contact cv dev dribbble en
  example facebook fr framer github gitlab gmail gmx google hello home hotmail icloud index info instagram jobs kaggle
  linkedin live mail mastodon me medium netlify notion orcid outlook pages portfolio profile profiles proton protonmail
  readthedocs resume site sites stackoverflow substack threads twitter user users vercel web webflow weebly wix wixsite
  wordpress work works www xing yahoo youtube`.split(/\s+/),
)

/** Where people have a mailbox of their own, beside those above. */
const MAIL_HOSTS = new Set(
  `163 aol arcor att bigpond bluewin bol btinternet comcast daum fastmail free freenet googlemail hey interia kpnmail
  laposte libero mailbox msn naver numericable online onet orange posteo qq rocketmail seznam sfr sky skynet t-online
  talktalk telenet terra tiscali tuta tutanota uol verizon virginmedia wanadoo wp yandex ymail ziggo zoho`.split(
    /\s+/,
  ),
)
/** What stands before the country: "co" of .co.uk. */
const SECOND_LEVELS = new Set('ac co com edu gob gouv gov net nhs org'.split(' '))

/** Sites whose paths begin with a person: elsewhere the first part is a kind of page, "document" or "file". */
const PERSON_FIRST = new Set(
  `about artstation behance bitbucket buymeacoffee codeberg codepen deviantart dribbble facebook fiverr flickr github gitlab
  hackerrank huggingface instagram kaggle keybase ko-fi leetcode linktr mixcloud npmjs patreon pinterest replit soundcloud
  t threads tiktok twitch twitter vimeo x`.split(/\s+/),
)
/** What stands before a person in a path; "@" and "~" stand right before it. */
const BEFORE_PERSON = new Set(
  'author authors in member members people profile profiles u user users c channel'.split(' '),
)

const isTelling = (part: string) =>
  part.length > 1 && !COMMON.has(part.toLowerCase()) && !PAGE_WORDS.has(part.toLowerCase())

/** The part of a path that says whose it is. */
function personIn(hosts: readonly string[], parts: readonly string[]): string {
  const signed = parts.find((part) => /^[@~]/.test(part))
  const led = parts.findIndex((part) => BEFORE_PERSON.has(part.toLowerCase()))
  const isFirst = hosts.some((host) => PERSON_FIRST.has(host))
  return signed ?? (led >= 0 ? parts[led + 1] : undefined) ?? (isFirst ? parts[0] : undefined) ?? ''
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What addresses of pages call their owner: the name of the site, the part of the path that says whose it is, and its end. */
export function handlesIn(links: readonly string[]): string[] {
  return links
    .filter((link) => URL.canParse(link))
    .flatMap((link) => {
      const { hostname, pathname } = new URL(link)
      const hosts = hostname.split('.').slice(0, -1)
      const parts = pathname.split('/').map(decoded).filter(Boolean)
      const end = parts.findLast((part) => isTelling(part) && !isGenericWord(part)) ?? ''
      const [owner = '', last = ''] = [personIn(hosts, parts), end].map((part) => part.replace(/^[@~]/, ''))
      return [
        ...hosts,
        owner,
        owner.replace(/\..*$/, ''),
        last.replace(/-(?=\p{L}*\d)[\p{L}\d]+$/u, ''),
        last,
      ].filter(isTelling)
    })
}

/** A name as somebody would write it: "Quillfeather Drainage" of quillfeather-drainage, "IBM" of ibm. */
const asName = (host: string) =>
  host.length < 4
    ? host.toUpperCase()
    : host
        .split('-')
        .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
        .join(' ')

/** Whose mail an address of work is: "Quillfeather" of x@mail.quillfeather.co.uk. Nobody where many have a mailbox. */
export function mailHostOf(email: string): string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(0, -1)
  const hosts = labels.length > 1 && SECOND_LEVELS.has(labels.at(-1) ?? '') ? labels.slice(0, -1) : labels
  const host = hosts.at(-1) ?? ''
  return isTelling(host) && !MAIL_HOSTS.has(host) ? [asName(host)] : []
}

/** What a mailbox calls its owner: what stands before the @. */
export function mailboxOf(email: string): string[] {
  const [name = ''] = email.split('@')
  return [name.replace(/\+.*$/, '')].filter(isTelling)
}
