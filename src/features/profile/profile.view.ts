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
import { anonymousDocument } from './anonymous-document.ts'

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
  /** Of the account; while the person is anonymous, the id that was asked for. */
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

/** What leaves the server, field by field. `today` is `YYYY-MM-DD`; an access of 'none' must not get here. */
export function toProfileView(
  person: ProfilePerson,
  document: ProfileDocument,
  { access, today }: { access: Exclude<ProfileAccess, 'none'>; today: string },
): ProfileView {
  const isAnonymous = access === 'anonymous'
  const shown = isAnonymous
    ? anonymousDocument(document, [person.name, person.firstName, person.lastName])
    : document
  const { headline, bio, countryCode, links, preferences } = shown
  return {
    userId: person.userId,
    name: isAnonymous ? null : person.name,
    image: isAnonymous ? null : person.image,
    profileVideo: isAnonymous ? null : person.profileVideo,
    headline,
    bio,
    countryCode,
    links,
    town: townOf(shown.location),
    availability: preferences.availability,
    experienceYears: experienceYears(document, today),
    educationLevel: educationLevel(document),
    ...toSections(shown),
    contact: access === 'contact' ? { email: person.email, phone: document.phone } : null,
    isIndexable: preferences.visibility === 'Public' && preferences.searchEngines && !isAnonymous,
  }
}
