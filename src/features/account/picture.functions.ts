import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import * as z from 'zod'
import { ownerMiddleware } from '#/platform/auth/session.middleware.ts'
import { saveUserPicture } from './picture.server.ts'

/** Sets the caller's picture to a file of the product's own storage, or to none; answers the user, or what is wrong. */
export const updateUserPicture = createServerFn({ method: 'POST' })
  .middleware([ownerMiddleware])
  .validator(z.object({ image: z.string().max(2048).nullable() }))
  .handler(({ data, context }) => saveUserPicture(context.user, data.image, getRequestHeaders()))
