import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { answerMessage, deleteMessage, reopenMessage } from './answer-message.server.ts'
import { listMessagesSchema, messageSchema } from './messages.schema.ts'
import { findMessages, getMessage } from './messages.server.ts'

/** A page of what people wrote. By POST: what is sought is often a name or an e-mail address, which no address may hold. */
export const listContactMessages = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(listMessagesSchema)
  .handler(({ data, context }) => findMessages(context.actor, data))

export const getContactMessage = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(messageSchema)
  .handler(({ data, context }) => getMessage(context.actor, data.id))

/** Notes that a message was answered. */
export const answerContactMessage = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(messageSchema)
  .handler(({ data, context }) => answerMessage(context.actor, data.id))

/** Takes that back. */
export const reopenContactMessage = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(messageSchema)
  .handler(({ data, context }) => reopenMessage(context.actor, data.id))

export const deleteContactMessage = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(messageSchema)
  .handler(({ data, context }) => deleteMessage(context.actor, data.id))
