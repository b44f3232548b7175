import * as z from 'zod'

const WORDS_MAX = 200

/** What was typed into a table's search: cut off rather than refused. */
export const typedWords = z
  .string()
  .transform((words) => words.slice(0, WORDS_MAX).trim())
  .catch('')
