import { eq } from 'drizzle-orm'
import type { Connection } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import type { Speech } from '#/i18n/speech.ts'
import { firstOffered, offeredLanguages, readerLanguage } from '#/platform/language/reader-language.server.ts'
import { readerSpeech, serverSpeech } from '#/platform/language/server-speech.server.ts'

type Recipient = { recipient: string; userId?: string }

/**
 * The texts in which somebody reads their mail: those of the language of their account, else, as for whoever is invited
 * and has none, those of the request that causes it. Primary key of `user`, or user_email_unique.
 */
export async function recipientSpeech(
  connection: Connection,
  { recipient, userId }: Recipient,
): Promise<Speech> {
  if (offeredLanguages().length === 1) return readerSpeech()
  const [found] = await connection
    .select({ language: user.language })
    .from(user)
    .where(userId ? eq(user.id, userId) : eq(user.email, recipient))
  return serverSpeech(found ? firstOffered([found.language]) : readerLanguage())
}
