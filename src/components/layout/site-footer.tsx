import { ArrowUpRight, AtSign, MessageCircle, Rss, Video, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { cn } from '#/ui/cn.ts'
import { Mark } from '#/ui/mark.tsx'
import { AppLink } from './app-link.tsx'
import { FOOTER_PAGES, SOCIAL_CHANNELS, type SiteLinks, type SocialChannel } from './footer-links.ts'

const ICONS: Record<SocialChannel, LucideIcon> = {
  news: Rss,
  community: MessageCircle,
  social: AtSign,
  video: Video,
}

const LINK = 'inline-flex items-center gap-1 hover:text-ink hover:underline underline-offset-3 touch:min-h-11'

const ICON = 'grid size-9 place-items-center rounded-ctl touch:size-11'

export type SiteFooterProps = { links: SiteLinks; year?: number; onShowCookies: () => void }

export function SiteFooter({ links, year, onShowCookies }: SiteFooterProps) {
  const t = useTranslations('common.footer')
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <footer className="border-t border-line text-13 text-muted print:hidden">
      <div className="mx-auto flex min-h-13 max-w-dash flex-wrap items-center gap-x-6 gap-y-1 px-5 py-2 max-md:px-4 max-md:py-3">
        <nav aria-label={t('label')} className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <AppLink to="/" className="inline-flex items-center gap-1.5 font-semibold text-ink touch:min-h-11">
            <Mark className="size-4" />
            {PRODUCT_NAME}
          </AppLink>
          {FOOTER_PAGES.map((page) => (
            <AppLink key={page.id} to={page.to} className={LINK}>
              {t(page.id)}
            </AppLink>
          ))}
          <button type="button" onClick={onShowCookies} className={cn(LINK, 'noscript:hidden')}>
            {t('cookies')}
          </button>
          {links.knowledgeCentre && (
            <a href={links.knowledgeCentre} target="_blank" rel="noopener" className={LINK}>
              {t('knowledgeCentre')}
              <ArrowUpRight aria-hidden="true" className="size-3.5" />
              <span className="sr-only">({t('opensElsewhere')})</span>
            </a>
          )}
        </nav>
        <ul className="flex max-md:-ml-3 max-md:w-full md:ml-auto">
          {SOCIAL_CHANNELS.map((channel) => (
            <li key={channel}>
              <SocialIcon channel={channel} href={links[channel]} />
            </li>
          ))}
        </ul>
        <p className="max-md:w-full">
          {t('copyright', { year: String(year ?? thisYear), product: PRODUCT_NAME })}
        </p>
      </div>
    </footer>
  )
}

/** A channel without an address is shown, says that it has none, and is nothing to press. */
function SocialIcon({ channel, href }: { channel: SocialChannel; href: string | undefined }) {
  const t = useTranslations('common.footer')
  const Icon = ICONS[channel]
  const label = t(channel)
  const icon = <Icon aria-hidden="true" className="size-4" />
  if (!href) {
    const without = t('noAddress', { channel: label })
    return (
      <span role="img" aria-label={without} title={without} className={cn(ICON, 'opacity-60')}>
        {icon}
      </span>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      className={cn(ICON, 'hover:bg-track/60 hover:text-ink')}
    >
      {icon}
    </a>
  )
}
