import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A town of the built-in gazetteer (GeoNames). Filled by a task from the packages it comes in; nobody edits it. */
export const place = pgTable('place', {
  /** GeoNames' own number. */
  id: integer('id').primaryKey(),
  /** As English writes it, or else the people there: 'Cologne', 'Zürich'. */
  name: text('name').notNull(),
  /** Where another language of the product writes it otherwise: `{ fr: 'Londres' }`. */
  names: jsonb('names').$type<Record<string, string>>().notNull(),
  /** The first-order division it lies in: 'England', 'Bavaria'; '' where there is none. */
  region: text('region').notNull(),
  /** The same as `placeKey` makes it, for 'Paris, texas'. */
  regionKey: text('region_key').notNull(),
  /** The division's code, which a few countries write in addresses: 'IL'; '' where it is a mere number. */
  regionCode: text('region_code').notNull(),
  /** ISO 3166-1, and 'XK' for Kosovo, which has no code of its own there. */
  countryCode: text('country_code').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
})
