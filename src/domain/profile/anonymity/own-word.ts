import type { Span } from './spans.ts'
import { before, beginsSentence } from './told-as-name.ts'

const BEHIND = 24
/** Behind these stands one of many: "a Park ranger", "ein Fuchs". */
const OF_MANY = /(?<!\p{L})(?:an?|any|each|every|no|une?|ein(?:en?)?|unos?|een|en|ett?)\s$/iu
/** What makes the first word of a sentence a person: "Grace, a nurse", "Hope has led", "Mark J. Baker". */
const IS_SOMEBODY =
  /^(?:['’]s|[,)!]|\.?$|\s(?:\p{Lu}|(?:is|was|has|had|does|leads?|led|ran|built|wrote|taught|won|grew|made|came|took|can|will|works?|lives|likes|loves|enjoys|\p{Ll}{2,12}ed|and I|\p{Ll}{2,12}s\s(?:an?|the|her|his|our|their)|ist|war|hat|est|a|es|è|jest|är|aime|travaille|dirige|arbeitet|leitet|trabaja)(?!\p{L})))/u
/** Behind these stands a name, however it is written. */
const INTRODUCES =
  /(?:name(?:\sis|\sist|[:=])|call(?:ed)?\sme|m['’]appelle|heiße|me\sllamo|mi\schiamo|nazywam\ssię|na\simię|heter|ik\sheet|chamo-me)\s?$/iu

/** Whether words before it say that a word is somebody's name: "my name is hope". */
export const isIntroduced = (text: string, { from }: Span): boolean => INTRODUCES.test(before(text, from))

/** Whether the capital of a word that is also somebody's name says the name: within a sentence, or where a person acts. */
export function isCapitalOfName(text: string, { from, to }: Span): boolean {
  if (beginsSentence(text, from)) return IS_SOMEBODY.test(text.slice(to, to + BEHIND))
  return !OF_MANY.test(before(text, from))
}
