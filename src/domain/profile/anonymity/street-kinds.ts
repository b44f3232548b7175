import * as words from '#/domain/place/street-words.ts'
import { wordList } from '#/domain/text/word-list.ts'

/** English streets end in these. With a number and a name before them they are an address. */
export const STREET_ENDS = wordList(`${words.SURE_ENDS} ${words.TOWN_ENDS} ${words.RARE_ENDS}`)
/** Other things end in these too. They make an address only where the sentence ends or a town follows. */
export const OTHER_ENDS = wordList(
  `${words.THING_ENDS} ${words.SQUARES} ${words.NUMBERED_ENDS} ${words.HILLY_ENDS} ${words.DOUBTFUL_ENDS}`,
)

/** French streets begin with these. Their number stands before. */
export const FRENCH_BEGINS = wordList(`${words.FRENCH_BEGINS} ${words.FRENCH_SHORT_BEGINS}`)
/** Other streets begin with these. Their number stands behind. */
export const STREET_BEGINS = wordList(`${words.SURE_BEGINS} ${words.TOWN_BEGINS}`)
/** The same, but only with a capital or a dot. */
export const CAPITAL_BEGINS = wordList(`${words.VIA} ${words.CAPITAL_BEGINS} ${words.DOTTED_BEGINS}`)
/** Some of these stand before other words and numbers too: "Via Teams 2", "OS Windows 10". */
export const WORK_BEGINS = wordList('via av al pl os corso')
/** Other things begin with these too. They make an address only beside a town. */
export const OTHER_BEGINS = wordList(`${words.FRENCH_TOWN_BEGINS} villa`)

/** Streets end in these, in one word with their name. */
export const STREET_TAILS = [...wordList(`${words.SURE_TAILS} ${words.TOWN_TAILS} ${words.LANE_TAILS}`)]
/** Other words end in these too. */
export const OTHER_TAILS = [...wordList(`${words.WORD_TAILS} ${words.DOUBTFUL_TAILS}`)]
