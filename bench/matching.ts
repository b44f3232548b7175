import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { searchableJob } from '#/db/schema/index.ts'
import { toJobCriteria, type JobFilters } from '#/domain/job/job-filters.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { findBestJobs } from '#/features/matching/retrieval/best-jobs.server.ts'
import { findBestPeople } from '#/features/matching/retrieval/best-people.server.ts'
import { allOf, jobConditions } from '#/platform/job-search/job-conditions.server.ts'
import { loadMatchers } from '#/features/matching/matchers.server.ts'
import { jobSteps } from '#/features/matching/retrieval/jobs-for.server.ts'
import { peopleSteps } from '#/features/matching/retrieval/people-for.server.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, quantile, timed } from './lib/figures.ts'
import { lostBest, type Lost } from './lib/lost-best.ts'
import {
  gradeOf,
  metOf,
  peopleByWords,
  readJobs,
  readPeople,
  someOf,
  type CrowdJob,
  type CrowdPerson,
} from './lib/matching-crowd.ts'
import { meanOf, ndcgAt, recallAt } from './lib/ranking-figures.ts'
import { say } from './lib/say.ts'

// P8: the fifty people for a job and the fifty jobs for a person: `npm run bench -- matching`.

const BEST = 50
const SHOWN = 10
const ROUNDS = 3
/** For how many of each side the time is taken, and for how many everything is scored. */
const ASKED = 100
const EXACT = { people: 24, jobs: 60 }
const P95_MS = 100
const RECALL = 0.95
const NDCG_TIMES = 1.2

const FILTERS: JobFilters[] = [
  { jobType: 'FullTime', workLocation: 'Hybrid,Remote' },
  { jobDuration: 'Permanent', educationLevel: 'Bachelor' },
  { minSalary: '40000', workLocation: 'OnSite' },
  { experienceYears: '3', jobType: 'PartTime,Flexible' },
  { search: 'london' },
  { search: 'senior', jobType: 'FullTime' },
]
const conditionsOf = (filters: JobFilters) => {
  const { search, ...criteria } = toJobCriteria(filters)
  const words = search ? [sql`${searchableJob.searchVector} @@ ${`'${search}':*`}::tsquery`] : []
  return jobConditions({ search, ...criteria }, 'GBP', words)
}

async function numbersMeeting(filters: JobFilters): Promise<Set<number>> {
  const rows = await db()
    .select({ number: searchableJob.number })
    .from(searchableJob)
    .where(allOf(conditionsOf(filters)))
  return new Set(rows.map(({ number }) => number))
}

/** Names are compared as the product compares them. */
const matchers = loadMatchers()

/** The score of a pair, or null where something stands between them. */
function exactFit(person: MatchPerson, job: MatchJob): number | null {
  const { fit, gates } = computeFit(person, job, { ...matchers, profileOpened: true, detail: 'score' })
  return gates.length === 0 ? fit : null
}

const wordsOf = (texts: readonly string[]) =>
  [...new Set(texts.flatMap(searchWords))].map((word) => `'${word}'`).join(' | ')

async function jobsByWords({ match }: CrowdPerson): Promise<number[]> {
  const query = wordsOf([...match.desiredTitles, ...match.skills.map(({ name }) => name)])
  const { rows } = await db().execute<{ number: string }>(sql`select number from ${searchableJob}
    where search_vector @@ ${query}::tsquery order by ts_rank_cd(search_vector, ${query}::tsquery) desc, number desc limit ${BEST}::int`)
  return rows.map(({ number }) => Number(number))
}

type Figures = {
  times: number[]
  recall: number[]
  filtered: number[]
  filteredTimes: number[]
  lost: Lost[]
  ndcg: Record<'product' | 'words' | 'chance', (number | null)[]>
  exactMs: number[]
}
const noFigures = (): Figures => ({
  ...{ times: [], recall: [], filtered: [], filteredTimes: [], lost: [], exactMs: [] },
  ndcg: { product: [], words: [], chance: [] },
})

/** The first ten of each ranking by the truth; what a gate stands before is no match, however well it reads. */
function addNdcg(
  { ndcg }: Figures,
  rankings: Record<keyof Figures['ndcg'], readonly string[]>,
  grades: ReadonlyMap<string, number>,
): void {
  const all = [...grades.values()]
  for (const name of ['product', 'words', 'chance'] as const) {
    const graded = rankings[name].map((id) => grades.get(id) ?? 0)
    ndcg[name].push(ndcgAt(SHOWN, graded, all))
  }
}

/** The first call warms what is read. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await timed(work))
  return times.slice(1)
}

const byChance = (ids: readonly string[]) => someOf(ids, SHOWN)

async function measureJobs(jobs: readonly CrowdJob[], people: readonly CrowdPerson[]): Promise<Figures> {
  const figures = noFigures()
  for (const { userId, match } of someOf(people, ASKED)) {
    figures.times.push(...(await timesOf(() => findBestJobs(match, { userId, matchers }))))
  }
  for (const [nth, person] of someOf(people, EXACT.people).entries()) {
    const { userId, match } = person
    const met = await metOf({ userId })
    const scores = new Map<CrowdJob, number>()
    const exactMs = await timed(() => {
      for (const one of jobs) {
        const fit = met.has(one.id) ? null : exactFit(match, one.match)
        if (fit !== null) scores.set(one, fit)
      }
      return Promise.resolve()
    })
    figures.exactMs.push(exactMs)
    const found = await findBestJobs(match, { userId, matchers })
    const fits = (rows: typeof found) => rows.map(({ fit }) => fit.fit ?? 0)
    figures.recall.push(recallAt(BEST, fits(found), [...scores.values()]))
    const filters = FILTERS[nth % FILTERS.length] ?? {}
    const meeting = await numbersMeeting(filters)
    const search = { userId, conditions: conditionsOf(filters) }
    const some = await findBestJobs(match, { ...search, matchers })
    figures.filteredTimes.push(...(await timesOf(() => findBestJobs(match, { ...search, matchers }))))
    const all = [...scores].filter(([{ number }]) => meeting.has(number)).map(([, fit]) => fit)
    figures.filtered.push(recallAt(BEST, fits(some), all))
    const plain = { steps: await jobSteps(match, { userId }), id: sql`number`, most: BEST }
    figures.lost.push(
      await lostBest(plain, new Map([...scores].map(([{ number }, fit]) => [String(number), fit]))),
    )
    const grades = new Map([...scores.keys()].map((one) => [String(one.number), gradeOf(one, person)]))
    addNdcg(
      figures,
      {
        product: found.map(({ job }) => String(job.number)),
        words: (await jobsByWords(person)).map(String),
        chance: byChance([...grades.keys()]),
      },
      grades,
    )
  }
  return figures
}

async function measurePeople(jobs: readonly CrowdJob[], people: readonly CrowdPerson[]): Promise<Figures> {
  const figures = noFigures()
  const ids = people.map(({ userId }) => userId)
  for (const one of someOf(jobs, ASKED))
    figures.times.push(...(await timesOf(() => findBestPeople(one, { matchers }))))
  for (const one of someOf(jobs, EXACT.jobs)) {
    const met = await metOf({ jobId: one.id })
    const scores = new Map<CrowdPerson, number>()
    const exactMs = await timed(() => {
      for (const person of people) {
        const fit = met.has(person.userId) ? null : exactFit(person.match, one.match)
        if (fit !== null) scores.set(person, fit)
      }
      return Promise.resolve()
    })
    figures.exactMs.push(exactMs)
    const found = await findBestPeople(one, { matchers })
    const recall = recallAt(
      BEST,
      found.map(({ fit }) => fit.fit ?? 0),
      [...scores.values()],
    )
    const isHard = one.match.workLocation !== 'Hybrid' || one.match.educationRequirement === 'Required'
    ;(isHard ? figures.filtered : figures.recall).push(recall)
    const looked = { steps: await peopleSteps(one), id: sql`user_id`, most: BEST }
    figures.lost.push(await lostBest(looked, new Map([...scores].map(([{ userId }, fit]) => [userId, fit]))))
    const grades = new Map([...scores.keys()].map((person) => [person.userId, gradeOf(one, person)]))
    const query = wordsOf([one.match.title, ...one.match.mustHaveSkills.map(({ name }) => name)])
    addNdcg(
      figures,
      {
        product: found.map(({ user }) => user.id),
        words: await peopleByWords(query, ids),
        chance: byChance([...grades.keys()]),
      },
      grades,
    )
  }
  return figures
}

function report(
  what: string,
  { times, recall, filtered, filteredTimes, lost, ndcg, exactMs }: Figures,
  filters: string,
): void {
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  say(`${what}:`)
  say(
    `  p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${besideGoal(p95, { atMost: P95_MS })}); scoring all exactly: ${quantile(exactMs, 0.5).toFixed(0)} ms, ${(quantile(exactMs, 0.5) / p50).toFixed(0)} times as long`,
  )
  say(`  recall@50 ${meanOf(recall).toFixed(3)} (${besideGoal(meanOf(recall), { atLeast: RECALL })})`)
  say(
    `  recall@50 ${filters} ${meanOf(filtered).toFixed(3)} (${besideGoal(meanOf(filtered), { atLeast: RECALL })})`,
  )
  if (filteredTimes.length > 0)
    say(
      `  ${filters} p95 ${quantile(filteredTimes, 0.95).toFixed(1)} ms (${besideGoal(quantile(filteredTimes, 0.95), { atMost: P95_MS })})`,
    )
  const shareOf = (step: keyof Lost) => `${(100 * meanOf(lost.map((one) => one[step]))).toFixed(2)} %`
  say(
    `  of the best ${shareOf('unfound')} not looked up, ${shareOf('ruledOut')} ruled out, ${shareOf('weighedLow')} weighed too low`,
  )
  const [product, words, chance] = [meanOf(ndcg.product), meanOf(ndcg.words), meanOf(ndcg.chance)]
  say(
    `  NDCG@10 ${product.toFixed(3)}, by words alone ${words.toFixed(3)}, by chance ${chance.toFixed(3)}: ${(product / words).toFixed(2)} times words alone (${besideGoal(product / words, { atLeast: NDCG_TIMES })})`,
  )
}

const stage = await openCrowdStage({ peoplePerJob: 0.1 })
try {
  const [jobs, people] = [await readJobs(), await readPeople()]
  say(
    `${jobs.length.toLocaleString('en-GB')} open jobs, ${people.length.toLocaleString('en-GB')} people who may be suggested`,
  )
  report('fifty jobs for a person', await measureJobs(jobs, people), 'with filters')
  report('fifty people for a job', await measurePeople(jobs, people), 'with hard requirements')
} finally {
  await stage.close()
}
