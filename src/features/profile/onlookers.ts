/** In whose place one may look at one's own profile: anybody, somebody signed in, an employer one liked or matched. */
export const ONLOOKERS = ['anybody', 'signedIn', 'liked', 'matched'] as const
export type Onlooker = (typeof ONLOOKERS)[number]

/** The part of an address that names one; anything else is oneself. A route reads it on every page: no library comes along. */
export const onlookerOf = (as: unknown): Onlooker | undefined => ONLOOKERS.find((onlooker) => onlooker === as)
