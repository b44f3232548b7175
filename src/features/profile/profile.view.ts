import type { EducationLevel, Sector } from '#/domain/job/vocabulary.ts'
import { townOf } from '#/domain/place/town.ts'
import { educationLevel } from '#/domain/profile/education.ts'
import { experienceYears } from '#/domain/profile/experience.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type {
  CertificateEntry,
  EducationEntry,
  ProfileDocument,
  ProfileLinks,
  ProjectEntry,
  PublicationEntry,
  SkillEntry,
  WorkEntry,
} from '#/domain/profile/profile-document.ts'
import type { ProfileAccess } from '#/domain/profile/visibility.ts'
import type { Availability } from '#/domain/profile/vocabulary.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** Whose profile it is, as far as a profile shows a user. */
export type ProfilePerson = {
  userId: string
  firstName: string
  lastName: string
  name: string
  email: string
  image: string | null
  /** The address of their introduction video. It is no part of the document: it must never reach a score. */
  profileVideo: string | null
  /** In which they read their own screens. */
  language: Language
}

/** A company somebody keeps their profile from. */
export type EmployerName = { id: string; name: string }

/** Everything a person keeps in their own profile; nobody else receives it. */
export type MyProfileView = ProfilePerson & {
  document: ProfileDocument
  /** The names of the employers in `document.preferences.excludedEmployers`. */
  excludedEmployers: EmployerName[]
}

/** A profile as one viewer may see it. What the person wants is not in it, apart from their availability. */
export type ProfileView = {
  /** The id that was asked for: of the account, or of a candidate. */
  userId: string
  /** Null while the person is anonymous to this viewer. */
  name: string | null
  image: string | null
  /** Null while the person is anonymous: a face is a name. */
  profileVideo: string | null
  headline: string
  bio: string
  town: string
  countryCode: string | null
  availability: Availability
  links: ProfileLinks
  experienceYears: number
  educationLevel: EducationLevel | null
  work: WorkEntry[]
  education: EducationEntry[]
  certificates: CertificateEntry[]
  languages: LanguageSkill[]
  skills: SkillEntry[]
  projects: ProjectEntry[]
  publications: PublicationEntry[]
  sectors: Sector[]
  /** Null unless the viewer is the owner, an admin or matched. */
  contact: { email: string; phone: string } | null
  /** In which the CV is written, whoever reads it. */
  cvLanguage: Language
  /** Search engines may list it. */
  isIndexable: boolean
}

type Sections = Pick<
  ProfileView,
  'work' | 'education' | 'certificates' | 'languages' | 'skills' | 'projects' | 'publications' | 'sectors'
>

function toSections(document: ProfileDocument): Sections {
  const { work, education, certificates, languages, skills, projects, publications, sectors } = document
  return { work, education, certificates, languages, skills, projects, publications, sectors }
}

/** Who it is, as far as a viewer may know; all of it null for an anonymous one. */
type Shown = Pick<ProfileView, 'userId' | 'name' | 'image' | 'profileVideo' | 'contact'>

/** `today` is `YYYY-MM-DD`, `language` that of the person's own screens. */
type When = { today: string; language: Language }

function toView(shown: Shown, document: ProfileDocument, { today, language }: When): ProfileView {
  const { headline, bio, countryCode, links, location, preferences } = document
  return {
    ...shown,
    ...{ headline, bio, countryCode, links, town: townOf(location) },
    availability: preferences.availability,
    experienceYears: experienceYears(document, today),
    educationLevel: educationLevel(document),
    ...toSections(document),
    isIndexable: preferences.visibility === 'Public' && preferences.searchEngines,
    cvLanguage: LANGUAGES.find((code) => code === document.cvLanguage) ?? language,
  }
}

/** What leaves the server, field by field, of somebody who is known to the viewer. `today` is `YYYY-MM-DD`. */
export function toProfileView(
  { userId, name, image, profileVideo, email, language }: ProfilePerson,
  document: ProfileDocument,
  { access, today }: { access: Exclude<ProfileAccess, 'none' | 'anonymous'>; today: string },
): ProfileView {
  const contact = access === 'contact' ? { email, phone: document.phone } : null
  return toView({ userId, name, image, profileVideo, contact }, document, { today, language })
}

/** The same of somebody who is anonymous, of whom the document is already the anonymous one. `id`: what was asked for. */
export function toAnonymousView(id: string, document: ProfileDocument, when: When): ProfileView {
  return toView({ userId: id, name: null, image: null, profileVideo: null, contact: null }, document, when)
}
