import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time, stored with its zone and read as a `Date` in milliseconds. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** When the row was written; the database's clock decides. */
export function createdAt() {
  return moment('created_at').notNull().defaultNow()
}

/** When the row last changed; set by the application on every update. */
export function updatedAt() {
  return moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
}
