import { seedId } from '#/db/seed/seed-id.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { Method } from '../fixtures/call-function.ts'

/** Whom a function answers. Everybody else is told 401 when signed out and 403 with another account type. */
type Audience = 'everybody' | 'signed in' | AccountType

export type FunctionRow = {
  method: Method
  audience: Audience
  /** A harmless payload: mostly an id that does not exist, so that the right caller gets not-found. */
  data?: unknown
  /** The status the right caller gets for that payload. */
  answer: number
  /** The same payload with the id of another company's or person's thing: it must look like one that does not exist. */
  foreign?: unknown
}

const NOTHING = '00000000-0000-4000-8000-000000000000'
const NO_MESSAGE = '999999999999'
const FOREIGN_ORGANIZATION = seedId('st-aldhelms-hospital')
const FOREIGN_JOB = seedId('registered-nurse-acute-medicine')
const ORGANIZATION = { name: '', email: '', phone: '', description: '', location: '', logo: '', video: null }

/** An employer's call about one job: another company's job does not exist for it. */
const ownJob = (method: Method, more: object = {}): FunctionRow => ({
  method,
  audience: 'Employer',
  data: { id: NOTHING, ...more },
  foreign: { id: FOREIGN_JOB, ...more },
  answer: 404,
})

/** The same for calls that name the job `jobId`. */
const ownCandidates = (method: Method, more: object = {}): FunctionRow => ({
  method,
  audience: 'Employer',
  data: { jobId: NOTHING, ...more },
  foreign: { jobId: FOREIGN_JOB, ...more },
  answer: 404,
})

const read = (audience: Audience, data?: unknown): FunctionRow => ({
  method: 'GET',
  audience,
  data,
  answer: 200,
})

/** Every server function of the product. One that is missing here fails the test that walks them. */
export const FUNCTION_TABLE: Record<string, FunctionRow> = {
  getRootData: read('everybody'),
  getMapSettings: read('everybody'),
  getMapJobs: read('everybody', { numbers: [1] }),
  getFirstMapJobs: read('everybody', { search: 'nurse' }),
  getMapJob: { method: 'GET', audience: 'everybody', data: { id: NOTHING }, answer: 404 },
  getCacheVersion: read('everybody'),
  incrementCacheVersion: { method: 'POST', audience: 'everybody', answer: 200 },
  getLanguage: read('everybody'),
  getTypedFields: read('everybody'),
  setLanguage: { method: 'POST', audience: 'everybody', data: { language: 'fr' }, answer: 422 },
  getConnectedUser: read('signed in'),
  getConnectedUserOrNull: read('everybody'),
  updateUserPicture: {
    method: 'POST',
    audience: 'signed in',
    data: { image: 'https://evil.example/a.webp' },
    answer: 200,
  },
  listMySessions: read('signed in'),
  endMySession: {
    method: 'POST',
    audience: 'signed in',
    data: { id: NOTHING },
    answer: 404,
  },
  chooseMyPassword: { method: 'POST', audience: 'signed in', data: { password: 'short' }, answer: 422 },
  chooseAccountType: { method: 'POST', audience: 'signed in', data: { type: 'Admin' }, answer: 422 },
  sendContactMessage: {
    method: 'POST',
    audience: 'everybody',
    data: { name: '', email: '', message: '' },
    answer: 422,
  },
  listSentMails: read('everybody'),
  getSentMail: { method: 'GET', audience: 'everybody', data: { id: 2_000_000_000 }, answer: 404 },
  getAdminOverview: read('Admin'),
  listUsers: { method: 'POST', audience: 'Admin', data: { words: '' }, answer: 200 },
  getUserAccount: { method: 'GET', audience: 'Admin', data: { id: NOTHING }, answer: 404 },
  listUserAudit: read('Admin', { id: NOTHING, side: 'about' }),
  createUserAccount: { method: 'POST', audience: 'Admin', data: { email: 'nobody' }, answer: 422 },
  changeUserPassword: {
    method: 'POST',
    audience: 'Admin',
    data: { id: NOTHING, way: 'link', password: '', endsSessions: true },
    answer: 404,
  },
  endUserSession: { method: 'POST', audience: 'Admin', data: { userId: NOTHING, id: NOTHING }, answer: 404 },
  listAllOrganizations: { method: 'POST', audience: 'Admin', data: { words: '' }, answer: 200 },
  suspendOrganization: {
    method: 'POST',
    audience: 'Admin',
    data: { id: NOTHING, reason: 'A reason that is long enough.' },
    answer: 404,
  },
  restoreOrganization: { method: 'POST', audience: 'Admin', data: { id: NOTHING }, answer: 404 },
  listAllJobs: { method: 'POST', audience: 'Admin', data: { words: '' }, answer: 200 },
  archiveAnyJob: {
    method: 'POST',
    audience: 'Admin',
    data: { id: NOTHING, note: 'It breaks our rules.' },
    answer: 404,
  },
  restoreAnyJob: { method: 'POST', audience: 'Admin', data: { id: NOTHING }, answer: 404 },
  deleteAnyJob: { method: 'POST', audience: 'Admin', data: { id: NOTHING, title: '' }, answer: 200 },
  listContactMessages: { method: 'POST', audience: 'Admin', data: { words: '' }, answer: 200 },
  getContactMessage: { method: 'GET', audience: 'Admin', data: { id: NO_MESSAGE }, answer: 404 },
  answerContactMessage: { method: 'POST', audience: 'Admin', data: { id: NO_MESSAGE }, answer: 404 },
  reopenContactMessage: { method: 'POST', audience: 'Admin', data: { id: NO_MESSAGE }, answer: 404 },
  deleteContactMessage: { method: 'POST', audience: 'Admin', data: { id: NO_MESSAGE }, answer: 200 },
  getAnalytics: { method: 'POST', audience: 'Admin', data: { period: 8 }, answer: 422 },

  getOrganization: { method: 'GET', audience: 'everybody', data: { id: NOTHING }, answer: 404 },
  listMyOrganizations: read('Employer'),
  createOrganization: { method: 'POST', audience: 'Employer', data: ORGANIZATION, answer: 422 },
  updateOrganization: { method: 'POST', audience: 'Employer', data: ORGANIZATION, answer: 422 },

  getActiveTeam: read('Employer'),
  transferOwnership: {
    method: 'POST',
    audience: 'Employer',
    data: { organizationId: NOTHING, memberId: NOTHING },
    foreign: { organizationId: FOREIGN_ORGANIZATION, memberId: NOTHING },
    answer: 404,
  },
  deleteOrganization: {
    method: 'POST',
    audience: 'Employer',
    data: { organizationId: NOTHING, name: 'Nothing' },
    foreign: { organizationId: FOREIGN_ORGANIZATION, name: 'St Aldhelm’s Hospital' },
    answer: 404,
  },
  listMyInvitations: read('signed in'),
  getInvitation: read('everybody', { id: NOTHING }),

  getPublishedJobs: read('everybody'),
  getJob: {
    method: 'GET',
    audience: 'everybody',
    data: { id: NOTHING },
    foreign: { id: seedId('bid-writer') },
    answer: 404,
  },
  getSimilarJobs: {
    method: 'GET',
    audience: 'everybody',
    data: { id: NOTHING },
    foreign: { id: seedId('bid-writer') },
    answer: 404,
  },
  getJobLikeStatus: read('everybody', { jobId: NOTHING }),
  getLikedJobs: read('everybody'),
  setJobLike: { method: 'POST', audience: 'Individual', data: { jobId: NOTHING, liked: true }, answer: 404 },
  createJob: { method: 'POST', audience: 'Employer', data: { visitKey: 'not a key' }, answer: 422 },
  getJobForEdit: ownJob('GET'),
  saveJobStep: ownJob('POST', { step: 1, status: 'Draft', values: { title: 'Mine now' } }),
  publishJob: ownJob('POST'),
  unpublishJob: ownJob('POST'),
  archiveJob: ownJob('POST', { reason: 'Filled' }),
  restoreJob: ownJob('POST'),
  repostJob: ownJob('POST'),
  deleteJob: ownJob('POST'),
  listOrganizationJobs: read('Employer'),

  getJobFits: read('everybody', { jobIds: [FOREIGN_JOB] }),
  getJobFit: read('everybody', { jobId: FOREIGN_JOB }),
  getLegalPage: read('everybody', { page: 'terms' }),
  getExampleFit: read('everybody', { skills: ['JS'], title: 'Web developer', town: 'bath', pay: 'fits' }),
  getRecommendedJobs: read('Individual'),
  getMyLikes: read('Individual'),
  getJobLikesAndMatches: ownCandidates('GET'),
  getCandidateCount: ownCandidates('POST', {
    ...{ workLocation: null, point: null, countries: [], mustHaveSkills: [], languages: [] },
    ...{ experienceYears: null, educationLevel: null, educationRequirement: null },
  }),
  matchCandidate: ownCandidates('POST', { candidateId: seedId('dara-olaniyan') }),
  passCandidate: ownCandidates('POST', { candidateId: seedId('dara-olaniyan') }),
  answerApproach: {
    method: 'POST',
    audience: 'Individual',
    data: { jobId: NOTHING, answer: 'accept' },
    answer: 404,
  },

  getUserProfile: { method: 'GET', audience: 'everybody', data: { id: NOTHING }, answer: 404 },
  getMyProfile: read('Individual'),
  getMyProfileAs: { method: 'GET', audience: 'Individual', data: { as: 'anybody' }, answer: 200 },
  saveProfileSteps: { method: 'POST', audience: 'Individual', data: { steps: [] }, answer: 422 },
  searchPlaces: {
    method: 'POST',
    audience: 'signed in',
    data: { text: 'Bath', language: 'en' },
    answer: 200,
  },
  getChosenPlace: {
    method: 'POST',
    audience: 'signed in',
    data: { id: NOTHING, language: 'en' },
    answer: 200,
  },
  suggestWords: {
    method: 'POST',
    audience: 'signed in',
    data: { kind: 'skill', typed: 'java' },
    answer: 200,
  },
  findEmployers: { method: 'POST', audience: 'Individual', data: { name: 'tide' }, answer: 200 },
}
