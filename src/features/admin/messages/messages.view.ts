import { cutAtWord } from '#/lib/cut-at-word.ts'
import type { TablePage } from '../table-page.ts'

const EXCERPT_MAX = 160

/** When it was answered, an ISO moment, and the admin's name; null where their account is gone. */
type MessageAnswer = { at: string; by: string | null }

/** A message as it stands in the admin's list. `receivedAt` is an ISO moment; an open one has no `answer`. */
export type MessageRow = {
  id: string
  name: string
  email: string
  excerpt: string
  receivedAt: string
  answer: MessageAnswer | null
}

/** A message with all that was written. */
export type MessageView = Omit<MessageRow, 'excerpt'> & { message: string }

export type MessagesPage = TablePage<MessageRow>

/** `message` may be its beginning alone. */
export type StoredMessage = {
  id: number
  name: string
  email: string
  message: string
  createdAt: Date
  answeredAt: Date | null
  answeredBy: string | null
}

const toAnswer = ({ answeredAt, answeredBy }: StoredMessage): MessageAnswer | null =>
  answeredAt && { at: answeredAt.toISOString(), by: answeredBy }

export function toMessageRow(row: StoredMessage): MessageRow {
  const { id, name, email, message, createdAt } = row
  return {
    ...{ id: String(id), name, email },
    excerpt: cutAtWord(message.replaceAll(/\s+/g, ' '), EXCERPT_MAX),
    receivedAt: createdAt.toISOString(),
    answer: toAnswer(row),
  }
}

export function toMessageView(row: StoredMessage): MessageView {
  const { id, name, email, message, createdAt } = row
  return {
    ...{ id: String(id), name, email, message },
    receivedAt: createdAt.toISOString(),
    answer: toAnswer(row),
  }
}
