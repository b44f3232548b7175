import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import type { ProfileView } from '../profile.view.ts'
import { useCountryName, useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import { useProfileSections, type ProfileSection } from '../use-profile-sections.ts'
import { compactUrl, safeUrls } from '../web-link.ts'

export type CvPageProps = { profile: ProfileView; isOwn: boolean }

const isPortfolio = ({ key }: ProfileSection) => key === 'projects' || key === 'publications'

/** A CV as a sheet of paper: one column of type, nothing else, the same on screen and in print. */
export function CvPage({ profile, isOwn }: CvPageProps) {
  const t = useTranslations('profile.cv')
  const sections = useProfileSections(profile, 'year')
  const isEmpty = sections.length === 0 && profile.bio === '' && profile.skills.length === 0
  return (
    <div className="cv-desk">
      <nav aria-label={t('actions')} className="cv-actions">
        <Button asChild variant="quiet">
          <Link to="/profile/$id" params={{ id: profile.userId }}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
        </Button>
        {isOwn && <p>{t('whoSees')}</p>}
        <div>
          <Button variant="quiet" className="noscript:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
          <Button asChild variant="secondary">
            <a href={`/profile/cv/${encodeURIComponent(profile.userId)}/resume.json`} download>
              {t('jsonResume')}
            </a>
          </Button>
        </div>
      </nav>
      <article className="cv-sheet">
        <CvHead profile={profile} />
        {isOwn && isEmpty && <EmptyNote />}
        {profile.bio && <p className="cv-bio">{profile.bio}</p>}
        {sections
          .filter((section) => !isPortfolio(section))
          .map((section) => (
            <CvSection key={section.key} section={section} />
          ))}
        <CvSkills profile={profile} />
        {sections.filter(isPortfolio).map((section) => (
          <CvSection key={section.key} section={section} />
        ))}
      </article>
    </div>
  )
}

/** On the screen alone: where a sheet that is still blank gets its words from. */
function EmptyNote() {
  const t = useTranslations('profile.cv')
  return (
    <p className="cv-empty">
      {t('empty')}{' '}
      <Link to="/app/individual/profile/step1" className="font-medium underline underline-offset-3">
        {t('begin')}
      </Link>
    </p>
  )
}

function CvHead({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile.page')
  const countryName = useCountryName()
  const { town, countryCode, contact, links } = profile
  const place = [town, countryCode && countryName(countryCode)].filter(Boolean).join(', ')
  const addresses = safeUrls(Object.values(links))
  return (
    <header>
      <div>
        <h1>{profile.name ?? t('anonymous')}</h1>
        {profile.headline && <p className="cv-headline">{profile.headline}</p>}
      </div>
      <ul className="cv-contact">
        {place && <li suppressHydrationWarning>{place}</li>}
        {contact && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {contact?.phone && <li>{contact.phone}</li>}
        {addresses.map((href) => (
          <li key={href}>
            <a href={href} rel="nofollow noopener">
              {compactUrl(href)}
            </a>
          </li>
        ))}
      </ul>
    </header>
  )
}

function CvSection({ section }: { section: ProfileSection }) {
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

function CvSkills({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile.page')
  const cefr = useTranslations('vocabulary.cefr')
  const languageName = useLanguageName()
  const { skills, languages } = profile
  if (skills.length + languages.length === 0) return null
  return (
    <section>
      <h2>{t('skillsAndLanguages')}</h2>
      <dl>
        {skills.length > 0 && (
          <>
            <dt>{t('skills')}</dt>
            <dd>{skills.map(({ name }) => name).join(', ')}</dd>
          </>
        )}
        {languages.length > 0 && (
          <>
            <dt>{t('languages')}</dt>
            <dd suppressHydrationWarning>
              {languages.map(({ language, level }) => `${languageName(language)} ${cefr(level)}`).join(', ')}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
