import { createStart } from '@tanstack/react-start'
import { appErrorAdapter } from '#/platform/errors/app-error-adapter.ts'
import { errorMiddleware } from '#/platform/errors/error.middleware.ts'
import { pageStatusMiddleware } from '#/platform/errors/page-status.middleware.ts'
import { plainRefusalMiddleware } from '#/platform/errors/plain-refusal.middleware.ts'
import { unreadableCallMiddleware } from '#/platform/errors/unreadable-call.middleware.ts'
import { forgedRequestsMiddleware } from '#/platform/http/forged-requests.middleware.ts'
import { largeCallsMiddleware } from '#/platform/http/large-calls.middleware.ts'
import { securityMiddleware } from '#/platform/http/security.middleware.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    forgedRequestsMiddleware,
    largeCallsMiddleware,
    unreadableCallMiddleware,
    pageStatusMiddleware,
  ],
  functionMiddleware: [plainRefusalMiddleware, errorMiddleware],
  serializationAdapters: [appErrorAdapter],
}))
