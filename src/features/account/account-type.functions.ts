import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { ownerMiddleware } from '#/platform/auth/session.middleware.ts'
import { chooseTypeSchema } from './account.schema.ts'
import { chooseType } from './account-type.server.ts'

/** Says what the caller is here for; refuses with the reason while they belong to a company or have open likes. */
export const chooseAccountType = createServerFn({ method: 'POST' })
  .middleware([ownerMiddleware])
  .validator(chooseTypeSchema)
  .handler(({ data, context }) => chooseType(context.actor.userId, data.type, getRequestHeaders()))
