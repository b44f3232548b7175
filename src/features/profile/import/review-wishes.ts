import { EMPTY_PREFERENCES, type Preferences } from '#/domain/profile/profile-document.ts'
import { isSame } from '../judge-changes.ts'
import type { StepValues } from '../profile-steps.ts'

/** What a file says of wishes, as it is taken or skipped. Who sees the profile is never taken from a file. */
export const WISH_PARTS = ['wishedWork', 'wishedPlaces', 'wishedPay'] as const
export type WishPart = (typeof WISH_PARTS)[number]

const FIELDS: Record<WishPart, readonly (keyof Preferences)[]> = {
  wishedWork: [
    ...(['desiredTitles', 'jobTypes', 'jobDurations'] as const),
    ...(['workLocations', 'availability', 'noticePeriodWeeks'] as const),
  ],
  wishedPlaces: ['places', 'radiusKm'],
  wishedPay: ['minSalary', 'currency', 'salaryPeriod'],
}

const pick = (part: WishPart, wishes: Preferences): Partial<Preferences> =>
  Object.fromEntries(FIELDS[part].map((field) => [field, wishes[field]]))

const isUnsaidIn = (part: WishPart, wishes: Preferences) =>
  isSame(pick(part, wishes), pick(part, EMPTY_PREFERENCES))

/** Whether the profile has no wishes yet where the file has some. */
export const isWishUnsaid = (part: WishPart, own: Preferences): boolean => isUnsaidIn(part, own)

/** The part to which a field of step 5 belongs: 'places[0].label' to the places; null for what no file says. */
export function wishPartOf(field: string): WishPart | null {
  const [name] = field.split(/[.[]/)
  return WISH_PARTS.find((part) => FIELDS[part].some((known) => known === name)) ?? null
}

/** The parts in which a file says something, and another thing than the profile. */
export function listWishParts(own: Preferences, found: Preferences): WishPart[] {
  return WISH_PARTS.filter((part) => !isUnsaidIn(part, found) && !isSame(pick(part, found), pick(part, own)))
}

/** The values of step 5 as they would be, were these parts taken. */
export function wishesWith(own: Preferences, found: Preferences, parts: readonly WishPart[]): StepValues[5] {
  const wishes: Preferences = Object.assign({}, own, ...parts.map((part) => pick(part, found)))
  return { ...wishes, places: wishes.places.map((place, nth) => ({ ...place, id: `place-${nth}` })) }
}

/** The fields of step 5 that belong to a part of it, as they are saved. */
export function wishesOf(part: WishPart, values: StepValues[5]): Partial<Preferences> {
  return pick(part, { ...values, places: values.places.map(({ id: _id, ...place }) => place) })
}
