import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of titles that were ever published, folded: what a mistyped word of a search may have meant. */
export const titleWord = pgTable('title_word', { word: text('word').primaryKey() }, () => [
  index('title_word_trigrams').using('gist', sql`word COLLATE "und-x-icu" gist_trgm_ops`),
])
