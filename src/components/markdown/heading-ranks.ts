/** The lowest heading there is. */
export const RANK_MAX = 6

/** The rank of the heading under which the server draws a text; who shows it under a lower one lowers its headings. */
export const DRAWN_UNDER = 2
