import { useTranslations } from 'use-intl'
import { compactUrl, safeUrl } from './web-link.ts'
import type { ProfileView } from './profile.view.ts'
import { useMonth, useSpan, type DatePrecision } from './use-span.ts'

/** One entry as page and CV show it; '' and empty lists are left out. */
export type SectionEntry = {
  id: string
  when: string
  title: string
  by: string
  text: string
  points: string[]
  link: { href: string; text: string } | null
}

export type ProfileSection = { key: string; title: string; entries: SectionEntry[] }

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')

function toLink(url: string): SectionEntry['link'] {
  const href = safeUrl(url)
  return href === null ? null : { href, text: compactUrl(href) }
}

/** The sections of steps 2 to 4 that hold something, in the order of a CV. Skills and languages are shown apart. */
export function useProfileSections(profile: ProfileView, precision: DatePrecision): ProfileSection[] {
  const t = useTranslations('profile.page')
  const span = useSpan(precision)
  const month = useMonth(precision)
  const toWork = (entry: ProfileView['work'][number]): SectionEntry => ({
    id: entry.id,
    when: span(entry),
    title: entry.position,
    by: joined(entry.organization, entry.location),
    text: entry.summary,
    points: [...new Set(entry.highlights)],
    link: null,
  })
  const sections: ProfileSection[] = [
    { key: 'work', title: t('experience'), entries: profile.work.filter((it) => !it.volunteer).map(toWork) },
    {
      key: 'volunteering',
      title: t('volunteering'),
      entries: profile.work.filter((it) => it.volunteer).map(toWork),
    },
    {
      key: 'education',
      title: t('education'),
      entries: profile.education.map((entry) => ({
        id: entry.id,
        when: span(entry, 'open'),
        title:
          joined([entry.studyType, entry.area].filter(Boolean).join(' '), entry.score) || entry.institution,
        by: entry.studyType || entry.area ? entry.institution : '',
        text: '',
        points: [],
        link: null,
      })),
    },
    {
      key: 'certificates',
      title: t('certificates'),
      entries: profile.certificates.map((entry) => ({
        id: entry.id,
        when: month(entry.date),
        title: entry.name,
        by: joined(entry.issuer, entry.expiryDate ? t('validUntil', { date: month(entry.expiryDate) }) : ''),
        text: '',
        points: [],
        link: toLink(entry.url),
      })),
    },
    {
      key: 'projects',
      title: t('projects'),
      entries: profile.projects.map((entry) => ({
        id: entry.id,
        when: span(entry),
        title: entry.name,
        by: '',
        text: entry.description,
        points: [],
        link: toLink(entry.url),
      })),
    },
    {
      key: 'publications',
      title: t('publications'),
      entries: profile.publications.map((entry) => ({
        id: entry.id,
        when: month(entry.releaseDate),
        title: entry.name,
        by: entry.publisher,
        text: entry.summary,
        points: [],
        link: toLink(entry.url),
      })),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}
