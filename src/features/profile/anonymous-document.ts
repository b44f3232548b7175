import type { ProfileDocument } from '#/domain/profile/profile-document.ts'

const GAP = '…'
/** Shorter names ("AA", "Al") would blot out ordinary words. */
const NAME_LENGTH_MIN = 3

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Takes names out of running text, as whole words and with their capitals. */
function withoutNames(names: readonly string[]): (text: string) => string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name.length >= NAME_LENGTH_MIN)
    .toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return (text) => text
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${known.map(escaped).join('|')})(?![\p{L}\p{N}])`,
    'gu',
  )
  return (text) => text.replaceAll(pattern, GAP)
}

/**
 * A document as employers see it before a match when its owner asked to stay anonymous: no employers, schools, links
 * or publications, and their names and the owner's gone from running text. What somebody tells of themselves in other
 * words stays.
 */
export function anonymousDocument(document: ProfileDocument, ownNames: readonly string[]): ProfileDocument {
  const employers = document.work.map(({ organization }) => organization)
  const schools = document.education.map(({ institution }) => institution)
  const clean = withoutNames([...ownNames, ...employers, ...schools])
  return {
    ...document,
    headline: clean(document.headline),
    bio: clean(document.bio),
    phone: '',
    links: { website: '', linkedin: '', github: '', portfolio: '' },
    work: document.work.map((entry) => ({
      ...entry,
      position: clean(entry.position),
      organization: '',
      summary: clean(entry.summary),
      highlights: entry.highlights.map(clean),
    })),
    education: document.education.map((entry) => ({ ...entry, institution: '' })),
    certificates: document.certificates.map((entry) => ({
      ...entry,
      name: clean(entry.name),
      issuer: clean(entry.issuer),
      url: '',
    })),
    projects: document.projects.map((entry) => ({
      ...entry,
      name: clean(entry.name),
      description: clean(entry.description),
      url: '',
    })),
    publications: [],
  }
}
