import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { resetPasswordSchema } from './account.schema.ts'
import { chooseFirstPassword } from './first-password.server.ts'

/** Gives the caller, who came by a provider, a password; refuses with the reason when that was long ago. */
export const chooseMyPassword = createServerFn({ method: 'POST' })
  .middleware([freshSignedInMiddleware])
  .validator(resetPasswordSchema)
  .handler(({ data, context }) => chooseFirstPassword(context.user, data.password, getRequestHeaders()))
