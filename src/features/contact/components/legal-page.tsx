import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { Language } from '#/i18n/languages.ts'
import type { LegalSection } from '../legal/legal-sections.ts'
import { legalPageQuery } from '../legal/legal.queries.ts'
import type { LegalPageName } from '../legal/legal.schema.ts'

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useTranslations('contact.document')
  return (
    <nav
      aria-label={t('contents')}
      className="text-14 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3.5 lg:sticky lg:top-[calc(var(--top)+2rem)] lg:self-start print:hidden"
    >
      <p className="mb-1.5 text-13 font-medium text-muted">{t('contents')}</p>
      <ul className="grid gap-x-6 sm:max-lg:grid-cols-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center py-1 text-ink-2 underline-offset-3 hover:text-ink hover:underline touch:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type LegalPageProps = { page: LegalPageName; language: Language }

/** What people may rely on, in plain words, with a list of its parts that leads to each. */
export function LegalPage({ page, language }: LegalPageProps) {
  const t = useTranslations('contact')
  const format = useFormatter()
  const { data } = useSuspenseQuery(legalPageQuery(page, language))
  const { leadHtml, sections, inForceSince } = data
  const day = new Date(`${inForceSince}T00:00:00Z`)
  const date = format.dateTime(day, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="mx-auto grid w-full max-w-[66rem] flex-1 content-start gap-x-16 gap-y-8 px-4 py-8 md:px-5 md:py-14 lg:grid-cols-[minmax(0,1fr)_15rem] print:block print:p-0">
      <header className="lg:col-span-2">
        <h1 className="text-36 max-md:text-28">
          {page === 'privacy' ? t('privacy.title') : t('terms.title')}
        </h1>
        <p className="mt-2 text-13 text-muted">{t('document.inForce', { date })}</p>
        <div
          className="mt-4 max-w-[60ch] text-18 leading-7 text-pretty text-ink-2"
          dangerouslySetInnerHTML={{ __html: leadHtml }}
        />
      </header>
      <div className="lg:order-last">
        <Contents sections={sections} />
      </div>
      <article className="legal min-w-0">
        {sections.map(({ id, title, html }) => (
          <section key={id} id={id} className="border-t border-line py-8 print:py-4">
            <h2 className="text-22 break-after-avoid">{title}</h2>
            {/* Markdown of our own, drawn on our server. */}
            <div className="prose mt-3 text-16 leading-6.5" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </article>
    </div>
  )
}
