import * as words from '#/domain/place/street-words.ts'
import { wordList } from '#/domain/text/word-list.ts'

/** What streets of English end in. A number and a name before them make an address. */
export const STREET_ENDS = wordList(`${words.SURE_ENDS} ${words.TOWN_ENDS} ${words.RARE_ENDS}`)
/** The same of words that other things are called too: only where the sentence ends, or a town follows. */
export const OTHER_ENDS = wordList(
  `${words.THING_ENDS} ${words.SQUARES} ${words.NUMBERED_ENDS} ${words.HILLY_ENDS} ${words.DOUBTFUL_ENDS}`,
)

/** What streets of French begin with: the number stands before. */
export const FRENCH_BEGINS = wordList(`${words.FRENCH_BEGINS} ${words.FRENCH_SHORT_BEGINS}`)
/** What streets begin with whose number stands behind. */
export const STREET_BEGINS = wordList(`${words.SURE_BEGINS} ${words.TOWN_BEGINS}`)
/** The same of words that are a street's with a capital or a dot alone. */
export const CAPITAL_BEGINS = wordList(`${words.VIA} ${words.CAPITAL_BEGINS} ${words.DOTTED_BEGINS}`)
/** Of them, those that stand before ordinary words as well: "Via Teams 2", "OS Windows 10". */
export const WORK_BEGINS = wordList('via av al pl os corso')
/** Words that other things are called too: only beside a town. */
export const OTHER_BEGINS = wordList(`${words.FRENCH_TOWN_BEGINS} villa`)

/** What streets end in, grown together with their names. */
export const STREET_TAILS = [...wordList(`${words.SURE_TAILS} ${words.TOWN_TAILS} ${words.LANE_TAILS}`)]
/** The same that other words end in too. */
export const OTHER_TAILS = [...wordList(`${words.WORD_TAILS} ${words.DOUBTFUL_TAILS}`)]
