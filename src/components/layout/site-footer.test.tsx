import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { SOCIAL_CHANNELS, type SiteLinks } from './footer-links.ts'
import { SiteFooter } from './site-footer.tsx'

const LINKS: SiteLinks = {
  knowledgeCentre: 'https://knowledge.example/',
  news: '/jobs/feed.rss',
  community: 'https://community.example/',
  social: 'https://social.example/@us',
  video: 'https://video.example/@us',
}
const NAMES = ['News feed', 'Community', 'Social network', 'Videos']

const renderFooter = (links: SiteLinks = LINKS, year?: number) =>
  renderPage(<SiteFooter links={links} year={year} onShowCookies={() => undefined} />)
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

test('the copyright year is the current one, computed and not written down', { tags: ['R014'] }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2033, 5, 1) })
  onTestFinished(() => void vi.useRealTimers())
  await renderFooter()
  expect(screen.getByText(/© 2033 Flightpath/)).toBeTruthy()
  await renderFooter(LINKS, 2031)
  expect(screen.getByText(/© 2031 Flightpath/)).toBeTruthy()
})

test(
  'the footer leads home, to contact, privacy and terms, and out to the Knowledge Centre',
  { tags: ['R013'] },
  async () => {
    await renderFooter()
    expect(hrefOf('Flightpath')).toBe('/')
    expect(hrefOf('Contact')).toBe('/contact')
    expect(hrefOf('Privacy and cookie policy')).toBe('/privacy')
    expect(hrefOf('Terms and conditions')).toBe('/terms')
    const out = screen.getByRole('link', { name: /^Knowledge Centre/ })
    expect(out.getAttribute('href')).toBe('https://knowledge.example/')
    expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  },
)

test(
  'the four social icons lead to the addresses that the operator set, each with a name',
  { tags: ['R015'] },
  async () => {
    await renderFooter()
    for (const [nth, channel] of SOCIAL_CHANNELS.entries())
      expect(hrefOf(NAMES[nth] ?? '')).toBe(LINKS[channel])
  },
)

test(
  'what the operator did not set leads nowhere: its icon says so and is no link',
  { tags: ['R015'] },
  async () => {
    await renderFooter({})
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('target')).toBeNull()
    expect(screen.queryByText(/Knowledge Centre/)).toBeNull()
    for (const name of NAMES)
      expect(screen.getByRole('img', { name: `${name}: no address yet` })).toBeTruthy()
  },
)
