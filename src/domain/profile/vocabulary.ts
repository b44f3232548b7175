/** Whether a person wants to be found for work now. */
export const AVAILABILITIES = ['NotLooking', 'Open', 'Looking'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** Who may open a profile; a like opens it to one organisation whatever it says. */
export const VISIBILITIES = ['Public', 'SignedIn', 'MatchedEmployers', 'Hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]
