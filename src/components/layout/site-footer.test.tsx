import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { englishMessages } from '#/i18n/messages.ts'
import type { AppLinkProps } from './app-link.tsx'
import { SOCIAL_CHANNELS, type SiteLinks } from './footer-links.ts'
import { SiteFooter } from './site-footer.tsx'

vi.mock('./app-link.tsx', () => ({
  AppLink: ({ to, children }: AppLinkProps) => <a href={to}>{children}</a>,
}))

const LINKS: SiteLinks = {
  knowledgeCentre: 'https://knowledge.example/',
  news: '/jobs/feed.rss',
  community: 'https://community.example/',
  social: 'https://social.example/@us',
  video: 'https://video.example/@us',
}
const NAMES = ['News feed', 'Community', 'Social network', 'Videos']

function rendered(links: SiteLinks = LINKS, year?: number): string {
  return renderToString(
    <IntlProvider locale="en-GB" messages={englishMessages()} timeZone="UTC">
      <SiteFooter links={links} year={year} onShowCookies={() => undefined} />
    </IntlProvider>,
  )
}

test('the copyright year is the current one, computed and not written down', { tags: ['R014'] }, () => {
  expect(rendered()).toContain(`© ${new Date().getFullYear()} Flightpath`)
  expect(rendered(LINKS, 2031)).toContain('© 2031 Flightpath')
})

test(
  'the footer leads home, to contact, privacy and terms, and out to the Knowledge Centre',
  { tags: ['R013'] },
  () => {
    const html = rendered()
    for (const path of ['/', '/contact', '/privacy', '/terms']) expect(html).toContain(`href="${path}"`)
    expect(html).toContain('Privacy and cookie policy')
    expect(html).toContain('Terms and conditions')
    expect(html).toContain('href="https://knowledge.example/" target="_blank" rel="noopener"')
  },
)

test(
  'the four social icons lead to the addresses that the operator set, each with a name',
  { tags: ['R015'] },
  () => {
    const html = rendered()
    for (const [nth, channel] of SOCIAL_CHANNELS.entries()) {
      expect(html).toContain(`href="${LINKS[channel]}"`)
      expect(html).toContain(`aria-label="${NAMES[nth]}"`)
    }
  },
)

test(
  'what the operator did not set leads nowhere: its icon says so and is no link',
  { tags: ['R015'] },
  () => {
    const html = rendered({})
    expect(html.match(/target="_blank"/g)).toBeNull()
    expect(html).not.toContain('Knowledge Centre')
    for (const name of NAMES) expect(html).toContain(`role="img" aria-label="${name}: no address yet"`)
  },
)
