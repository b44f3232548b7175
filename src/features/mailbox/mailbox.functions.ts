import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import { getMailFromMailbox, listMailbox } from './mailbox.server.ts'

/** Every mail the trial would have sent, newest first; not found in production. */
export const listSentMails = createServerFn({ method: 'GET' }).handler(() => listMailbox())

/** One of them. */
export const getSentMail = createServerFn({ method: 'GET' })
  .validator(z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }))
  .handler(({ data }) => getMailFromMailbox(data.id))
