import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Words of titles, folded: what a mistyped word of a search may have meant. Those that no open job says go by night. */
export const titleWord = pgTable('title_word', { word: text('word').primaryKey() }, () => [
  index('title_word_trigrams').using('gist', sql`word COLLATE "und-x-icu" gist_trgm_ops`),
])
