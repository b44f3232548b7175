/** The longest name of a team, in characters; a new company's first team bears the company's own name. */
export const TEAM_NAME_MAX = 120
