import type { AnyFunctionMiddleware } from '@tanstack/react-start'
import type { ZodType } from 'zod'
import { passGuard } from '#tests/setup/pass-guard.ts'

type Handler = (given: { data: unknown; context: object }) => unknown
type Parts = { guards: AnyFunctionMiddleware[]; schema: ZodType | undefined }

function buildFunction({ guards, schema }: Parts) {
  return {
    middleware: (more: AnyFunctionMiddleware[]) => buildFunction({ guards: [...guards, ...more], schema }),
    validator: (given: ZodType) => buildFunction({ guards, schema: given }),
    handler:
      (handle: Handler) =>
      async ({ data }: { data?: unknown } = {}) => {
        let context: object = {}
        for (const guard of guards) context = await passGuard(guard, context)
        return handle({ data: schema ? await schema.parseAsync(data) : data, context })
      },
  }
}

/**
 * Server functions as the server calls them while it renders a page: guards, schema and handler without the transport,
 * which only the built product has.
 */
export const createServerFn = () => buildFunction({ guards: [], schema: undefined })
