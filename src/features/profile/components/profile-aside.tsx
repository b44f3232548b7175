import { Lock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import type { ProfileView } from '../profile.view.ts'
import { useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import { compactUrl, safeUrls } from '../web-link.ts'

/** Beside the sections: how to reach the person, where else they are, and what they speak. */
export function ProfileAside({ profile, isOwn }: { profile: ProfileView; isOwn: boolean }) {
  const t = useTranslations('profile.page')
  const sector = useTranslations('vocabulary.sector')
  const cefr = useTranslations('vocabulary.cefr')
  const languageName = useLanguageName()
  const links = safeUrls(Object.values(profile.links))
  return (
    <aside className="grid content-start gap-8">
      {profile.contact && <Contact contact={profile.contact} isOwn={isOwn} />}
      {links.length > 0 && (
        <Part title={t('links')}>
          <ul className="grid gap-1.5">
            {links.map((href) => (
              <li key={href} className="truncate text-14">
                <LinkText href={href} rel="me nofollow noopener">
                  {compactUrl(href)}
                </LinkText>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {profile.languages.length > 0 && (
        <Part title={t('languages')}>
          <ul className="grid gap-1.5 text-14">
            {profile.languages.map(({ language, level }) => (
              <li key={language} className="flex justify-between gap-4">
                <span suppressHydrationWarning>{languageName(language)}</span>
                <span className="text-muted">{cefr(level)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {profile.sectors.length > 0 && (
        <Part title={t('sectors')}>
          <p className="text-14 text-ink-2">{profile.sectors.map((code) => sector(code)).join(', ')}</p>
        </Part>
      )}
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-14">{title}</h2>
      {children}
    </section>
  )
}

type ContactProps = { contact: NonNullable<ProfileView['contact']>; isOwn: boolean }

function Contact({ contact, isOwn }: ContactProps) {
  const t = useTranslations('profile.page')
  return (
    <Card asChild className="grid gap-2.5 p-4">
      <section>
        <h2 className="text-14">{t('contact')}</h2>
        <p className="flex min-w-0 items-center gap-2.5 text-14">
          <Mail aria-hidden="true" className="size-4 text-muted" />
          <LinkText href={`mailto:${contact.email}`} className="min-w-0 [overflow-wrap:anywhere]">
            {contact.email}
          </LinkText>
        </p>
        {contact.phone && (
          <p className="flex items-center gap-2.5 text-14">
            <Phone aria-hidden="true" className="size-4 text-muted" />
            <LinkText href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</LinkText>
          </p>
        )}
        {isOwn && (
          <p className="mt-1 flex gap-2 border-t border-line pt-3 text-13 text-pretty text-muted">
            <Lock aria-hidden="true" className="mt-0.5 size-4" />
            {t('contactPrivate')}
          </p>
        )}
      </section>
    </Card>
  )
}
