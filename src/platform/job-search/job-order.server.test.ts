import * as fc from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import type { JobPosition } from '#/domain/job/job-position.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { buildJobs } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { orderingOf } from './job-order.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const RATES = { date: '2026-11-20', worth: { GBP: 1, USD: 1.25, EUR: 1.2 } }
const { walk } = orderingOf('salary', { currency: 'GBP', rates: RATES })

type Pay = { amount: number; currency: Currency } | null

async function plant(pays: readonly { pay: Pay; isAsked: boolean }[]): Promise<void> {
  const organizationId = await buildOrganization()
  await buildJobs(
    organizationId,
    pays.map(({ pay, isAsked }) => ({
      experienceYears: isAsked ? 1 : 9,
      ...(pay
        ? { minSalary: 1, maxSalary: pay.amount, currency: pay.currency, salaryPeriod: 'Year' }
        : { jobType: 'Volunteer', minSalary: null, maxSalary: null, currency: null, salaryPeriod: null }),
    })),
  )
}

type Asked = { after: JobPosition | null; rows: number; readMax: number | null }

/** The jobs of one way through the order that want a year's experience. */
async function follow({ after, rows, readMax }: Asked): Promise<JobPosition[]> {
  const conditions: SQL[] = [sql`experience_years = 1`]
  const max = readMax === null ? null : sql`${readMax}`
  const { rows: found } = await db().execute<{ number: string; key: string }>(
    sql`select number, key from ${walk({ conditions, after, rows, readMax: max })} as found order by key desc, number desc`,
  )
  return found.map(({ number, key }) => ({ number: Number(number), key: Number(key) }))
}

const pay = fc.option(
  fc.record({
    amount: fc.constantFrom(20_000, 24_000, 25_000, 30_000, 30_001, 36_000),
    currency: fc.constantFrom<Currency>('GBP', 'EUR', 'USD', 'AUD'),
  }),
)

test('the best paid that are met by their index are the first of all, and none is left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ pay, isAsked: fc.boolean() }), { minLength: 1, maxLength: 16 }),
      fc.record({ rows: fc.integer({ min: 1, max: 6 }), readMax: fc.nat(6), skipped: fc.nat(5) }),
      async (pays, { rows, readMax, skipped }) => {
        await plant(pays)
        const all = await follow({ after: null, rows: pays.length, readMax: null })
        const after = all[skipped - 1] ?? null
        const behind = after ? all.slice(skipped) : all
        const met = await follow({ after, rows, readMax })
        expect(met).toEqual(behind.slice(0, met.length))
        // Whoever follows further finds no less, and in the end a whole page of what is paid.
        const everyPaid = behind.filter(({ key }) => key >= 0).slice(0, rows)
        expect((await follow({ after, rows, readMax: 16 })).slice(0, everyPaid.length)).toEqual(everyPaid)
        await db().delete(organization)
      },
    ),
    { numRuns: 60 },
  )
})
