import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { englishMessages } from '#/i18n/messages.ts'
import type { AppLinkProps } from './app-link.tsx'
import { DEFAULT_SITE_LINKS, SOCIAL_CHANNELS } from './footer-links.ts'
import { SiteFooter } from './site-footer.tsx'

vi.mock('./app-link.tsx', () => ({
  AppLink: ({ to, children }: AppLinkProps) => <a href={to}>{children}</a>,
}))

function rendered(year?: number): string {
  return renderToString(
    <IntlProvider locale="en-GB" messages={englishMessages()} timeZone="UTC">
      <SiteFooter year={year} />
    </IntlProvider>,
  )
}

test('the copyright year is the current one, computed and not written down', () => {
  expect(rendered()).toContain(`© ${new Date().getFullYear()} Flightpath`)
  expect(rendered(2031)).toContain('© 2031 Flightpath')
})

test('the footer leads home, to contact, privacy and terms, and out to the Knowledge Centre', () => {
  const html = rendered()
  for (const path of ['/', '/contact', '/privacy', '/terms']) expect(html).toContain(`href="${path}"`)
  expect(html).toContain('Privacy and cookie policy')
  expect(html).toContain('Terms and conditions')
  expect(html).toContain(`href="${DEFAULT_SITE_LINKS.knowledgeCentre}" target="_blank" rel="noopener"`)
})

test('there are four social icons, each with a name', () => {
  const html = rendered()
  expect(SOCIAL_CHANNELS).toHaveLength(4)
  for (const channel of SOCIAL_CHANNELS) expect(html).toContain(`href="${DEFAULT_SITE_LINKS[channel]}"`)
  for (const name of ['News feed', 'Community', 'Social network', 'Videos']) {
    expect(html).toContain(`aria-label="${name}"`)
  }
})
