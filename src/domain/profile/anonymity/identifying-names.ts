import type { ProfileDocument } from '../profile-document.ts'
import { formedNamesIn } from './formed-names.ts'

/** Who somebody is, as far as their account says. */
export type OwnNames = { name: string; firstName: string; lastName: string; email?: string }

/** What an anonymous person must not be found by. */
export type IdentifyingNames = {
  person: OwnNames
  /** Where they worked and learnt, and companies that they name with a legal form. */
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

const textsOf = ({ headline, bio, work, projects }: ProfileDocument) => [
  ...[headline, bio],
  ...work.flatMap(({ position, summary, highlights }) => [position, summary, ...highlights]),
  ...projects.flatMap(({ name, description }) => [name, description]),
]

/** Every name in a profile that somebody could be found by, with those of their account. */
export function identifyingNames(document: ProfileDocument, person: OwnNames): IdentifyingNames {
  const { work, education, certificates, publications, projects, links } = document
  return {
    person,
    organizations: [
      ...work.map(({ organization }) => organization),
      ...education.map(({ institution }) => institution),
      ...formedNamesIn(textsOf(document)),
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
