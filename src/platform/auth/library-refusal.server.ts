import { isAPIError } from 'better-auth/api'
import { dataOf } from './auth-answer.ts'

const textOf = (body: object | undefined, name: string): string | undefined => {
  const value: unknown = body && Reflect.get(body, name)
  return typeof value === 'string' ? value : undefined
}

/**
 * Waits for a call of the auth library that the server makes itself. Throws what the library refused as a refusal that a
 * person may read, with the field it belongs to, as its client does in a browser; faults pass.
 */
export async function orRefusal<Data>(call: Promise<Data>): Promise<Data> {
  try {
    return await call
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error
    const [code, message, field] = ['code', 'message', 'field'].map((name) => textOf(error.body, name))
    return dataOf<Data>({ data: null, error: { code, message, field, status: error.statusCode } })
  }
}
