/**
 * The weights of ranking: one set for each kind of text, chosen on the development sets (ADR 56). Those of titles and
 * skills weigh cosines as they are; those of advertisements and CVs weigh z-scores, because whole texts are all alike.
 */
export const TITLE_WEIGHTS = {
  meaning: 1,
  grams: 0.2,
  occupations: 0.3,
  leastConfidence: 0.8,
  /** How far the query moves towards what it found first, and how many of these there are. */
  feedback: 0.3,
  feedbackDepth: 10,
} as const

export const SKILL_WEIGHTS = {
  windows: 1,
  sentence: 0.5,
  grams: 0.4,
  words: 0.25,
  named: 0.2,
  known: 0.4,
} as const

export const PAPER_WEIGHTS = {
  meaning: 1,
  grams: 0.8,
  titles: 0.5,
  titleGrams: 0.2,
  /** The title of the advertisement beside the whole CV. */
  titleInCv: 0.7,
  skills: 0.4,
  occupations: 0.4,
  /** The title of a CV is often half a sentence: an occupation is found in it with less confidence. */
  leastConfidence: 0.4,
  /** Of the best: how far every sentence of the advertisement has one like it in the CV, and the title one anywhere. */
  sentences: 0.8,
  titleInSentence: 0.6,
} as const
