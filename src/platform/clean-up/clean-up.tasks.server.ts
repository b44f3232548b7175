import {
  forgetExpiredSessions,
  forgetExpiredVerifications,
} from '#/platform/auth/session/forget-expired.server.ts'
import { deleteSentMails } from '#/platform/mailer/outbox.server.ts'
import { forgetPassedWindows } from '#/platform/rate-limit/rate-limit.server.ts'

/** Few enough for the five seconds of a statement, and for nobody to notice. */
const ROWS_AT_ONCE = 1_000

/** Repeats a deletion, each time by itself, until it finds nothing more. */
async function deleteAll(deleteSome: (max: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(ROWS_AT_ONCE)) > 0);
}

/**
 * The task of the hour: forgets counts of requests whose window is over, mails sent more than thirty days ago, sessions
 * and short-lived secrets that have expired.
 * The clock of the queue gives it to one server, however many there are; doing it twice changes nothing.
 */
export async function cleanUp(): Promise<void> {
  await deleteAll(forgetPassedWindows)
  await deleteAll(deleteSentMails)
  await deleteAll(forgetExpiredSessions)
  await deleteAll(forgetExpiredVerifications)
}
