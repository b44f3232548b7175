import { toJSON } from 'seroval'
import { MANY_FIELDS } from './many-fields.ts'

/**
 * What keeps an endpoint from being dear for others although one answer may be. All searches of an address share a limit,
 * which is tried once.
 */
type Brake = 'limit by address' | 'limit of searches' | 'kept' | 'stream'

/**
 * An endpoint that anybody may ask, with a request for each turn; `brake` where one answer may cost more than three pages.
 * `cookie` where it is asked by somebody who is signed in, `post` where it is sent a body.
 */
export type PublicCase = {
  name: string
  /** The address in the route tree, or the server function, that is asked. */
  of: string
  path: (turn: number) => string
  turns?: number
  brake?: Brake
  cookie?: string
  post?: () => { type: string; body: string }
}

/**
 * What there is in the database to ask for. `longest`: somebody with a public profile as long as it may be; `candidate`:
 * somebody anonymous with as much, as the company calls them whose member sends the cookie `employer`.
 */
export type PublicSubjects = {
  jobs: string[]
  companies: string[]
  person: string
  longest: string
  candidate: string
  employer: string
}

const query = (search: string, turn: number) => `/jobs?search=${encodeURIComponent(search)}&x=${turn}`

/** A call of a server function as our own page makes it. */
const call = (name: string, data: unknown) =>
  `/_serverFn/${name}?payload=${encodeURIComponent(JSON.stringify(toJSON({ data })))}`

const words = (turn: number) => Array.from({ length: 40 }, (_, nth) => `w${nth}x${turn}`).join(' ')

const plainPage = (of: string): PublicCase => ({ name: of, of, path: (turn) => `${of}?x=${turn}` })

function pages({ jobs, companies, person, longest, candidate, employer }: PublicSubjects): PublicCase[] {
  const job = (turn: number) => jobs[turn % jobs.length] ?? ''
  return [
    { name: 'list, not kept', of: '/jobs/', path: (turn) => `/jobs?x=${turn}` },
    { name: 'list, kept', of: '/jobs/', path: () => '/jobs' },
    {
      name: 'list by pay',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => `/jobs?sort=salary&minSalary=${turn + 1}`,
    },
    {
      name: 'search of common words',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query('the and a of to manager', turn),
    },
    {
      name: 'search of 40 unknown words',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query(words(turn), turn),
    },
    {
      name: 'search of mistyped words',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query(`enginer manger recptionist acountant ${turn}`, turn),
    },
    {
      name: 'search of letters',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query('a b c d e f g h i j k l m n o p', turn),
    },
    {
      name: 'search of one long word',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query('a'.repeat(200), turn),
    },
    {
      name: 'search with fifty exclusions',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) => query(`"a b c" ${'-x '.repeat(50)}`, turn),
    },
    {
      name: 'all filters',
      brake: 'limit of searches',
      of: '/jobs/',
      path: (turn) =>
        `/jobs?search=manager&jobType=FullTime&jobDuration=Permanent&sector=Engineering&workLocation=OnSite&minSalary=${20_000 + turn}&experienceYears=5&educationLevel=Master`,
    },
    { name: 'map', of: '/jobs/maps', path: (turn) => `/jobs/maps?x=${turn}` },
    { name: 'job', of: '/job/$id', path: (turn) => `/job/${job(turn)}?x=${turn}` },
    {
      name: 'company',
      of: '/company/$id',
      path: (turn) => `/company/${companies[turn % companies.length]}?x=${turn}`,
    },
    { name: 'profile', of: '/profile/$id', path: (turn) => `/profile/${person}?x=${turn}` },
    {
      name: 'the longest profile',
      of: '/profile/$id',
      path: (turn) => `/profile/${longest}?x=${turn}`,
      brake: 'limit by address',
    },
    {
      name: 'the longest CV',
      of: '/profile/cv/$id',
      path: (turn) => `/profile/cv/${longest}?x=${turn}`,
      brake: 'limit by address',
    },
    // No public page: for whoever was liked, it is redacted once for each time that it is saved.
    {
      name: 'a candidate, hostile texts',
      of: '/profile/$id',
      path: (turn) => `/profile/${candidate}?x=${turn}`,
      cookie: employer,
      brake: 'kept',
    },
    ...['/', '/contact', '/terms', '/privacy', '/auth/signup', '/auth/welcome', '/auth/invitations'].map(
      plainPage,
    ),
    ...['/auth/email-verification', '/auth/password/forgot', '/auth/password/reset'].map(plainPage),
    { ...plainPage('/auth/invitation/$id'), path: (turn) => `/auth/invitation/${turn}` },
    { name: 'sign-in page', of: '/auth/signin', path: (turn) => `/auth/signin?x=${turn}` },
    { name: 'no such page', of: '/nothing', path: (turn) => `/nothing/${turn}` },
  ]
}

function documents({ jobs, companies, longest }: PublicSubjects): PublicCase[] {
  const company = companies[0] ?? ''
  return [
    {
      name: 'feed of a search',
      brake: 'limit of searches',
      of: '/jobs/feed.{$format}',
      path: (turn) => `/jobs/feed.rss?search=engineer${turn}`,
    },
    { name: 'feed of all jobs', of: '/jobs/feed.{$format}', path: () => '/jobs/feed.json' },
    {
      name: 'feed of a company',
      of: '/company/$id/feed.{$format}',
      path: () => `/company/${company}/feed.atom`,
    },
    {
      name: 'feed for job boards',
      of: '/jobs/indeed.xml',
      path: () => '/jobs/indeed.xml',
      turns: 1,
      brake: 'stream',
    },
    { name: 'sitemap', of: '/sitemap.xml', path: () => '/sitemap.xml' },
    {
      name: 'sitemap of jobs',
      of: '/sitemaps/$name',
      path: () => '/sitemaps/jobs-0.xml',
      turns: 3,
      brake: 'stream',
    },
    {
      name: 'picture of a job',
      of: '/job/$id/share.png',
      path: (turn) => `/job/${jobs[(turn + 60) % jobs.length]}/share.png`,
      brake: 'limit by address',
    },
    {
      name: 'the longest CV as PDF',
      of: '/profile/cv/$id/cv.pdf',
      path: () => `/profile/cv/${longest}/cv.pdf`,
      turns: 3,
      brake: 'limit by address',
    },
    {
      name: 'the longest CV as JSON',
      of: '/profile/cv/$id/resume.json',
      path: () => `/profile/cv/${longest}/resume.json`,
      brake: 'limit by address',
    },
    {
      name: 'pins of all jobs',
      brake: 'limit of searches',
      of: '/api/jobs/pins',
      path: (turn) => `/api/jobs/pins?minSalary=${turn + 1}`,
    },
    {
      name: 'clusters of the map',
      brake: 'limit of searches',
      of: '/api/jobs/clusters',
      path: (turn) =>
        `/api/jobs/clusters?minSalary=${turn + 1}&ask=look&bounds=-10,40,10,60&zoom=5&listed=20`,
    },
    { name: 'towns of the map', of: '/api/map/towns', path: () => '/api/map/towns' },
  ]
}

function calls({ jobs, companies, longest, candidate, employer }: PublicSubjects): PublicCase[] {
  return [
    {
      name: 'all published jobs',
      of: 'getPublishedJobs',
      path: () => call('getPublishedJobs', undefined),
      turns: 3,
      brake: 'limit by address',
    },
    {
      name: 'a hundred jobs of the list',
      brake: 'limit of searches',
      of: 'getPublishedJobs',
      path: (turn) => call('getPublishedJobs', { limit: '100', minSalary: turn + 1 }),
    },
    { name: 'a job', of: 'getJob', path: (turn) => call('getJob', { id: jobs[turn % jobs.length] }) },
    {
      name: 'similar jobs',
      of: 'getSimilarJobs',
      path: (turn) => call('getSimilarJobs', { id: jobs[(turn + 20) % jobs.length] }),
    },
    {
      name: 'jobs of the map by number',
      of: 'getMapJobs',
      path: (turn) =>
        call('getMapJobs', { numbers: Array.from({ length: 50 }, (_, nth) => nth + 1 + turn * 50) }),
    },
    {
      name: 'a job of the map',
      of: 'getMapJob',
      path: (turn) => call('getMapJob', { id: jobs[turn % jobs.length] }),
    },
    {
      name: 'a company as a call',
      of: 'getOrganization',
      path: (turn) => call('getOrganization', { id: companies[turn % companies.length] }),
    },
    {
      name: 'the longest profile as a call',
      of: 'getUserProfile',
      path: () => call('getUserProfile', { id: longest }),
      brake: 'limit by address',
    },
    {
      name: 'a candidate as a call',
      of: 'getUserProfile',
      path: () => call('getUserProfile', { id: candidate }),
      cookie: employer,
      brake: 'kept',
    },
    {
      name: 'a legal page as a call',
      of: 'getLegalPage',
      path: () => call('getLegalPage', { page: 'privacy' }),
    },
    {
      name: 'the example of a fit',
      of: 'getExampleFit',
      path: () =>
        call('getExampleFit', {
          skills: ['JS', 'SQL', 'Teamwork'],
          title: 'Web developer',
          town: 'bath',
          pay: 'fits',
        }),
    },
    {
      name: 'fits of nobody',
      of: 'getJobFits',
      path: () => call('getJobFits', { jobIds: jobs.slice(0, 50) }),
    },
    {
      name: 'first jobs of the map',
      brake: 'limit of searches',
      of: 'getFirstMapJobs',
      path: (turn) => call('getFirstMapJobs', { search: `engineer ${turn}` }),
    },
  ]
}

/** Every kind of question that visitors may ask, the dear ones as dear as they can be made. */
export const publicCases = (subjects: PublicSubjects): PublicCase[] => [
  ...pages(subjects),
  ...documents(subjects),
  ...calls(subjects),
  ...MANY_FIELDS,
]

/** Public endpoints that are not measured, and why nobody can make others wait by them. */
export const NOT_MEASURED: Readonly<Record<string, string>> = {
  '/healthz': 'asks nothing',
  '/readyz': 'asks the database one thing',
  '/robots.txt': 'is written from the settings',
  '/.well-known/security.txt': 'is written from the settings',
  '/files/$': 'streams a stored file',
  '/dev/mail': 'is there in the trial alone',
  '/auth/signout': 'ends a session',
  '/api/upload': 'asks for a session first',
  '/api/read-cv': 'asks for a session first',
  '/api/my-data': 'asks for a session first',
  '/api/jobs/views': 'notes a number in memory',
  getRootData: 'is part of every page',
  getMapSettings: 'is read from the settings',
  getCacheVersion: 'is a number',
  getLanguage: 'reads a cookie',
  setLanguage: 'writes a cookie',
  getTypedFields: 'reads a cookie',
  getConnectedUserOrNull: 'reads a cookie',
  listSentMails: 'is there in the trial alone',
  getSentMail: 'is there in the trial alone',
  getInvitation: 'reads one row',
  getJobLikeStatus: 'asks nothing for visitors',
  getLikedJobs: 'asks nothing for visitors',
  getJobFit: 'asks nothing for visitors',
}
