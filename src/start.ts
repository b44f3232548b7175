import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { appErrorAdapter } from '#/platform/errors/app-error-adapter.ts'
import { errorMiddleware } from '#/platform/errors/error.middleware.ts'
import { securityMiddleware } from '#/platform/http/security.middleware.ts'

/** With a start file of one's own, protection against forged requests must be added by hand. */
const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({
  requestMiddleware: [securityMiddleware, csrf],
  functionMiddleware: [errorMiddleware],
  serializationAdapters: [appErrorAdapter],
}))
