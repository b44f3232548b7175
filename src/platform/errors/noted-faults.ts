import { ERROR_STATUS, type AppError } from '#/domain/app-error.ts'

const noted = new WeakMap<Request, AppError>()

/** Notes that a part of a page failed by a fault and not by a refusal: the page is answered and kept accordingly. */
export function noteFault(request: Request, refusal: AppError): void {
  if (refusal.status >= ERROR_STATUS.INTERNAL && noted.get(request)?.code !== 'UNAVAILABLE')
    noted.set(request, refusal)
}

/** The fault by which a part of a page failed; of several one that passes. */
export function notedFault(request: Request): AppError | undefined {
  return noted.get(request)
}
