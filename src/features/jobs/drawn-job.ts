import { LRUCache } from 'lru-cache'
import { markdownHtml } from '#/components/markdown/markdown-html.ts'
import type { JobView } from './job-detail.view.ts'

/** In letters, of texts and what is drawn of them: thousands as most are, and some two hundred of the longest. */
const SIZE_MAX = 24_000_000

const kept = new LRUCache<string, string>({
  maxSize: SIZE_MAX,
  sizeCalculation: (html, text) => 1 + text.length + html.length,
})

function drawnDescription(text: string): string {
  const known = kept.get(text)
  if (known !== undefined) return known
  const drawn = markdownHtml(text)
  kept.set(text, drawn)
  return drawn
}

/** A job with its description drawn, once for all who ask for it lately. For the server alone. */
export function drawnJob<Job extends JobView>(job: Job): Job {
  return { ...job, descriptionHtml: drawnDescription(job.description) }
}
