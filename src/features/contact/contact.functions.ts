import { createServerFn } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import { callerAddress } from '#/platform/http/caller-address.server.ts'
import { contactSchema } from './contact.schema.ts'
import { storeContactMessage } from './contact.server.ts'

/** Takes a message for whoever runs the product; anybody may write. */
export const sendContactMessage = createServerFn({ method: 'POST' })
  .validator(contactSchema)
  .handler(async ({ data }) => {
    await storeContactMessage(data, callerAddress(getRequestHeaders()))
    return { ok: true }
  })
