import { beforeEach, expect, test, vi } from 'vitest'

const production = {
  ...{ APP_MODE: 'production', DATABASE_URL: 'postgres://db/flightpath', SMTP_URL: 'smtp://mail' },
  BASE_URL: 'https://jobs.example.com',
}

beforeEach(() => {
  vi.resetModules()
})

async function linksIn(language: 'en' | 'fr', set: object = {}) {
  Object.assign(process.env, set)
  const { siteLinks } = await import('./site-links.server.ts')
  return siteLinks(language)
}

test('in a trial the Knowledge Centre stands for one, and news are the feed of new jobs, in the reader’s language', async () => {
  expect(await linksIn('en')).toMatchObject({
    knowledgeCentre: 'https://example.com/knowledge-centre',
    news: '/jobs/feed.rss',
    community: undefined,
  })
  expect((await linksIn('fr')).news).toBe('/jobs/feed.rss?language=fr')
})

test(
  'in production the footer leads where the operator says and nowhere else',
  { tags: ['R013'] },
  async () => {
    expect((await linksIn('en', production)).knowledgeCentre).toBeUndefined()
    vi.resetModules()
    const set = {
      KNOWLEDGE_CENTRE_URL: 'https://help.example.com/',
      SOCIAL_NEWS_URL: 'https://news.example.com/',
    }
    expect(await linksIn('en', { ...production, ...set })).toMatchObject({
      knowledgeCentre: 'https://help.example.com/',
      news: 'https://news.example.com/',
    })
  },
)
