import type { ProfileProposal } from '#/domain/profile/from-json-resume.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { isSame } from '../judge-changes.ts'
import { toStepValues, type StepValues } from '../profile-steps.ts'
import type { ProfileStepChange } from '../profile.schema.ts'
import type { MyProfileView } from '../profile.view.ts'
import { listWishParts, WISH_PARTS, wishesOf, wishesWith, type WishPart } from './review-wishes.ts'

/** What a file says in single fields of step 1, as it is taken or skipped. */
export const ABOUT_PARTS = ['names', 'headline', 'bio', 'location', 'phone', 'links'] as const
export type AboutPart = (typeof ABOUT_PARTS)[number]

/** The lists whose entries are taken one by one. */
export const ENTRY_LISTS = [
  ...(['work', 'education', 'certificates', 'languages'] as const),
  ...(['skills', 'projects', 'publications'] as const),
] as const
export type EntryList = (typeof ENTRY_LISTS)[number]

/** The values of the steps as a review edits them: of lists what is new, and nothing that the profile has. */
export type ReviewValues = StepValues

export type ReviewPlan = {
  values: ReviewValues
  /** The single fields in which the file says another thing than the profile. */
  about: AboutPart[]
  wishes: WishPart[]
  /** How many entries of the file are in the profile already. */
  known: number
}

const key = (...parts: string[]) => parts.map((part) => foldText(part).trim()).join('|')

/** What makes two entries of a list the same. */
const KEYS: { [Name in EntryList]: (entry: ProfileDocument[Name][number]) => string } = {
  work: ({ position, organization, startDate }) => key(position, organization, startDate),
  education: ({ institution, studyType, area }) => key(institution, studyType, area),
  certificates: ({ name, issuer }) => key(name, issuer),
  languages: ({ language }) => language,
  skills: ({ name }) => key(name),
  projects: ({ name }) => key(name),
  publications: ({ name }) => key(name),
}

/** The entries of a list that are not in the profile, each once. */
function newOnes<Name extends EntryList>(name: Name, found: ProfileDocument, own: ProfileDocument) {
  const keyOf = KEYS[name]
  const known = new Set((own[name] as ProfileDocument[Name][number][]).map(keyOf))
  return (found[name] as ProfileDocument[Name][number][]).filter((entry) => {
    const isNew = !known.has(keyOf(entry))
    known.add(keyOf(entry))
    return isNew
  })
}

const withIds = <Entry>(entries: readonly Entry[], list: string) =>
  entries.map((entry, nth) => ({ ...entry, id: `${list}-${nth}` }))

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

/** What a file adds to a profile. */
export function planReview(mine: MyProfileView, proposal: ProfileProposal): ReviewPlan {
  const { document: found } = proposal
  const { document: own } = mine
  const about = aboutOf(mine, proposal)
  const before = toStepValues(1, mine)
  const wishes = listWishParts(own.preferences, found.preferences)
  const of = <Name extends EntryList>(name: Name) => newOnes(name, found, own) as ProfileDocument[Name]
  const values: ReviewValues = {
    1: about,
    2: { work: of('work'), experienceYearsOverride: null },
    3: {
      ...{ education: of('education'), certificates: of('certificates'), educationLevelOverride: null },
      languages: withIds(of('languages'), 'language'),
    },
    4: {
      ...{ projects: of('projects'), publications: of('publications') },
      skills: withIds(of('skills'), 'skill'),
      sectors: found.sectors.filter((sector) => !own.sectors.includes(sector)),
    },
    5: wishesWith(own.preferences, found.preferences, wishes),
  }
  const all = ENTRY_LISTS.reduce((sum, name) => sum + found[name].length, 0)
  const fresh = ENTRY_LISTS.reduce((sum, name) => sum + of(name).length, 0)
  return {
    values,
    about: ABOUT_PARTS.filter((part) => !isSame(partOf(part, about), partOf(part, before))),
    wishes,
    known: all - fresh,
  }
}

type Chosen = { has: (key: string) => boolean }

/** What is to be saved of a review: of each step the fields that grow, with what the profile had before. */
export function toSteps(
  mine: MyProfileView,
  { 1: about, 2: work, 3: learned, 4: skilled, 5: wished }: ReviewValues,
  chosen: Chosen,
): ProfileStepChange[] {
  const own = mine.document
  const isChosen = ({ id }: { id: string }) => chosen.has(id)
  const roles = [...own.work, ...work.work.filter(isChosen)]
  const isThere = (id: string | null) => roles.some((role) => role.id === id)
  const added: Record<2 | 3 | 4, Record<string, readonly unknown[]>> = {
    2: { work: work.work.filter(isChosen) },
    3: {
      education: learned.education.filter(isChosen),
      certificates: learned.certificates.filter(isChosen),
      languages: learned.languages.filter(isChosen).map(({ id: _id, ...entry }) => entry),
    },
    4: {
      skills: skilled.skills.filter(isChosen).map(({ id: _id, ...skill }) => ({
        ...skill,
        evidenceWorkId: isThere(skill.evidenceWorkId) ? skill.evidenceWorkId : null,
      })),
      projects: skilled.projects.filter(isChosen),
      publications: skilled.publications.filter(isChosen),
      sectors: skilled.sectors.filter((sector) => chosen.has(sector)),
    },
  }
  const parts = ABOUT_PARTS.filter((part) => chosen.has(part)).map((part) => partOf(part, about))
  const wishes = WISH_PARTS.filter((part) => chosen.has(part)).map((part) => wishesOf(part, wished))
  const lists = ([2, 3, 4] as const).map((step) => ({
    step,
    values: Object.fromEntries(
      Object.entries(added[step])
        .filter(([, entries]) => entries.length > 0)
        .map(([name, entries]) => [name, [...(own[name as EntryList | 'sectors'] as unknown[]), ...entries]]),
    ),
  }))
  return [
    { step: 1 as const, values: Object.assign({}, ...parts) as Record<string, unknown> },
    ...lists,
    { step: 5 as const, values: Object.assign({}, ...wishes) as Record<string, unknown> },
  ].filter(({ values }) => Object.keys(values).length > 0)
}
