import { asc, gte } from 'drizzle-orm'
import { addDays } from '#/domain/time/iso-date.ts'
import { db } from '#/db/client.server.ts'
import { analyticsDay } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { toAnalyticsView, type AnalyticsView } from './analytics.view.ts'
import type { Period } from './periods.ts'

/** The days of a period that ended yesterday, beside the one before. Reads daily numbers alone, by their primary key. */
export async function readAnalytics(period: Period): Promise<AnalyticsView> {
  const today = utcToday()
  const days = await db()
    .select()
    .from(analyticsDay)
    .where(gte(analyticsDay.day, addDays(today, -2 * period)))
    .orderBy(asc(analyticsDay.day))
  return toAnalyticsView(days, { first: addDays(today, -period), period })
}
