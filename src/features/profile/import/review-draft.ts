import { invalidFields, type InvalidFields } from '../invalid-fields.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import { PROFILE_STEPS, type ProfileStep } from '../profile-steps.ts'
import type { MyProfileView } from '../profile.view.ts'
import { findEntryOf } from '../use-open-entries.ts'
import type { CvReading } from './cv-reading.ts'
import { ENTRY_LISTS, LIST_MAX } from './review-entries.ts'
import {
  isUnsaid,
  OVERRIDES,
  planReview,
  type AboutPart,
  type ReviewPlan,
  type ReviewValues,
} from './review-plan.ts'
import { isWishUnsaid, wishPartOf } from './review-wishes.ts'

/** A review on its way: what was found, what it has become by editing, and the keys of what is to be added. */
export type ReviewDraft = { reading: CvReading; plan: ReviewPlan; values: ReviewValues; chosen: string[] }

/** Languages of which the file does not say how well: their level here is nobody's. */
export const isLevelGuessed = ({ reading }: Pick<ReviewDraft, 'reading'>, language: string): boolean =>
  reading.proposal.levelNotSaid.includes(language)

/**
 * Everything is chosen at first for which there is room, but for what would replace something one has said, and for what
 * the file does not say.
 */
export function toReviewDraft(mine: MyProfileView, reading: CvReading): ReviewDraft {
  const own = mine.document
  const plan = planReview(mine, reading.proposal)
  const { values } = plan
  const said = values[3].languages.filter(({ language }) => !isLevelGuessed({ reading }, language))
  const lists = { ...values[2], ...values[3], ...values[4], languages: said }
  const roomIn = (name: keyof typeof LIST_MAX) => Math.max(0, LIST_MAX[name] - own[name].length)
  const entries = ENTRY_LISTS.flatMap((name) =>
    lists[name].slice(0, roomIn(name)).map((entry: { id: string }) => entry.id),
  )
  const about = plan.about.filter((part) => isUnsaid(part, mine))
  const wishes = plan.wishes.filter((part) => isWishUnsaid(part, own.preferences))
  const overrides = plan.overrides.filter((one) => own[one] === null)
  const sectors = values[4].sectors.slice(0, roomIn('sectors'))
  return { reading, plan, values, chosen: [...about, ...entries, ...sectors, ...overrides, ...wishes] }
}

/** The part of step 1 to which a field belongs: 'links.website' to the links. */
function aboutPartOf(field: string): AboutPart {
  const [name = ''] = field.split('.')
  if (name === 'firstName' || name === 'lastName') return 'names'
  return name === 'countryCode' || name === 'lat' || name === 'lng' ? 'location' : (name as AboutPart)
}

function keyOf(step: ProfileStep, field: string, values: ReviewValues): string | null {
  if (step === 1) return aboutPartOf(field)
  return step === 5
    ? wishPartOf(field)
    : (findEntryOf(field, values[step])?.id ?? OVERRIDES.find((one) => one === field) ?? null)
}

/** What is wrong with a review's values by step, and the keys of what is incomplete. */
export function findWrong(values: ReviewValues): {
  fields: Record<ProfileStep, InvalidFields>
  keys: Set<string>
} {
  const fields = Object.fromEntries(
    PROFILE_STEPS.map((step) => [step, invalidFields(STEP_SCHEMAS[step], values[step])?.fields ?? {}]),
  ) as Record<ProfileStep, InvalidFields>
  const keys = PROFILE_STEPS.flatMap((step) =>
    Object.keys(fields[step]).flatMap((field) => keyOf(step, field, values) ?? []),
  )
  return { fields, keys: new Set(keys) }
}
