import { connectionPool } from '#/db/client.server.ts'
import { PERIODS } from '#/features/admin/analytics/periods.ts'
import { readAnalytics } from '#/features/admin/analytics/analytics.server.ts'
import { listAllJobsSchema } from '#/features/admin/jobs.schema.ts'
import { findAllJobs } from '#/features/admin/jobs.server.ts'
import { readOverview } from '#/features/admin/overview.server.ts'
import { listUsersSchema } from '#/features/admin/users.schema.ts'
import { findUsers } from '#/features/admin/users.server.ts'
import { idBehind } from './admin-crowd.ts'

const ROWS_PER_PAGE = 25

/** What an admin asks for, and the statements by which it is often answered. */
export type AdminCase = { name: string; ours: () => Promise<unknown>; naive?: string[] }

const users = (asked: object) => () => findUsers(listUsersSchema.parse({ words: '', ...asked }))
const jobs = (asked: object) => () => findAllJobs(listAllJobsSchema.parse({ words: '', ...asked }))

/** A page as it is often written: all rows before it are read, and all there are counted. */
const naivePage = (from: string, { where = 'true', order = '', offset = 0 }) => [
  `select t.* from ${from} where ${where} order by ${order} offset ${offset} limit ${ROWS_PER_PAGE}`,
  `select count(*) from ${from} where ${where}`,
]
const naiveUsers = (where?: string, more: { order?: string; offset?: number } = {}) =>
  naivePage('"user" t', { where, order: 'created_at desc', ...more })
const naiveJobs = (where?: string, offset?: number) =>
  naivePage('job t join organization o on o.id = t.organization_id', {
    ...{ where, order: 't.created_at desc', offset },
  })
const saysUser = (word: string) => `(t.name ilike '%${word}%' or t.email ilike '%${word}%')`
const saysJob = (word: string) => `(t.title ilike '%${word}%' or o.name ilike '%${word}%')`
const flagged = (flag: string) => `t.number in (select number from job_flag where flag = '${flag}')`

/** Everything that an admin’s lists, dashboard and charts can be asked, in the order in which it is measured. */
export async function listAdminCases(jobCount: number): Promise<AdminCase[]> {
  const deep = Math.floor(jobCount / 2)
  const { rows } = await connectionPool().query<{ name: string }>(
    'select name from organization order by id limit 1',
  )
  const company = rows[0]?.name.toLowerCase() ?? ''
  return [
    { name: 'people, first page', ours: users({}), naive: naiveUsers() },
    {
      ...{ name: 'people, 50th page', ours: users({ after: await idBehind('user', 49 * ROWS_PER_PAGE) }) },
      naive: naiveUsers('true', { offset: 50 * ROWS_PER_PAGE }),
    },
    {
      ...{ name: 'people, half way', ours: users({ after: await idBehind('user', 50_000) }) },
      naive: naiveUsers('true', { offset: 50_000 }),
    },
    { name: 'people by name', ours: users({ sort: 'name' }), naive: naiveUsers('true', { order: 'name' }) },
    ...['Individual', 'Employer', 'Admin'].map((type) => ({
      ...{ name: `people, ${type}`, ours: users({ type }), naive: naiveUsers(`type = '${type}'`) },
    })),
    {
      ...{ name: 'people, Admin by name', ours: users({ type: 'Admin', sort: 'name' }) },
      naive: naiveUsers(`type = 'Admin'`, { order: 'name' }),
    },
    { name: 'people, banned', ours: users({ state: 'banned' }), naive: naiveUsers('banned') },
    {
      ...{ name: 'people, unverified by name', ours: users({ state: 'unverified', sort: 'name' }) },
      naive: naiveUsers('not email_verified', { order: 'name' }),
    },
    ...['kowal', 'person-4711@', 'example', 'ana', 'zzyzx', 'a', 'q', 'an', 'zq', 'a kowal'].map((words) => ({
      ...{ name: `people, “${words}”`, ours: users({ words }) },
      naive: naiveUsers(words.split(' ').map(saysUser).join(' and ')),
    })),
    { name: 'jobs, first page', ours: jobs({}), naive: naiveJobs() },
    {
      ...{ name: 'jobs, half way', ours: jobs({ after: await idBehind('job', deep) }) },
      naive: naiveJobs('true', deep),
    },
    ...['Draft', 'Published', 'Archived'].map((status) => ({
      ...{ name: `jobs, ${status}`, ours: jobs({ status }), naive: naiveJobs(`t.status = '${status}'`) },
    })),
    ...['noSalary', 'nearDuplicate', 'stale', 'lowResponse'].map((flag) => ({
      ...{ name: `jobs, ${flag}`, ours: jobs({ flag }), naive: naiveJobs(flagged(flag)) },
    })),
    ...['engineer', 'ineer', 'glaziologist', 'zzyzx', 'e', 'q', 'en', 'engineer limited', company].map(
      (words) => ({
        ...{ name: `jobs, “${words}”`, ours: jobs({ words }) },
        naive: naiveJobs(words.split(' ').map(saysJob).join(' and ')),
      }),
    ),
    {
      ...{ name: 'jobs, Draft “engineer”', ours: jobs({ words: 'engineer', status: 'Draft' }) },
      naive: naiveJobs(`t.status = 'Draft' and ${saysJob('engineer')}`),
    },
    {
      ...{ name: 'dashboard', ours: readOverview },
      naive: [
        'select type, count(*) from "user" group by type',
        'select count(*) from organization',
        `select count(*) from job where status = 'Published'`,
        `select count(*) filter (where liked_at > now() - interval '7 days'), count(*) filter (where matched_at > now() - interval '7 days'),
         count(*) filter (where liked_at > now() - interval '30 days'), count(*) filter (where matched_at > now() - interval '30 days')
         from job_like`,
      ],
    },
    ...PERIODS.map((days) => ({
      ...{ name: `analytics, ${days} days`, ours: () => readAnalytics(days) },
      naive: [
        `select created_at::date, type, count(*) from "user" where created_at > now() - interval '${2 * days} days' group by 1, 2`,
        `select day, (select count(*) from job where published_at < day + 1 and (archived_at is null or archived_at >= day + 1))
         from generate_series(current_date - ${Math.min(7, 2 * days)}, current_date - 1, interval '1 day') as days (moment), date(moment) as day`,
        `select liked_at::date, count(*) from job_like where liked_at > now() - interval '${2 * days} days' group by 1`,
      ],
    })),
  ]
}
