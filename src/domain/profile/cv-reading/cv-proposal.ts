import type { CefrLevel } from '#/domain/job/vocabulary.ts'
import type {
  CertificateEntry,
  EducationEntry,
  ProfileLinks,
  ProjectEntry,
  PublicationEntry,
  WorkEntry,
} from '#/domain/profile/profile-document.ts'

/** What a CV seems to say. Nobody has agreed to it yet: a start that could not be read is '', a level not said is null. */
export type CvProposal = {
  names: { firstName: string; lastName: string } | null
  email: string
  phone: string
  headline: string
  bio: string
  location: string
  links: ProfileLinks
  work: WorkEntry[]
  education: EducationEntry[]
  certificates: CertificateEntry[]
  languages: { language: string; level: CefrLevel | null }[]
  skills: string[]
  projects: ProjectEntry[]
  publications: PublicationEntry[]
  /** Lines with words that found no place. */
  rest: string[]
}
