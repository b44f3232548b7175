import { normalizeSkill } from '../normalize-skill.ts'

const PRIME = 16_777_619
const START = 2_166_136_261

/** 31 bits of a folded name, never 0: the same for ever, for names that nobody listed too. */
export function termId(folded: string): number {
  let hash = START
  for (let at = 0; at < folded.length; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), PRIME)
  // The last letters alone would differ in few bits: what is above is mixed into what is below.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) & 0x7fffffff || 1
}

/** The id of a name as it is written. */
export const idOfName = (name: string) => termId(normalizeSkill(name))
