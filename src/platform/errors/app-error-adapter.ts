import { createSerializationAdapter } from '@tanstack/react-router'
import { AppError, type ErrorCode, type FieldIssue } from '#/domain/app-error.ts'

type WireError = { code: ErrorCode; message: string; field: string | null; issues: FieldIssue[] | null }

/** Lets a refusal cross the wire whole: `{ code, message, field, issues }` instead of a bare message. */
export const appErrorAdapter = createSerializationAdapter({
  key: 'flightpath/app-error',
  test: (value): value is AppError => value instanceof AppError,
  toSerializable: (error): WireError => ({
    code: error.code,
    message: error.message,
    field: error.field ?? null,
    issues: error.issues ?? null,
  }),
  fromSerializable: ({ code, message, field, issues }: WireError) =>
    new AppError(code, message, { field: field ?? undefined, issues: issues ?? undefined }),
})
