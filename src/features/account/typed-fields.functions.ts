import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware } from '#/platform/auth/session.middleware.ts'
import { readTyped } from './typed-fields.server.ts'

/** What the caller typed into a form of the way in that was just refused. */
export const getTypedFields = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .handler(() => readTyped())
