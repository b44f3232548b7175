import { connectionPool } from '#/db/client.server.ts'
import { flagJobs } from '#/features/admin/job-flags.tasks.server.ts'

/**
 * What a crowd lacks that admins look for: some of its people become employers (1 in 10), unverified (1 in 30), banned
 * (1 in 1,000) or admins (1 in 5,000), and one in three has a session. The same ones whenever it is run.
 */
export async function mixPeople(): Promise<void> {
  const nth = `abs(hashtext(id))`
  for (const text of [
    `update "user" set type = 'Employer' where type = 'Individual' and ${nth} % 10 = 0 and ${nth} % 5000 <> 0`,
    `update "user" set email_verified = false where email_verified and ${nth} % 30 = 1`,
    `update "user" set banned = true where not banned and ${nth} % 1000 = 2`,
    `update "user" set type = 'Admin', platform_role = 'admin' where type = 'Individual' and ${nth} % 5000 = 0`,
    `insert into session (id, user_id, token, expires_at) select 'bench-' || id, id, 'bench-' || id, now() + interval '1 hour'
     from "user" where ${nth} % 3 = 0 on conflict do nothing`,
  ])
    await connectionPool().query(text)
}

/** The id of the row that has so many before it in its list, the newest first. */
export async function idBehind(table: 'user' | 'job', rows: number): Promise<string> {
  const order = table === 'user' ? 'created_at desc, id desc' : 'number desc'
  // Read along the index alone, and only then the row.
  const columns = table === 'user' ? 'created_at, id' : 'number'
  const { rows: found } = await connectionPool().query<{ id: string }>(
    `select id from "${table}" where (${columns}) =
     (select ${columns} from "${table}" order by ${order} offset $1 limit 1)`,
    [rows],
  )
  return found[0]?.id ?? ''
}

/** The number that a statement answers as `value`. */
export async function askNumber(text: string): Promise<number> {
  const { rows } = await connectionPool().query<{ value: string }>(text)
  return Number(rows[0]?.value ?? 0)
}

/** Looks at jobs, as the clock does minute by minute, until none is left or the time is up. */
export async function flagAll(minutes = Number.POSITIVE_INFINITY): Promise<void> {
  const until = performance.now() + minutes * 60_000
  const left = `select (select count(*) from job_flag_due) + (select count(*) from job_flag_round where below is not null) as value`
  do await flagJobs()
  while (performance.now() < until && (await askNumber(left)) > 0)
}

/** Two years of days that were counted, where none was; but not yesterday. */
export async function fillDays(): Promise<void> {
  await connectionPool().query(
    `insert into analytics_day select day::date, 0, 0, 0, null, null, 0, 0, 0, 0, '{}', 0, 0
     from generate_series(current_date - 730, current_date - 2, interval '1 day') as day on conflict do nothing`,
  )
}
