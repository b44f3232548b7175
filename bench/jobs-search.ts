import { listJobsPage } from '#/features/jobs/published-jobs.server.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { warmSearch } from '#/platform/job-search/warm-search.tasks.server.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { quantile, timed } from './lib/figures.ts'
import { openBareReplay, recordStatements } from './lib/recorded-statements.ts'

// P5: how long a page of a search takes, through the product and as bare SQL: `npm run bench -- jobs-search`.

type Request = Parameters<typeof listJobsPage>[0]

const ROUNDS = 5
const OCCUPATIONS = [
  'engineer',
  'nurse',
  'teacher',
  'electrician',
  'chef',
  'accountant',
  'solicitor',
  'analyst',
  'designer',
  'vendeur',
]
const TOWNS = [
  'london',
  'bristol',
  'berlin',
  'madrid',
  'lyon',
  'toronto',
  'sydney',
  'porto',
  'graz',
  'tampere',
]
const SKILLS = [
  'chromatography',
  'phonics',
  'conveyancing',
  'forklift',
  'titration',
  'pastry',
  'payroll',
  'figma',
  'milking',
  'ifrs',
]
const MISTYPED = [
  'sofware enginer',
  'registred nurse',
  'acountant',
  'electricain',
  'solicitr',
  'markting',
  'mechancal',
  'warehose',
  'desiner',
  'technicain',
]

const each = (list: readonly string[], toRequest: (word: string, nth: number) => Request) =>
  list.map(toRequest)
const other = (list: readonly string[], nth: number) => list[(nth + 3) % list.length] ?? ''

/** What people ask for, by kind: two hundred in all with the repetitions below. */
const CLASSES: Record<string, Request[]> = {
  'no search': [{ limit: 25 }, { sort: 'salary' }],
  'common word': each(OCCUPATIONS, (search) => ({ search })),
  'two words': each(OCCUPATIONS, (word, nth) => ({ search: `${word} ${other(TOWNS, nth)}` })),
  'rare word': each(TOWNS, (search) => ({ search })),
  'middling word': each(SKILLS, (search) => ({ search })),
  phrase: each(
    ['code review', 'lesson planning', 'wound care', 'stock control', 'due diligence'],
    (words) => ({ search: `"${words}"` }),
  ),
  'without a word': each(OCCUPATIONS, (word, nth) => ({ search: `${word} -${other(SKILLS, nth)}` })),
  'one of two': each(OCCUPATIONS, (word, nth) => ({
    search: `${word} or ${other(OCCUPATIONS, nth)} ${other(TOWNS, nth)}`,
  })),
  'five filters': each(['ItSoftware', 'HealthCare', 'Sales', 'Retail', 'Legal'], (sector) => ({
    ...{
      sector,
      jobType: 'FullTime,PartTime',
      jobDuration: 'Permanent',
      workLocation: 'Hybrid,Remote',
      educationLevel: 'Bachelor',
    },
  })),
  'rare filters': each(['Legal', 'Science', 'Agriculture', 'Design', 'Education'], (sector) => ({
    ...{ sector, jobType: 'Volunteer,Internship', workLocation: 'Remote', experienceYears: '1' },
  })),
  pay: each(['30000', '60000', '90000', '120000'], (minSalary) => ({ minSalary })),
  'word by pay': each(OCCUPATIONS, (search) => ({ search, sort: 'salary' })),
  mistyped: each(MISTYPED, (search) => ({ search })),
  'nobody says it': each(['zeppelin', 'xylograph', 'qwertz uiop'], (search) => ({ search })),
  French: each(['infirmier de nuit', 'comptable', 'électricien', 'juriste'], (search) => ({ search })),
}

/** The naive way: every job that says the words is given a rank, and all ranks are sorted. */
function naiveRanking(search: string) {
  const query = searchWords(search)
    .map((word) => `'${word}':*`)
    .join(' & ')
  const text = `select number from searchable_job where search_vector @@ $1::tsquery
    order by ts_rank_cd(search_vector, $1::tsquery) desc, number desc limit 25`
  return { text, values: [query] }
}

const firstTen = async (search: string) =>
  (await listJobsPage({ search, limit: 10 })).jobs.map(({ id }) => id)

/** How many of the first ten for the word as it should be typed are among the first ten for the slip. */
async function typoRecall(): Promise<number> {
  const right = [
    'software engineer',
    'registered nurse',
    'accountant',
    'electrician',
    'solicitor',
    'marketing',
    'mechanical',
    'warehouse',
    'designer',
    'technician',
  ]
  let found = 0
  let wanted = 0
  for (const [nth, search] of MISTYPED.entries()) {
    const [meant, given] = [await firstTen(right[nth] ?? ''), await firstTen(search)]
    wanted += meant.length
    found += meant.filter((id) => given.includes(id)).length
  }
  return found / wanted
}

const stage = await openCrowdStage()
const bare = await openBareReplay()
const say = (line: string) => process.stdout.write(`${line}\n`)
try {
  // As a server that starts does.
  say(`warmed in ${((await timed(() => warmSearch())) / 1_000).toFixed(1)} s`)
  const all = { product: [] as number[], bare: [] as number[] }
  const byOrder = { newest: [] as number[], pay: [] as number[] }
  say('class            product p50    p95   bare SQL p50  product/bare')
  for (const [name, requests] of Object.entries(CLASSES)) {
    const times = { product: [] as number[], bare: [] as number[] }
    for (const request of requests) {
      const statements = await recordStatements(() => listJobsPage(request))
      for (let round = 0; round < ROUNDS; round += 1) {
        const tookMs = await timed(() => listJobsPage(request))
        times.product.push(tookMs)
        byOrder[request.sort === 'salary' ? 'pay' : 'newest'].push(tookMs)
        times.bare.push(await timed(() => bare.replay(statements)))
      }
    }
    all.product.push(...times.product)
    all.bare.push(...times.bare)
    const [p50, p95, bareP50] = [
      quantile(times.product, 0.5),
      quantile(times.product, 0.95),
      quantile(times.bare, 0.5),
    ]
    say(
      `${name.padEnd(16)}${p50.toFixed(1).padStart(9)} ms${p95.toFixed(1).padStart(8)}${bareP50.toFixed(1).padStart(12)}${(p50 / bareP50).toFixed(2).padStart(13)}`,
    )
  }
  const ratio = quantile(all.product, 0.5) / quantile(all.bare, 0.5)
  const sayTimes = (what: string, times: number[], goalMs: number) =>
    say(
      `${what}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms (goal at a million: p95 ${goalMs} ms)`,
    )
  say('')
  sayTimes('newest first', byOrder.newest, 50)
  sayTimes('best paid first', byOrder.pay, 100)
  sayTimes('all together', all.product, 50)
  say(`${ratio.toFixed(2)} times bare SQL (goal: 1.3 times)`)
  const naive: number[] = []
  for (const search of OCCUPATIONS.slice(0, 5))
    naive.push(await timed(() => bare.replay([naiveRanking(search)])))
  say(`ranking every match of a common word instead: ${quantile(naive, 0.5).toFixed(0)} ms`)
  say(
    `mistyped words find ${(100 * (await typoRecall())).toFixed(0)} % of the first ten they meant (goal: 90 %)`,
  )
} finally {
  await bare.close()
  await stage.close()
}
