import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders, setResponseHeader } from '@tanstack/react-start/server'
import { AppError } from '#/domain/app-error.ts'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { contactSchema } from './contact.schema.ts'
import { storeContactMessage } from './contact.server.ts'

/** Takes a message for whoever runs the product; anybody may write. */
export const sendContactMessage = createServerFn({ method: 'POST' })
  .validator(contactSchema)
  .handler(async ({ data }) => {
    try {
      await storeContactMessage(data, callerAddress(getRequestHeaders()))
    } catch (error) {
      const retryAfter = error instanceof AppError ? error.values?.retryAfterSeconds : undefined
      if (retryAfter) setResponseHeader('Retry-After', String(retryAfter))
      throw error
    }
    return { ok: true }
  })
