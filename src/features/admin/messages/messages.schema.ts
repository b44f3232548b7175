import * as z from 'zod'
import { typedWords } from '../typed-words.schema.ts'
import { parseMessagesAddress } from './messages-address.ts'

/** A page of messages as it is asked for: the address, and what was typed beside it. */
export const listMessagesSchema = z
  .looseObject({ words: typedWords })
  .transform(({ words, ...address }) => ({ ...parseMessagesAddress(address), words }))
export type MessagesRequest = z.output<typeof listMessagesSchema>

/** The number of a message as the list names it. */
export const messageId = z.string().regex(/^\d{1,15}$/)
export const messageSchema = z.object({ id: messageId })
