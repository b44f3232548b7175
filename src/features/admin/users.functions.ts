import { createServerFn } from '@tanstack/react-start'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { listUsersSchema } from './users.schema.ts'
import { findUsers } from './users.server.ts'

/** A page of people. By POST: what is sought is often a name or an e-mail address, which no address may hold. */
export const listUsers = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(listUsersSchema)
  .handler(({ data }) => findUsers(data))
