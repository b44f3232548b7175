import type { ProfileProposal } from '#/domain/profile/from-json-resume.ts'
import type { ProfileDocument, SkillEntry } from '#/domain/profile/profile-document.ts'
import { isBlankEntry } from '../blank-entries.ts'
import { isSame } from '../judge-changes.ts'
import { PROFILE_LIMITS as MAX } from '../profile-limits.ts'
import { toStepValues, type StepValues } from '../profile-steps.ts'
import type { MyProfileView } from '../profile.view.ts'
import { newEntries, roleIds, withFreshIds, type EntryList } from './review-entries.ts'
import { listWishParts, wishesWith, type WishPart } from './review-wishes.ts'

/** What a file says in single fields of step 1, as it is taken or skipped. */
export const ABOUT_PARTS = ['names', 'headline', 'bio', 'location', 'phone', 'links'] as const
export type AboutPart = (typeof ABOUT_PARTS)[number]

/** The values of the steps as a review edits them: of lists what is new, and nothing that the profile has. */
export type ReviewValues = StepValues

/** What one says of oneself instead of what is worked out. */
export const OVERRIDES = ['experienceYearsOverride', 'educationLevelOverride'] as const
export type Override = (typeof OVERRIDES)[number]

export type ReviewPlan = {
  values: ReviewValues
  /** The single fields in which the file says another thing than the profile. */
  about: AboutPart[]
  wishes: WishPart[]
  overrides: Override[]
  /** How many entries of the file are in the profile already. */
  known: number
  /** What a profile has no field for, or no room in one. */
  unplaced: string[]
}

/** The values of step 1 as they would be, were all taken that the file says. */
function aboutOf(mine: MyProfileView, { names, document }: ProfileProposal): StepValues[1] {
  const own = toStepValues(1, mine)
  const { headline, bio, phone, links, location, countryCode, lat, lng } = document
  return {
    ...own,
    ...names,
    headline: headline || own.headline,
    bio: bio || own.bio,
    phone: phone || own.phone,
    ...(location === '' ? {} : { location, countryCode, lat, lng }),
    ...(location === '' && own.location === '' && countryCode !== null ? { countryCode } : {}),
    links: {
      website: links.website || own.links.website,
      linkedin: links.linkedin || own.links.linkedin,
      github: links.github || own.links.github,
      portfolio: links.portfolio || own.links.portfolio,
    },
  }
}

/** The fields of step 1 that belong to a part of it. */
export function partOf(part: AboutPart, values: StepValues[1]): Partial<StepValues[1]> {
  const { firstName, lastName, location, countryCode, lat, lng } = values
  if (part === 'names') return { firstName, lastName }
  if (part === 'location') return { location, countryCode, lat, lng }
  return { [part]: values[part] }
}

/** Whether the profile says nothing yet where the file says something. */
export function isUnsaid(part: AboutPart, mine: MyProfileView): boolean {
  const said = Object.values(partOf(part, toStepValues(1, mine)))
  const [first] = said
  const texts = typeof first === 'object' && first !== null ? Object.values(first) : [first]
  return texts.every((text) => text === '')
}

const numbered = <Entry>(entries: readonly Entry[], list: string) =>
  entries.map((entry, nth) => ({ ...entry, id: `${list}-${nth}` }))

const isName = ({ name }: SkillEntry) => name.length <= MAX.lineMax

function fittingSkill(skill: SkillEntry, idOf: ReadonlyMap<string, string>): SkillEntry {
  const { years, evidenceWorkId } = skill
  const isPossible = years !== null && years >= 0 && years <= MAX.yearsMax
  return {
    ...skill,
    years: isPossible ? years : null,
    evidenceWorkId: (evidenceWorkId !== null && idOf.get(evidenceWorkId)) || null,
  }
}

/** The values of the steps that hold lists: what the file has and the profile has not. */
function planLists(found: ProfileDocument, own: ProfileDocument, newId: () => string) {
  const fresh = <Entry extends { id: string }>(entries: readonly Entry[], owned: readonly Entry[]) =>
    withFreshIds(entries, owned, newId)
  const said = <Name extends EntryList>(name: Name) =>
    (found[name] as ProfileDocument[Name][number][]).filter((entry) => !isBlankEntry(name, entry))
  const work = newEntries('work', said('work'), own.work)
  const education = newEntries('education', said('education'), own.education)
  const certificates = newEntries('certificates', said('certificates'), own.certificates)
  const languages = newEntries('languages', found.languages, own.languages)
  const skills = newEntries('skills', found.skills.filter(isName), own.skills)
  const projects = newEntries('projects', said('projects'), own.projects)
  const publications = newEntries('publications', said('publications'), own.publications)
  const roles = fresh(work.entries, own.work)
  const idOf = roleIds(found.work, { fresh: roles, entries: work.entries, own: own.work })
  const all = [work, education, certificates, languages, skills, projects, publications]
  const values: Pick<ReviewValues, 2 | 3 | 4> = {
    2: { work: roles, experienceYearsOverride: found.experienceYearsOverride },
    3: {
      education: fresh(education.entries, own.education),
      certificates: fresh(certificates.entries, own.certificates),
      languages: numbered(languages.entries, 'language'),
      educationLevelOverride: found.educationLevelOverride,
    },
    4: {
      skills: numbered(
        skills.entries.map((skill) => fittingSkill(skill, idOf)),
        'skill',
      ),
      projects: fresh(projects.entries, own.projects),
      publications: fresh(publications.entries, own.publications),
      sectors: found.sectors.filter((sector) => !own.sectors.includes(sector)),
    },
  }
  return { values, known: all.reduce((sum, { known }) => sum + known, 0) }
}

/** What a file adds to a profile. */
export function planReview(
  mine: MyProfileView,
  proposal: ProfileProposal,
  newId: () => string = () => crypto.randomUUID(),
): ReviewPlan {
  const { document: found } = proposal
  const { document: own } = mine
  const about = aboutOf(mine, proposal)
  const before = toStepValues(1, mine)
  const wishes = listWishParts(own.preferences, found.preferences)
  const { values, known } = planLists(found, own, newId)
  return {
    values: { 1: about, ...values, 5: wishesWith(own.preferences, found.preferences, wishes) },
    about: ABOUT_PARTS.filter((part) => !isSame(partOf(part, about), partOf(part, before))),
    wishes,
    overrides: OVERRIDES.filter((one) => found[one] !== null && found[one] !== own[one]),
    known,
    unplaced: [
      ...proposal.unplaced,
      ...found.skills.filter((skill) => !isName(skill)).map(({ name }) => name),
    ],
  }
}
