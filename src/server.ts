import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { closeDatabase, db } from '#/db/client.server.ts'
// Part of the public contract, though no page calls it yet: only what is imported is built.
import '#/features/account/picture.functions.ts'
import { authHooks } from '#/features/account/account-mail.server.ts'
import { DEFAULT_LOGO_NAME } from '#/domain/organization/default-logo.ts'
import { DEFAULT_LOGO_SVG } from '#/features/organizations/default-logo.ts'
import { flagJobs } from '#/features/admin/job-flags.tasks.server.ts'
import { countPlatform } from '#/features/admin/count-platform.tasks.server.ts'
import { closeDays } from '#/features/admin/analytics/close-days.tasks.server.ts'
import { forgetAnsweredMessages } from '#/features/contact/contact.tasks.server.ts'
import { closeClusterThreads } from '#/features/jobs-map/clusters/keeper-thread.server.ts'
import { expireJobs } from '#/features/jobs/jobs.tasks.server.ts'
import { mailJobRestored, mailTakenDown } from '#/features/jobs/taken-down.tasks.server.ts'
import { writeSearches } from '#/features/jobs/searches/count-searches.server.ts'
import { writeViews } from '#/features/jobs/views/count-views.server.ts'
import { mailApproach, mailDeclined } from '#/features/matching/approaches.tasks.server.ts'
import { closePassedLikes, mailClosedLikes } from '#/features/matching/closed-likes.tasks.server.ts'
import { mailDeletedJob } from '#/features/matching/deleted-jobs.tasks.server.ts'
import { leaveExcluded } from '#/features/matching/excluded-employers.tasks.server.ts'
import { mailFirstLike } from '#/features/matching/first-likes.tasks.server.ts'
import { fitScorer } from '#/features/matching/fits.server.ts'
import { mailMemberNews } from '#/features/matching/member-news.tasks.server.ts'
import { warmMatchersSoon } from '#/features/matching/matchers.server.ts'
import { mailMatch } from '#/features/matching/matches.tasks.server.ts'
import { mailReopenedLikes } from '#/features/matching/reopened-likes.tasks.server.ts'
import { configureAuth } from '#/platform/auth/auth.server.ts'
import { cleanUp } from '#/platform/clean-up/clean-up.tasks.server.ts'
import { warnOfGaps } from '#/platform/env/warn-of-gaps.server.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { takePrintedErrors } from '#/platform/errors/unreadable-calls.server.ts'
import { configureJobScorer } from '#/platform/job-search/job-scorer.server.ts'
import { spreadNames } from '#/platform/job-search/spread-names.tasks.server.ts'
import { forgetWords } from '#/platform/job-search/forget-words.tasks.server.ts'
import { warmFirst, warmSearch } from '#/platform/job-search/warm-search.tasks.server.ts'
import { startWritingMeaning, stopWritingMeaning } from '#/platform/meaning/stale-meanings.server.ts'
import { rewriteMeaning, writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { sendMailTask } from '#/platform/mailer/mail.tasks.server.ts'
import { listenForPublicChanges, stopListening } from '#/platform/page-cache/public-changes.server.ts'
import { withPageCache } from '#/platform/page-cache/with-page-cache.server.ts'
import { warmTownsSoon } from '#/platform/places/gazetteer/known-towns.server.ts'
import { loadGazetteer } from '#/platform/places/gazetteer/load-gazetteer.tasks.server.ts'
import { deleteFiles } from '#/platform/storage/delete-files.tasks.server.ts'
import { storePicture } from '#/platform/storage/store-picture.server.ts'
import { sweepUploads } from '#/platform/storage/sweep-uploads.tasks.server.ts'
import { enqueue, startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'

configureAuth(authHooks)
configureJobScorer(fitScorer)

const handler = withPageCache(createStartHandler(defaultStreamHandler))

/** Begins the work that goes on beside requests. Call it once, when the database is ready. */
export async function start(): Promise<void> {
  takePrintedErrors()
  warnOfGaps()
  await listenForPublicChanges()
  // A storage that is down keeps nobody from starting: the next start draws it again.
  await storePicture('company-logos', DEFAULT_LOGO_SVG, DEFAULT_LOGO_NAME).catch((error: unknown) =>
    reportFault(error, 'the default logo'),
  )
  await startTasks({
    'send-mail': sendMailTask,
    'match-made': mailMatch,
    'job-liked': mailFirstLike,
    'tell-members': mailMemberNews,
    'expire-jobs': expireJobs,
    'approach-made': mailApproach,
    'approach-declined': mailDeclined,
    'employers-excluded': leaveExcluded,
    'close-passed-likes': closePassedLikes,
    'likes-closed': mailClosedLikes,
    'likes-reopened': mailReopenedLikes,
    'liked-job-deleted': mailDeletedJob,
    'job-taken-down': mailTakenDown,
    'job-restored': mailJobRestored,
    'flag-jobs': flagJobs,
    'forget-messages': forgetAnsweredMessages,
    'forget-words': forgetWords,
    'count-platform': countPlatform,
    'clean-up': cleanUp,
    'delete-files': deleteFiles,
    'load-gazetteer': loadGazetteer,
    'sweep-uploads': sweepUploads,
    'spread-names': spreadNames,
    'warm-search': warmSearch,
    'close-days': closeDays,
    'write-meaning': writeMeaning,
    'rewrite-meaning': rewriteMeaning,
  })
  await startWritingMeaning()
  await warmFirst()
  // Looked at after every start, because an update of the packages brings other towns.
  await enqueue(db(), 'load-gazetteer', {})
  await enqueue(db(), 'close-days', {})
  warmMatchersSoon()
  warmTownsSoon()
}

/** Ends that work and closes the database. Call it after the last request was answered. */
export async function stop(): Promise<void> {
  await stopListening()
  await stopWritingMeaning()
  await writeViews()
  await writeSearches()
  await closeClusterThreads()
  await stopTasks()
  await closeDatabase()
}

export default { fetch: handler }
