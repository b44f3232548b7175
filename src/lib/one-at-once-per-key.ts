import { fewAtOnce, type FewAtOnceOptions } from './few-at-once.ts'

/** Lets one piece of work of each key run at once; others of that key wait, each key's in a line of its own. */
export function oneAtOncePerKey(
  options: FewAtOnceOptions,
): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { inTurn: ReturnType<typeof fewAtOnce>; there: number }>()
  return async (key, work) => {
    const line = lines.get(key) ?? { inTurn: fewAtOnce(1, options), there: 0 }
    lines.set(key, line)
    line.there += 1
    try {
      return await line.inTurn(work)
    } finally {
      line.there -= 1
      if (line.there === 0) lines.delete(key)
    }
  }
}
