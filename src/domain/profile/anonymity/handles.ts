/** Hosts of many people; parts of an address that name nobody. */
const COMMON = new Set(
  `about app apps artstation behance bitbucket bio blog blogspot bsky codeberg codepen com contact cv dev dribbble en
  example facebook fr framer github gitlab gmail gmx google hello home hotmail icloud index info instagram jobs kaggle
  linkedin live mail mastodon me medium netlify notion orcid outlook pages portfolio profile profiles proton protonmail
  readthedocs resume site sites stackoverflow substack threads twitter user users vercel web webflow weebly wix wixsite
  wordpress work works www xing yahoo youtube`.split(/\s+/),
)

const isTelling = (part: string) => part.length > 1 && !COMMON.has(part.toLowerCase())

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What addresses of pages call their owner: the name of the site, and the last part of the path. */
export function handlesIn(links: readonly string[]): string[] {
  return links
    .filter((link) => URL.canParse(link))
    .flatMap((link) => {
      const { hostname, pathname } = new URL(link)
      const hosts = hostname.split('.').slice(0, -1).filter(isTelling)
      const last = pathname.split('/').findLast((part) => part !== '') ?? ''
      return [...hosts, decoded(last).replace(/^@/, '')].filter(isTelling)
    })
}

/** What a mailbox calls its owner: what stands before the @. */
export function mailboxOf(email: string): string[] {
  const [name = ''] = email.split('@')
  return [name.replace(/\+.*$/, '')].filter(isTelling)
}
