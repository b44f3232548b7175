import type { z } from 'zod'

/** Somebody is typing: later the answer is of no use. */
const ANSWER_WITHIN_MS = 2_000
/** Eight places are a few kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024

/** Reads a body as text and gives up once it is longer than any answer could be. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > ANSWER_MAX_BYTES) throw new Error('The answer is too long')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** The parser's own words would quote the answer, and with it what was typed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Below the operator's address, and nowhere else: what people type only ever becomes a value of the query, never a part
 * of the path. A path in the base address stays.
 */
export function addressBelow(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(`${base.replace(/(?<!\/)\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/**
 * Asks a server of the operator's choice and reads its answer by a schema. Follows no redirect, so that nobody there
 * can send us to an address inside our network. Throws after two seconds, for any status but 2xx and for what the schema
 * does not take; what it throws holds neither the address nor what was typed.
 */
export async function askJson<Answer>(
  url: URL,
  schema: z.ZodType<Answer>,
  init: RequestInit = {},
): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await fetch(url, { ...init, redirect: 'error', signal })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`The answer has status ${answer.status}`)
  }
  const parsed = schema.safeParse(parseJson(await readText(answer)))
  if (!parsed.success) throw new Error('The answer is not what was asked for')
  return parsed.data
}
