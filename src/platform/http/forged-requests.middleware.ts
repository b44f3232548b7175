import { createCsrfMiddleware, createServerOnlyFn } from '@tanstack/react-start'
import { isOwnOrigin } from './same-origin.server.ts'

/** The public address decides, not the request's: behind a proxy the two differ. */
const isOurs = createServerOnlyFn(isOwnOrigin)

/** With a start file of one's own, protection against forged requests must be added by hand. */
export const forgedRequestsMiddleware = createCsrfMiddleware({
  filter: ({ handlerType }) => handlerType === 'serverFn',
  origin: (origin) => isOurs(origin),
})
