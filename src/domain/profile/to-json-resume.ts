import type { Sector } from '#/domain/job/vocabulary.ts'
import { townOf } from '#/domain/place/town.ts'
import {
  JSON_RESUME_SCHEMA,
  type JsonResume,
  type ResumeBasics,
  type ResumeEducation,
  type ResumeVolunteer,
  type ResumeWork,
} from './json-resume.ts'
import type { EducationEntry, ProfileDocument, ProfileLinks, WorkEntry } from './profile-document.ts'

/** Who the résumé is of, as far as its reader may know. Addresses of files are absolute. */
export type ResumePerson = {
  name: string | null
  firstName: string | null
  lastName: string | null
  email: string | null
  image: string | null
  profileVideo: string | null
}

export type ShownDocument = Omit<
  ProfileDocument,
  'preferences' | 'experienceYearsOverride' | 'educationLevelOverride' | 'cvLanguage'
>

export type ResumeOptions = {
  /** When the profile last changed, as an ISO moment; null when it was never begun. */
  lastModified: string | null
  /** A field of work in the reader's words. */
  sectorLabel: (sector: Sector) => string
}

/** A value without what is not known: '', null and undefined, but not 0, false or an empty list. */
type Known<Given> = { [Key in keyof Given]: Exclude<Given[Key], null> }

function known<Given extends object>(given: Given): Known<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== '' && value !== null)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was left out is what the type leaves out
  return Object.fromEntries(entries) as Known<Given>
}

const SKILL_LEVELS = ['Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'] as const

// The schema knows addresses of ASCII alone; any other is written as browsers send it, and as it is beside that.
function address(url: string): { url: string; 'x-url': string } {
  const isAscii = /^[!-~]*$/.test(url) || !URL.canParse(url)
  return isAscii ? { url, 'x-url': '' } : { url: new URL(url).href, 'x-url': url }
}

/** The last part of an address, which is what such a page calls its owner; undefined when it has none. */
function usernameOf(url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  return path.split('/').findLast((part) => part !== '')
}

function toProfiles({ linkedin, github, portfolio }: ProfileLinks) {
  const profiles = [
    { network: 'LinkedIn', username: usernameOf(linkedin), url: linkedin },
    { network: 'GitHub', username: usernameOf(github), url: github },
    { network: 'Portfolio', username: undefined, url: portfolio },
  ]
  return profiles
    .filter(({ url }) => url !== '')
    .map(({ url, ...profile }) => ({ ...profile, ...known(address(url)) }))
}

function toBasics(person: ResumePerson, document: ShownDocument): ResumeBasics {
  const { name, firstName, lastName, email, image, profileVideo } = person
  const { headline, bio, location, countryCode, lat, lng, phone, links } = document
  return {
    ...known({ name, email, label: headline, image, phone, ...address(links.website), summary: bio }),
    location: known({
      ...{ address: location, city: townOf(location), countryCode },
      ...{ 'x-lat': lat, 'x-lng': lng },
    }),
    profiles: toProfiles(links),
    ...known({ 'x-firstName': firstName, 'x-lastName': lastName, 'x-profileVideo': profileVideo }),
  }
}

/** What a role is, paid or not; `order` is its place among all roles, which stand in two lists here. */
function toRole({ id, position, startDate, endDate, summary, highlights }: WorkEntry, order: number) {
  return { position, ...known({ startDate, endDate, summary }), highlights, 'x-id': id, 'x-order': order }
}

function toWork(entry: WorkEntry, order: number): ResumeWork {
  const { organization, location } = entry
  return { ...known({ name: organization, location }), ...toRole(entry, order) }
}

function toVolunteer(entry: WorkEntry, order: number): ResumeVolunteer {
  const { organization, location } = entry
  return { ...known({ organization, 'x-location': location }), ...toRole(entry, order) }
}

function toEducation(entry: EducationEntry): ResumeEducation {
  const { id, institution, area, studyType, level, startDate, endDate, score } = entry
  return {
    institution,
    ...known({ area, studyType, startDate, endDate, score, 'x-level': level }),
    'x-id': id,
  }
}

function toSkills({ skills }: ShownDocument): JsonResume['skills'] {
  return skills.map(({ name, level, years, evidenceWorkId }) => ({
    name,
    ...known({
      level: level === null ? null : (SKILL_LEVELS[level - 1] ?? null),
      'x-level': level,
      'x-years': years,
      'x-evidenceWorkId': evidenceWorkId,
    }),
  }))
}

function toLists(document: ShownDocument) {
  return {
    certificates: document.certificates.map(({ id, name, date, expiryDate, issuer, url }) => ({
      name,
      ...known({ date, issuer, ...address(url), 'x-expiryDate': expiryDate }),
      'x-id': id,
    })),
    publications: document.publications.map(({ id, name, publisher, releaseDate, url, summary }) => ({
      name,
      ...known({ publisher, releaseDate, ...address(url), summary }),
      'x-id': id,
    })),
    projects: document.projects.map(({ id, name, description, url, startDate, endDate }) => ({
      name,
      ...known({ description, ...address(url), startDate, endDate }),
      'x-id': id,
    })),
  }
}

function toLanguages({ languages }: ShownDocument): JsonResume['languages'] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return languages.map(({ language, level }) => ({
    language: names.of(language) ?? language,
    fluency: level,
    'x-code': language,
  }))
}

/** Writes what others may see of a profile as a résumé of the JSON Resume schema 1.0.0. */
export function toShownResume(
  person: ResumePerson,
  document: ShownDocument,
  { lastModified, sectorLabel }: ResumeOptions,
): JsonResume {
  const roles = document.work.map((entry, order) => ({ entry, order }))
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: toBasics(person, document),
    work: roles.filter(({ entry }) => !entry.volunteer).map(({ entry, order }) => toWork(entry, order)),
    volunteer: roles
      .filter(({ entry }) => entry.volunteer)
      .map(({ entry, order }) => toVolunteer(entry, order)),
    education: document.education.map(toEducation),
    ...toLists(document),
    skills: toSkills(document),
    languages: toLanguages(document),
    interests: document.sectors.map((sector) => ({ name: sectorLabel(sector), 'x-sector': sector })),
    meta: { version: 'v1.0.0', ...known({ lastModified }) },
  }
}

/**
 * The same for the profile's owner, without losing anything: what the schema does not know, the preferences of step 5
 * among it, stands beside it under names that begin with `x-`.
 */
export function toJsonResume(
  person: ResumePerson,
  document: ProfileDocument,
  options: ResumeOptions,
): JsonResume {
  const { preferences, experienceYearsOverride, educationLevelOverride, cvLanguage } = document
  const shown = toShownResume(person, document, options)
  const own = {
    'x-experienceYearsOverride': experienceYearsOverride,
    'x-educationLevelOverride': educationLevelOverride,
    'x-cvLanguage': cvLanguage,
  }
  return { ...shown, meta: { ...shown.meta, 'x-preferences': preferences, ...known(own) } }
}
