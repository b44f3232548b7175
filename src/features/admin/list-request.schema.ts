import * as z from 'zod'
import type { ParseAddress } from './table-page.ts'

const WORDS_MAX = 200

/** What was typed into a table's search: cut off rather than refused. */
const typedWords = z
  .string()
  .transform((words) => words.slice(0, WORDS_MAX).trim())
  .catch('')

/** A page of a list as it is asked for: the address, and what was typed beside it. */
export const listRequest = <Address>(parse: ParseAddress<Address>) =>
  z.looseObject({ words: typedWords }).transform(({ words, ...address }) => ({ ...parse(address), words }))
