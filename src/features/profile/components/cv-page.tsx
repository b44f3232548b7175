import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import type { ProfileView } from '../profile.view.ts'
import { LOCALES, type Language } from '#/i18n/languages.ts'
import { TextsProvider } from '#/i18n/texts-provider.tsx'
import { whenWidthEm, type Sheet, type SheetSection } from '#/platform/pdf/sheet.ts'
import { SKILLS } from '../cv/cv-sheet.ts'
import { useCvSheet } from '../use-cv-sheet.ts'
import { CvLanguage } from './cv-language.tsx'

export type CvPageProps = { profile: ProfileView; isOwn: boolean; offeredLanguages: readonly Language[] }

/** A CV as a sheet of paper: one column of type, nothing else, the same on screen and in print. It has its own language. */
export function CvPage({ profile, isOwn, offeredLanguages }: CvPageProps) {
  const t = useTranslations('profile.cv')
  const files = `/profile/cv/${encodeURIComponent(profile.userId)}`
  return (
    <div className="cv-desk">
      <nav aria-label={t('actions')} className="cv-actions">
        <Button asChild variant="quiet">
          <Link to="/profile/$id" params={{ id: profile.userId }}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
        </Button>
        {isOwn && <CvLanguage chosen={profile.cvLanguage} offered={offeredLanguages} />}
        {isOwn && (
          <p>
            {t('whoSees')}{' '}
            <LinkText asChild>
              <Link to="/app/settings">{t('everything')}</Link>
            </LinkText>
          </p>
        )}
        <Button variant="quiet" className="ml-auto noscript:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </Button>
        <div>
          <Button asChild variant="secondary">
            <a href={`${files}/resume.json`} download>
              {t('jsonResume')}
            </a>
          </Button>
          <Button asChild variant="primary">
            <a href={`${files}/cv.pdf`} download>
              {t('pdf')}
            </a>
          </Button>
        </div>
      </nav>
      <TextsProvider language={profile.cvLanguage}>
        <CvSheet profile={profile} emptyNote={isOwn && <EmptyNote text={t('empty')} begin={t('begin')} />} />
      </TextsProvider>
    </div>
  )
}

function CvSheet({ profile, emptyNote }: { profile: ProfileView; emptyNote: ReactNode }) {
  const sheet = useCvSheet(profile)
  const isEmpty = sheet.sections.length === 0 && sheet.bio === ''
  return (
    <article lang={LOCALES[profile.cvLanguage]} className="cv-sheet" style={widthOf(sheet)}>
      <CvHead sheet={sheet} />
      {isEmpty && emptyNote}
      {sheet.bio && <p className="cv-bio">{sheet.bio}</p>}
      {sheet.sections.map((section) =>
        section.key === SKILLS ? (
          <CvSkills key={section.key} section={section} />
        ) : (
          <CvSection key={section.key} section={section} />
        ),
      )}
    </article>
  )
}

const widthOf = (sheet: Sheet) => ({ '--when': whenWidthEm(sheet) }) as CSSProperties

/** On the screen alone, in the reader's language: where a sheet that is still blank gets its words from. */
function EmptyNote({ text, begin }: { text: string; begin: string }) {
  return (
    <p className="cv-empty">
      {text}{' '}
      <Link to="/app/individual/profile/step1" className="font-medium underline underline-offset-3">
        {begin}
      </Link>
    </p>
  )
}

function CvHead({ sheet }: { sheet: Sheet }) {
  return (
    <header>
      <div>
        <h1>{sheet.name}</h1>
        {sheet.headline && <p className="cv-headline">{sheet.headline}</p>}
      </div>
      <ul className="cv-contact">
        {sheet.lines.map(({ text, href }) => (
          <li key={href ?? text} suppressHydrationWarning>
            {href === null ? (
              text
            ) : (
              <a href={href} rel="nofollow noopener">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </header>
  )
}

function CvSection({ section }: { section: SheetSection }) {
  return (
    <section>
      <h2>{section.title}</h2>
      {section.entries.map((entry) => (
        <div key={entry.id} className="cv-entry">
          <p className="cv-when">{entry.when}</p>
          <div>
            <h3>{entry.title}</h3>
            {entry.by && <p className="cv-by">{entry.by}</p>}
            {entry.text && <p className="cv-text">{entry.text}</p>}
            {entry.points.length > 0 && (
              <ul>
                {entry.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {entry.link && (
              <a href={entry.link.href} rel="nofollow noopener">
                {entry.link.text}
              </a>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}

function CvSkills({ section }: { section: SheetSection }) {
  return (
    <section>
      <h2>{section.title}</h2>
      <dl>
        {section.entries.map(({ id, when, text }) => (
          <Fragment key={id}>
            <dt>{when}</dt>
            <dd suppressHydrationWarning>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
