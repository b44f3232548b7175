import { AppError, ERROR_STATUS, type ErrorCode } from '#/domain/app-error.ts'

/** What was answered to a file. */
type Answered = { status: number; text: string; retryAfter: string | null }

type Said = { error?: unknown; code?: unknown }

/** A proxy in between may answer with a page of its own: that has nothing to say to us. */
export function readAnswer(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}

function codeOf(status: number, code: unknown): ErrorCode {
  const codes = Object.entries(ERROR_STATUS) as [ErrorCode, number][]
  const named = codes.find(([name]) => name === code) ?? codes.find(([, known]) => known === status)
  return named?.[0] ?? 'INTERNAL'
}

/** Why a file was refused, in the server's own words, or in ours when it had none. */
export function refusalIn({ status, text, retryAfter }: Answered): AppError {
  const { error, code }: Said = readAnswer(text)
  const words = typeof error === 'string' && error !== '' ? error : 'media.upload.failed'
  const seconds = Number(retryAfter ?? Number.NaN)
  return new AppError(codeOf(status, code), words, {
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  })
}
