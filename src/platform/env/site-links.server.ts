import { spokenPath } from '#/i18n/spoken-path.ts'
import type { Language } from '#/i18n/languages.ts'
import { env, isTrial } from './env.server.ts'

/** Stands for the operator's knowledge centre while somebody tries the product. */
const TRIAL_KNOWLEDGE_CENTRE = 'https://example.com/knowledge-centre'

/**
 * What the footer leads to beside the product's own pages. News are the feed of new jobs unless the operator has others;
 * what else they did not set is undefined.
 */
export function siteLinks(language: Language) {
  const set = env()
  return {
    knowledgeCentre: set.KNOWLEDGE_CENTRE_URL ?? (isTrial() ? TRIAL_KNOWLEDGE_CENTRE : undefined),
    news: set.SOCIAL_NEWS_URL ?? spokenPath('/jobs/feed.rss', language),
    community: set.SOCIAL_COMMUNITY_URL,
    social: set.SOCIAL_NETWORK_URL,
    video: set.SOCIAL_VIDEO_URL,
  }
}
