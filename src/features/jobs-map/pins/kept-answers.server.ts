import { LRUCache } from 'lru-cache'

/** How long an answer is kept for every millisecond it took: finding it anew is a twentieth of the time at most. */
const KEPT_TIMES_LONGER = 20
/** Nobody looks at jobs that are older than this, however busy the database is. */
const KEPT_MS_MAX = 30_000

export type KeptAnswers<Answer> = (key: string, find: () => Promise<Answer>) => Promise<Answer>

/**
 * Answers that everybody may share, kept for a moment: quick ones hardly at all, dear ones for seconds. Who asks while
 * an answer is being found waits for that one, so that a crowd costs as much as one visitor. A failure is not kept.
 */
export function keepAnswers<Answer extends object>({
  bytesMax,
  bytesOf,
}: {
  bytesMax: number
  bytesOf: (answer: Answer) => number
}): KeptAnswers<Answer> {
  const kept = new LRUCache<string, Answer, () => Promise<Answer>>({
    maxSize: bytesMax,
    sizeCalculation: (answer, key) => bytesOf(answer) + key.length + 1,
    ttl: 1,
    fetchMethod: async (_key, _stale, { context: find, options }) => {
      const begunMs = performance.now()
      const answer = await find()
      const keptMs = (performance.now() - begunMs) * KEPT_TIMES_LONGER
      options.ttl = Math.ceil(Math.min(keptMs, KEPT_MS_MAX))
      return answer
    },
  })
  return async (key, find) => {
    const answer = await kept.fetch(key, { context: find })
    // Too large to be kept at all, or thrown out while it was found: it is found for this one alone.
    return answer ?? find()
  }
}
