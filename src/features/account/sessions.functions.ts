import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import { freshSignedInMiddleware, ownerMiddleware } from '#/platform/auth/session.middleware.ts'
import { endSession, listSessions } from './sessions.server.ts'

/** The devices that are signed in as the caller. */
export const listMySessions = createServerFn({ method: 'GET' })
  .middleware([freshSignedInMiddleware])
  .handler(({ context }) => listSessions(context.actor.userId, context.sessionId))

/** Signs one of the caller's devices out. */
export const endMySession = createServerFn({ method: 'POST' })
  .middleware([ownerMiddleware])
  .validator(z.object({ id: z.string().min(1).max(100) }))
  .handler(({ context, data }) => endSession(context.actor.userId, data.id))
