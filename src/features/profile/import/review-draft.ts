import { invalidFields, type InvalidFields } from '../invalid-fields.ts'
import { STEP_SCHEMAS } from '../profile.schema.ts'
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

/** A review on its way: what was found, what it has become by editing, and the keys of what is to be added. */
export type ReviewDraft = { reading: CvReading; plan: ReviewPlan; values: ReviewValues; chosen: string[] }

/** Everything is chosen at first, but for what would replace something one has said. */
export function toReviewDraft(mine: MyProfileView, reading: CvReading): ReviewDraft {
  const plan = planReview(mine, reading.proposal)
  const { values } = plan
  const lists = { ...values[2], ...values[3], ...values[4] }
  const entries = ENTRY_LISTS.flatMap((name) => lists[name].map(({ id }) => id))
  const about = plan.about.filter((part) => isUnsaid(part, mine))
  return { reading, plan, values, chosen: [...about, ...entries, ...values[4].sectors] }
}

const REVIEW_STEPS = [1, 2, 3, 4] as const

/** The part of step 1 to which a field belongs: 'links.website' to the links. */
function aboutPartOf(field: string): AboutPart {
  const [name = ''] = field.split('.')
  if (name === 'firstName' || name === 'lastName') return 'names'
  return name === 'countryCode' || name === 'lat' || name === 'lng' ? 'location' : (name as AboutPart)
}

/** What is wrong with a review's values by step, and the keys of what is incomplete. */
export function findWrong(values: ReviewValues): {
  fields: Record<1 | 2 | 3 | 4, InvalidFields>
  keys: Set<string>
} {
  const fields = Object.fromEntries(
    REVIEW_STEPS.map((step) => [step, invalidFields(STEP_SCHEMAS[step], values[step])?.fields ?? {}]),
  ) as Record<1 | 2 | 3 | 4, InvalidFields>
  const keys = REVIEW_STEPS.flatMap((step) =>
    Object.keys(fields[step]).flatMap(
      (field) => (step === 1 ? aboutPartOf(field) : findEntryOf(field, values[step])?.id) ?? [],
    ),
  )
  return { fields, keys: new Set(keys) }
}
