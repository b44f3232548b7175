import type { AnyFunctionMiddleware } from '@tanstack/react-start'
import type { ZodType } from 'zod'
import { passGuard } from '#tests/setup/pass-guard.ts'

type Validator = ZodType | ((data: unknown) => unknown)
type Handler = (given: { data: unknown; context: object }) => unknown
type Parts = { method: 'GET' | 'POST'; guards: AnyFunctionMiddleware[]; schema: Validator | undefined }

const valid = (schema: Validator | undefined, data: unknown): unknown =>
  typeof schema === 'function' ? schema(data) : schema ? schema.parseAsync(data) : data

function buildFunction({ method, guards, schema }: Parts) {
  const handler = (handle: Handler) => {
    const call = async ({ data }: { data?: unknown } = {}) => {
      let context: object = {}
      for (const guard of guards) context = await passGuard(guard, context)
      return handle({ data: await valid(schema, data), context })
    }
    return Object.assign(call, { method, guards })
  }
  return {
    middleware: (more: AnyFunctionMiddleware[]) =>
      buildFunction({ method, guards: [...guards, ...more], schema }),
    validator: (given: Validator) => buildFunction({ method, guards, schema: given }),
    handler,
  }
}

/**
 * Server functions as the server calls them while it renders a page: guards, schema and handler without the transport,
 * which only the built product has. Each tells its method and its guards.
 */
export const createServerFn = ({ method = 'GET' }: { method?: 'GET' | 'POST' } = {}) =>
  buildFunction({ method, guards: [], schema: undefined })

/** A server function as it is declared. */
export type CalledFunction = ReturnType<ReturnType<typeof buildFunction>['handler']>
