import type { Text } from './text.ts'
import type { FactorKey, Fit } from './types.ts'

/** Who reads: `you` is the candidate, `they` the employer, who reads about the candidate. */
export type Voice = 'you' | 'they'

/** What tells most in a row, for each reader. An employer's row shows the distance elsewhere. */
const ORDER: Record<Voice, readonly FactorKey[]> = {
  you: ['mustHaveSkills', 'placeAndDistance', 'salary', 'languages', 'experience'],
  they: ['mustHaveSkills', 'experience', 'languages', 'salary'],
}

const REASONS_IN_A_ROW = 2

/** The two reasons a list row has room for: "6 of 7 skills", "~20 km". Fewer when little could be compared. */
export function shortReasons({ factors }: Pick<Fit, 'factors'>, voice: Voice = 'you'): Text[] {
  return ORDER[voice]
    .flatMap((key) => factors.find((factor) => factor.key === key)?.short ?? [])
    .slice(0, REASONS_IN_A_ROW)
}

/** How far the job is, in a row's words: "~20 km", "Close by", "Remote"; null when it is not known. */
export function shortPlace({ factors }: Pick<Fit, 'factors'>): Text | null {
  return factors.find(({ key }) => key === 'placeAndDistance')?.short ?? null
}
