import { ERROR_STATUS, passesSoon, type AppError } from '#/domain/app-error.ts'

const noted = new WeakMap<Request, AppError>()

/**
 * Notes that a part of a page failed by a fault, or was asked for too often, and was not refused to this reader: the page
 * is answered and kept accordingly.
 */
export function noteFault(request: Request, refusal: AppError): void {
  const before = noted.get(request)
  if (before && passesSoon(before)) return
  if (refusal.status >= ERROR_STATUS.INTERNAL || passesSoon(refusal)) noted.set(request, refusal)
}

/** The fault by which a part of a page failed; of several one that passes. */
export function notedFault(request: Request): AppError | undefined {
  return noted.get(request)
}
