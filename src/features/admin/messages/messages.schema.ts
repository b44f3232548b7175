import * as z from 'zod'
import { listRequest } from '../list-request.schema.ts'
import { parseMessagesAddress } from './messages-address.ts'

export const listMessagesSchema = listRequest(parseMessagesAddress)
export type MessagesRequest = z.output<typeof listMessagesSchema>

/** The number of a message as the list names it. */
const messageId = z.string().regex(/^\d{1,15}$/)
export const messageSchema = z.object({ id: messageId })
