import { getCookie } from '@tanstack/react-start/server'
import { baseUrl } from '#/platform/env/env.server.ts'
import { typedFieldsSchema, type TypedFields } from './account.schema.ts'

const COOKIE = 'flightpath.typed'

/** Long enough for a browser on a slow line to ask for the page that it is sent back to. */
const MAX_AGE_S = 60

/**
 * The headers that make the browser keep what was typed until the pages of the way in ask for it; no other page is sent
 * it. More than a cookie can hold is not kept.
 */
export function keepTyped(fields: TypedFields): string[] {
  const parsed = typedFieldsSchema.safeParse(fields)
  if (!parsed.success) return []
  const secure = baseUrl().startsWith('https:') ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(parsed.data))
  return [`${COOKIE}=${value}; Max-Age=${MAX_AGE_S}; Path=/auth; HttpOnly; SameSite=Lax${secure}`]
}

/** What the browser kept of a refused form; empty when there is nothing, or nothing of ours. */
export function readTyped(): TypedFields {
  return parseTyped(getCookie(COOKIE))
}

/** Reads the cookie's value, which anybody may have written. */
export function parseTyped(value: string | undefined): TypedFields {
  try {
    return typedFieldsSchema.safeParse(JSON.parse(value ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}
