import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { place } from './place.ts'

/** One name of a town as a search finds it. Most towns have one, some have another language's beside it. */
export const placeName = pgTable(
  'place_name',
  {
    placeId: integer('place_id')
      .notNull()
      .references(() => place.id, { onDelete: 'cascade' }),
    /** As `placeKey` makes it: 'saint etienne'. */
    name: text('name').notNull(),
    /** How many people live there, more for a capital and less for a part of a town: what ranks the towns found. */
    weight: integer('weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.name] }),
    // Whole: the beginning of a name is answered from the index alone, thousands of rows in a few milliseconds.
    index('place_name_beginning').using(
      'btree',
      table.name.op('text_pattern_ops'),
      table.weight,
      table.placeId,
    ),
    index('place_name_trigrams').using('gin', sql`${table.name} COLLATE "und-x-icu" gin_trgm_ops`),
  ],
)
