import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import type { ProfileStepChange } from '../profile.schema.ts'
import type { MyProfileView } from '../profile.view.ts'
import { ENTRY_LISTS, LIST_MAX, type EntryList } from './review-entries.ts'
import { ABOUT_PARTS, OVERRIDES, partOf, type ReviewValues } from './review-plan.ts'
import { WISH_PARTS, wishesOf } from './review-wishes.ts'

type Chosen = { has: (key: string) => boolean }
type GrowingList = EntryList | 'sectors'

const STEP_OF: Record<GrowingList, 2 | 3 | 4> = {
  ...({ work: 2, education: 3, certificates: 3, languages: 3 } as const),
  ...({ skills: 4, projects: 4, publications: 4, sectors: 4 } as const),
}
const GROWING = [...ENTRY_LISTS, 'sectors'] as const

/** What is taken of each list, as it is saved. */
function takenOf(values: ReviewValues, own: ProfileDocument, chosen: Chosen) {
  const { 2: work, 3: learned, 4: skilled } = values
  const isChosen = ({ id }: { id: string }) => chosen.has(id)
  const roles = [...own.work, ...work.work.filter(isChosen)]
  const isThere = (id: string | null) => roles.some((role) => role.id === id)
  return {
    work: work.work.filter(isChosen),
    education: learned.education.filter(isChosen),
    certificates: learned.certificates.filter(isChosen),
    languages: learned.languages.filter(isChosen).map(({ id: _id, ...entry }) => entry),
    skills: skilled.skills.filter(isChosen).map(({ id: _id, ...skill }) => ({
      ...skill,
      evidenceWorkId: isThere(skill.evidenceWorkId) ? skill.evidenceWorkId : null,
    })),
    projects: skilled.projects.filter(isChosen),
    publications: skilled.publications.filter(isChosen),
    sectors: skilled.sectors.filter((sector) => chosen.has(sector)),
  } satisfies Record<GrowingList, readonly unknown[]>
}

/** The lists that would hold more than a profile does, and by how many. */
export function findOverfull(
  mine: MyProfileView,
  values: ReviewValues,
  chosen: Chosen,
): Partial<Record<GrowingList, number>> {
  const taken = takenOf(values, mine.document, chosen)
  const over = GROWING.map((name) => ({
    name,
    by: taken[name].length === 0 ? 0 : mine.document[name].length + taken[name].length - LIST_MAX[name],
  }))
  return Object.fromEntries(over.filter(({ by }) => by > 0).map(({ name, by }) => [name, by]))
}

/** What is to be saved of a review: of each step the fields that grow, with what the profile had before. */
export function toSteps(mine: MyProfileView, values: ReviewValues, chosen: Chosen): ProfileStepChange[] {
  const { document: own } = mine
  const taken = takenOf(values, own, chosen)
  const overrides = { ...values[2], ...values[3] }
  const fields: Record<ProfileStepChange['step'], Record<string, unknown>> = {
    1: {},
    2: {},
    3: {},
    4: {},
    5: {},
  }
  for (const part of ABOUT_PARTS) if (chosen.has(part)) Object.assign(fields[1], partOf(part, values[1]))
  for (const part of WISH_PARTS) if (chosen.has(part)) Object.assign(fields[5], wishesOf(part, values[5]))
  for (const name of GROWING)
    if (taken[name].length > 0) fields[STEP_OF[name]][name] = [...own[name], ...taken[name]]
  for (const [nth, name] of OVERRIDES.entries())
    if (chosen.has(name)) fields[nth === 0 ? 2 : 3][name] = overrides[name]
  return ([1, 2, 3, 4, 5] as const)
    .map((step) => ({ step, values: fields[step] }))
    .filter((change) => Object.keys(change.values).length > 0)
}
