import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { adminMiddleware } from '#/platform/auth/session.middleware.ts'
import { changePassword, endSession, openAccount } from './change-user-account.server.ts'
import { findUserAudit } from './user-audit.server.ts'
import {
  listUserAuditSchema,
  newUserSchema,
  userIdSchema,
  userPasswordSchema,
  userSessionSchema,
} from './user-account.schema.ts'
import { getAccount } from './user-account.server.ts'

/** Everything about one person that an admin's page of them shows, but for the audit log. */
export const getUserAccount = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(userIdSchema)
  .handler(({ data, context }) => getAccount(context.actor, data.id))

/** A page of the audit log about one person, or of what they did. */
export const listUserAudit = createServerFn({ method: 'GET' })
  .middleware([adminMiddleware])
  .validator(listUserAuditSchema)
  .handler(({ data }) => findUserAudit(data))

/** An account that is opened for somebody else. */
export const createUserAccount = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(newUserSchema)
  .handler(({ data }) => openAccount(getRequestHeaders(), data))

/** Another password for somebody. */
export const changeUserPassword = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(userPasswordSchema)
  .handler(({ data, context }) =>
    changePassword({ actor: context.actor, headers: getRequestHeaders() }, data),
  )

/** Signs one of somebody's devices out. */
export const endUserSession = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(userSessionSchema)
  .handler(({ data, context }) => endSession({ actor: context.actor, headers: getRequestHeaders() }, data))
