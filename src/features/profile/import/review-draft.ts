import { invalidFields, type InvalidFields } from '../invalid-fields.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
import { PROFILE_STEPS, type ProfileStep } from '../profile-steps.ts'
import type { MyProfileView } from '../profile.view.ts'
import { findEntryOf } from '../use-open-entries.ts'
import type { CvReading } from './cv-reading.ts'
import {
  ENTRY_LISTS,
  isUnsaid,
  planReview,
  type AboutPart,
  type ReviewPlan,
  type ReviewValues,
} from './review-plan.ts'
import { isWishUnsaid, wishPartOf } from './review-wishes.ts'

/** A review on its way: what was found, what it has become by editing, and the keys of what is to be added. */
export type ReviewDraft = { reading: CvReading; plan: ReviewPlan; values: ReviewValues; chosen: string[] }

/** Everything is chosen at first, but for what would replace something one has said. */
export function toReviewDraft(mine: MyProfileView, reading: CvReading): ReviewDraft {
  const plan = planReview(mine, reading.proposal)
  const { values } = plan
  const lists = { ...values[2], ...values[3], ...values[4] }
  const entries = ENTRY_LISTS.flatMap((name) => lists[name].map(({ id }) => id))
  const about = plan.about.filter((part) => isUnsaid(part, mine))
  const wishes = plan.wishes.filter((part) => isWishUnsaid(part, mine.document.preferences))
  return { reading, plan, values, chosen: [...about, ...entries, ...values[4].sectors, ...wishes] }
}

/** The part of step 1 to which a field belongs: 'links.website' to the links. */
function aboutPartOf(field: string): AboutPart {
  const [name = ''] = field.split('.')
  if (name === 'firstName' || name === 'lastName') return 'names'
  return name === 'countryCode' || name === 'lat' || name === 'lng' ? 'location' : (name as AboutPart)
}

function keyOf(step: ProfileStep, field: string, values: ReviewValues): string | null {
  if (step === 1) return aboutPartOf(field)
  return step === 5 ? wishPartOf(field) : (findEntryOf(field, values[step])?.id ?? null)
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
