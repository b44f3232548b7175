import type { SheetEntry, SheetSection } from '#/platform/pdf/sheet.ts'
import type { ProfileView } from './profile.view.ts'
import type { SayMonth, SaySpan } from './say-dates.ts'
import { compactUrl, safeUrl } from './web-link.ts'

/** One entry as page, CV and PDF show it; '' and empty lists are left out. */
export type SectionEntry = SheetEntry
export type ProfileSection = SheetSection

type SectionLabel =
  | 'experience'
  | 'volunteering'
  | 'education'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'validUntil'

/** How sections are said in the reader's language. */
export type SectionSpeech = {
  label: (key: SectionLabel, values?: { date: string }) => string
  span: SaySpan
  month: SayMonth
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')

function toLink(url: string): SectionEntry['link'] {
  const href = safeUrl(url)
  return href === null ? null : { href, text: compactUrl(href) }
}

/** The sections of steps 2 to 4 that hold something, in the order of a CV. Skills and languages are shown apart. */
export function profileSections(
  profile: ProfileView,
  { label, span, month }: SectionSpeech,
): ProfileSection[] {
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
    {
      key: 'work',
      title: label('experience'),
      entries: profile.work.filter((it) => !it.volunteer).map(toWork),
    },
    {
      key: 'volunteering',
      title: label('volunteering'),
      entries: profile.work.filter((it) => it.volunteer).map(toWork),
    },
    {
      key: 'education',
      title: label('education'),
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
      title: label('certificates'),
      entries: profile.certificates.map((entry) => ({
        id: entry.id,
        when: month(entry.date),
        title: entry.name,
        by: joined(
          entry.issuer,
          entry.expiryDate ? label('validUntil', { date: month(entry.expiryDate) }) : '',
        ),
        text: '',
        points: [],
        link: toLink(entry.url),
      })),
    },
    {
      key: 'projects',
      title: label('projects'),
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
      title: label('publications'),
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
