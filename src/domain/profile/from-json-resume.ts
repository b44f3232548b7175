import { openPart } from './cv-reading/proposal-without-private.ts'
import { findLanguage, levelOfLanguage } from './cv-reading/read-languages.ts'
import { levelOfDegree } from './cv-reading/degree-words.ts'
import { EDUCATION_LEVELS, SECTORS, type Sector } from '#/domain/job/vocabulary.ts'
import { findCountry } from '#/domain/place/find-country.ts'
import { withRegion } from '#/domain/place/with-region.ts'
import {
  EMPTY_PREFERENCES,
  type ProfileDocument,
  type SkillEntry,
  type WorkEntry,
} from './profile-document.ts'
import { isLanguageCode, LEVEL_NOT_SAID } from './languages.ts'
import { readName } from './names/read-name.ts'
import { languageNamed } from './resume/read-language.ts'
import { readPreferences } from './resume/read-preferences.ts'
import { readSkillLevel } from './resume/read-skill-level.ts'
import { monthOf, spanOf, unreadDates, withSettledDates } from './resume/resume-dates.ts'
import { resumeShape, type ReadResume } from './resume/resume-shape.ts'

/**
 * What a file says of somebody, as a profile holds it. What an entry lacks is '' or null there, and shown to its owner
 * before anything is kept. `unplaced`: what a profile has no place for.
 */
export type ProfileProposal = {
  names: { firstName: string; lastName: string } | null
  document: ProfileDocument
  /** The languages of which it does not say how well: the level they have here is nobody's. */
  levelNotSaid: string[]
  unplaced: string[]
}

export type ReadingOptions = {
  /** A new id for an entry that has none. */
  newId: () => string
  /** The sector that is called so, in any language; null for what is none. */
  sectorNamed: (name: string) => Sector | null
}

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value)
const levelOf = (value: unknown) => (isOneOf(EDUCATION_LEVELS, value) ? value : null)
const codeIn = (value: unknown) => (typeof value === 'string' && isLanguageCode(value) ? value : null)
const wholeOf = (value: unknown) => (Number.isInteger(value) ? Number(value) : null)
const degreesOf = (value: unknown) => (typeof value === 'number' ? value : null)
const lines = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join('\n')
/** A text by itself stays to the letter. */
const joined = (first: string, ...others: string[]) =>
  others.every((part) => part === '') ? first : lines(first, ...others)
const sentence = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ')

/** What the file calls its owner, and what of it is no part of a name. */
function nameIn({ basics }: ReadResume): { names: ProfileProposal['names']; left: string[] } {
  const { name } = basics
  const lastName = basics['x-lastName'] || basics.lastName
  const firstName = basics['x-firstName'] || basics.firstName || (lastName === '' ? '' : name)
  if (firstName !== '' && lastName !== '') return { names: { firstName, lastName }, left: [] }
  const read = readName(name)
  if (!read) return { names: null, left: [name.trim()] }
  return { names: { firstName: read.firstName, lastName: read.lastName }, left: [read.left.join(', ')] }
}

/** What somebody says of themselves, without what only a field of its own may say. */
function openWords(resume: ReadResume): { headline: string; bio: string } {
  const { label, summary } = resume.basics
  if (isOurs(resume)) return { headline: label, bio: summary }
  const pieces = label.split(', ')
  const seen = openPart(label) === label ? pieces : pieces.filter((piece) => openPart(piece) === piece)
  return { headline: openPart(seen.join(', ')), bio: openPart(summary) }
}

type Address = { 'x-url': string; url: string }
type OwnPage = Address & { network: string; username: string }

const addressIn = (one: Address) => one['x-url'] || one.url

const LINKS = {
  linkedin: /^linked ?in$/i,
  github: /^git ?hub$/i,
  portfolio: /^(?:portfolio|website|blog)$/i,
}
const PAGES: [network: RegExp, start: string][] = [
  [LINKS.linkedin, 'https://www.linkedin.com/in/'],
  [LINKS.github, 'https://github.com/'],
]

/** Where a page of somebody is; of one who is only named on a network, where that is known. */
function pageOf(one: OwnPage): string {
  const start = PAGES.find(([network]) => network.test(one.network.trim()))?.[1]
  const [, name] = /^@?([\p{L}\p{N}-]+)$/u.exec(one.username.trim()) ?? []
  return addressIn(one).trim() || (start && name ? start + name : '')
}

function linksOf({ basics }: ReadResume): ProfileDocument['links'] {
  const pageOn = (network: RegExp) =>
    basics.profiles
      .filter((one) => network.test(one.network.trim()))
      .map(pageOf)
      .find(Boolean) ?? ''
  return {
    website: addressIn(basics),
    linkedin: pageOn(LINKS.linkedin),
    github: pageOn(LINKS.github),
    portfolio: pageOn(LINKS.portfolio),
  }
}

/** Pages and names on networks that are none of the links. */
function otherPages(resume: ReadResume): string[] {
  const taken = Object.values(linksOf(resume))
  return resume.basics.profiles
    .filter((one) => !taken.includes(pageOf(one)) || pageOf(one) === '')
    .filter((one) => (addressIn(one) || one.username).trim() !== '')
    .map((one) => sentence(one.network, addressIn(one).trim() || one.username))
}

/** A file that says what its owner wants is our own: there the address is what its owner wrote as the town. */
const isOurs = ({ meta }: ReadResume) => meta['x-preferences'] !== undefined

/** Elsewhere an address is a street: only its town is taken, since towns are shown to others. */
function townIn(resume: ReadResume): string {
  const { address, city, region } = resume.basics.location
  if (isOurs(resume)) return address
  return withRegion(city, region) || (/\d/u.test(address) ? '' : address)
}

function placeOf(resume: ReadResume) {
  const { location } = resume.basics
  const { countryCode } = location
  return {
    location: townIn(resume),
    countryCode: findCountry(countryCode),
    lat: degreesOf(location['x-lat']),
    lng: degreesOf(location['x-lng']),
  }
}

type Role = ReadResume['work'][number] | ReadResume['volunteer'][number]

/** A role, paid or not, with its place among all of them; the file has them in two lists. */
function roleOf(role: Role, nth: number, newId: () => string) {
  const isVolunteer = 'organization' in role
  const { startDate, endDate } = spanOf(role)
  const organization = isVolunteer ? role.organization : role.name
  // Only what began, or is said to go on, goes on.
  const isDated = Boolean(startDate) || role.endDate !== '' || (role.position || organization) === ''
  const entry: WorkEntry = {
    id: role['x-id'] || newId(),
    position: role.position,
    organization,
    location: isVolunteer ? role['x-location'] || role.location : role.location,
    ...{
      startDate: startDate ?? '',
      endDate: isDated ? endDate : '',
      summary: role.summary,
      highlights: role.highlights,
    },
    volunteer: isVolunteer,
  }
  return { order: wholeOf(role['x-order']) ?? nth, entry }
}

const isEntry = ({ said }: { said: string }) => said === ''

function workOf({ work, volunteer }: ReadResume, newId: () => string): WorkEntry[] {
  return [...work, ...volunteer]
    .filter(isEntry)
    .map((role, nth) => roleOf(role, nth, newId))
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry }) => entry)
}

function educationOf({ education }: ReadResume, newId: () => string): ProfileDocument['education'] {
  return education.filter(isEntry).map((entry) => ({
    id: entry['x-id'] || newId(),
    ...{ institution: entry.institution, area: entry.area, studyType: entry.studyType },
    // What we wrote says the level itself, or that none was chosen.
    level: levelOf(entry['x-level']) ?? (entry['x-id'] === '' ? levelOfDegree(entry.studyType) : null),
    ...spanOf(entry),
    score: entry.score,
  }))
}

/** A skill of its own, or the several that stand under one heading. */
function skillsOf({ skills }: ReadResume): SkillEntry[] {
  return skills.flatMap((skill) => {
    const own = wholeOf(skill['x-level'])
    const level =
      own !== null && own >= 1 && own <= 5 ? (own as SkillEntry['level']) : readSkillLevel(skill.level)
    const evidence = skill['x-evidenceWorkId']
    const proof = {
      years: wholeOf(skill['x-years']),
      evidenceWorkId: typeof evidence === 'string' ? evidence : null,
    }
    const names = skill.keywords.length > 0 ? [...new Set(skill.keywords)] : [skill.name]
    return names.filter((name) => name !== '').map((name) => ({ name, level, ...proof }))
  })
}

type Language = ReadResume['languages'][number]

/** A language by itself, or in one text with its level: "German (native)", "English C1". */
function codeOf({ language, fluency, 'x-code': code }: Language): string | null {
  if (isLanguageCode(code)) return code
  const named = languageNamed(language.split('(')[0] ?? '')
  return (
    named ?? (fluency === '' && levelOfLanguage(language) ? (findLanguage(language)?.code ?? null) : null)
  )
}

const levelIn = ({ language, fluency }: Language) => levelOfLanguage(fluency) ?? levelOfLanguage(language)

function languagesOf({ languages }: ReadResume): ProfileDocument['languages'] {
  return languages.flatMap((one) => {
    const found = codeOf(one)
    return found ? [{ language: found, level: levelIn(one) ?? LEVEL_NOT_SAID }] : []
  })
}

const levelsNotSaid = ({ languages }: ReadResume): string[] =>
  languages.flatMap((one) => (levelIn(one) === null ? (codeOf(one) ?? []) : []))

function listsOf(resume: ReadResume, newId: () => string) {
  return {
    certificates: resume.certificates.map((one) => ({
      ...{ id: one['x-id'] || newId(), name: one.name, issuer: one.issuer, url: addressIn(one) },
      ...{ date: monthOf(one.date), expiryDate: monthOf(one['x-expiryDate'], 'end') },
    })),
    projects: resume.projects.map((one) => ({
      ...{ id: one['x-id'] || newId(), name: one.name, url: addressIn(one), ...spanOf(one) },
      description: joined(one.description, one.summary, ...one.highlights),
    })),
    publications: resume.publications.map((one) => ({
      ...{ id: one['x-id'] || newId(), name: one.name, publisher: one.publisher, summary: one.summary },
      ...{ releaseDate: monthOf(one.releaseDate), url: addressIn(one) },
    })),
  }
}

/** The sectors among what somebody is interested in, and the rest of it. */
function interestsOf({ interests }: ReadResume, sectorNamed: ReadingOptions['sectorNamed']) {
  const read = interests.map((one) => ({
    one,
    sector: isOneOf(SECTORS, one['x-sector']) ? one['x-sector'] : sectorNamed(one.name),
  }))
  return {
    sectors: read.flatMap(({ sector }) => sector ?? []),
    others: read.flatMap(({ one, sector }) => (sector ? [] : [sentence(one.name, ...one.keywords)])),
  }
}

function unplacedOf(resume: ReadResume): string[] {
  const { basics, work, volunteer, education, awards, references, languages } = resume
  const { address, countryCode } = basics.location
  return [
    ...(townIn(resume).includes(address) ? [] : [address]),
    ...(findCountry(countryCode) === null ? [countryCode] : []),
    ...otherPages(resume),
    ...[...work, ...volunteer, ...education].map(({ said }) => said),
    ...unreadDates(resume),
    ...education.flatMap(({ courses, summary }) => [summary, ...courses]),
    ...awards.map(({ title, awarder, date, summary }) => lines(sentence(title, awarder, date), summary)),
    ...references.map(({ name, reference }) => lines(name, reference)),
    ...languages.filter((one) => codeOf(one) === null).map((one) => one.language),
    ...resume.others,
  ]
}

/**
 * Reads a résumé of the JSON Resume schema, also one that follows it loosely: what is not as it should be counts as not
 * given. What this product wrote comes back as it was. Judges no length and no address; the rules of the five steps do.
 */
export function fromJsonResume(file: unknown, { newId, sectorNamed }: ReadingOptions): ProfileProposal {
  const resume = resumeShape.parse(withSettledDates(file))
  const { basics, meta } = resume
  const { sectors, others } = interestsOf(resume, sectorNamed)
  const document: ProfileDocument = {
    ...openWords(resume),
    ...{ phone: basics.phone, links: linksOf(resume) },
    ...placeOf(resume),
    work: workOf(resume, newId),
    education: educationOf(resume, newId),
    ...listsOf(resume, newId),
    skills: skillsOf(resume),
    languages: languagesOf(resume),
    sectors,
    experienceYearsOverride: wholeOf(meta['x-experienceYearsOverride']),
    educationLevelOverride: levelOf(meta['x-educationLevelOverride']),
    cvLanguage: codeIn(meta['x-cvLanguage']),
    preferences: readPreferences(meta['x-preferences']) ?? EMPTY_PREFERENCES,
  }
  const { names, left } = nameIn(resume)
  const unplaced = [...left, ...unplacedOf(resume), ...others].filter(Boolean)
  return { names, document, levelNotSaid: levelsNotSaid(resume), unplaced }
}
