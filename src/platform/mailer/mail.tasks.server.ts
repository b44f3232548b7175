import { noteMailFailure, sendQueuedMail } from './outbox.server.ts'

/** The task that sends one mail: a failure is noted on the mail and thrown, so that the queue tries again. */
export async function sendMailTask({ mailId }: { mailId: number }): Promise<void> {
  try {
    await sendQueuedMail(mailId)
  } catch (error) {
    await noteMailFailure(mailId, error instanceof Error ? error.message : String(error))
    throw error
  }
}
