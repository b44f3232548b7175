import type { CvRow } from './cv-rows.ts'
import { isHome } from './read-about.ts'
import { labelledHome, phoneIn, SPLIT } from './read-reach.ts'
import { endOfPhone, type Known } from './is-private.ts'

/** "Leeds, UK": other texts may say so too, and mean no home. */
const mayStandElsewhere = (home: string) => !/\d/.test(home)

/** How to reach somebody, as the rows about that say it, to find it again in other texts. */
export function knownReach(rows: readonly CvRow[]): Known {
  const pieces = rows.flatMap(({ text }) => text.split(SPLIT))
  const homes = pieces.flatMap((text) => [labelledHome(text), isHome(text) ? text : ''])
  return {
    phones: pieces.map((text) => endOfPhone(phoneIn(text))).filter(Boolean),
    homes: homes.filter((home) => home !== '' && !mayStandElsewhere(home)),
  }
}
