import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A town of the built-in gazetteer (GeoNames). Filled by a task from the packages it comes in; nobody edits it. */
export const place = pgTable(
  'place',
  {
    /** GeoNames' own number. */
    id: integer('id').primaryKey(),
    /** As the people there or English writes it: 'Zürich'. */
    name: text('name').notNull(),
    /** The first-order division it lies in: 'England', 'Bavaria'; '' where there is none. */
    region: text('region').notNull(),
    countryCode: text('country_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    population: integer('population').notNull(),
    /** Its names as a search finds them: folded, other languages' names behind its own. */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('place_search_trigrams').using('gin', sql`${table.searchText} COLLATE "und-x-icu" gin_trgm_ops`),
  ],
)
