import type { ProfileDocument } from '../profile-document.ts'

/** Who somebody is, as far as their account says. */
export type OwnNames = { name: string; firstName: string; lastName: string; email?: string }

/** What an anonymous person must not be found by. */
export type IdentifyingNames = {
  person: OwnNames
  /** Where they worked and learnt. */
  organizations: readonly string[]
  /** Which of them are schools, although their names may not say so. */
  schools?: readonly string[]
  /** Who certified them and who published them: names that may also be those of a skill. */
  vouchers: readonly string[]
  /** Addresses of theirs: what they are called there names them as well. */
  links: readonly string[]
  /** What they published. */
  titles?: readonly string[]
  /** Addresses of what they published, made and were certified for. */
  pages?: readonly string[]
}

/** Every name in a profile that somebody could be found by, with those of their account. */
export function identifyingNames(
  { work, education, certificates, publications, projects, links }: ProfileDocument,
  person: OwnNames,
): IdentifyingNames {
  return {
    person,
    organizations: [
      ...work.map(({ organization }) => organization),
      ...education.map(({ institution }) => institution),
    ],
    schools: education.map(({ institution }) => institution),
    vouchers: [
      ...certificates.map(({ issuer }) => issuer),
      ...publications.map(({ publisher }) => publisher),
    ],
    links: Object.values(links),
    titles: publications.map(({ name }) => name),
    pages: [...certificates, ...publications, ...projects].map(({ url }) => url),
  }
}
