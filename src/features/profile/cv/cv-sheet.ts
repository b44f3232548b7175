import type { CefrLevel } from '#/domain/job/vocabulary.ts'
import type { Sheet } from '#/platform/pdf/sheet.ts'
import { profileSections, type ProfileSection, type SectionSpeech } from '../profile-sections.ts'
import type { ProfileView } from '../profile.view.ts'
import { compactUrl, safeUrls } from '../web-link.ts'

type CvLabel =
  | Parameters<SectionSpeech['label']>[0]
  | 'anonymous'
  | 'cv'
  | 'skills'
  | 'languages'
  | 'skillsAndLanguages'

/** How a CV is said in its language. */
export type CvSpeech = Omit<SectionSpeech, 'label'> & {
  label: (key: CvLabel, values?: { date: string }) => string
  country: (code: string) => string
  language: (code: string) => string
  cefr: (level: CefrLevel) => string
}

/** The section whose entries are a word and a list. */
export const SKILLS = 'skills'

function skillsSection({ skills, languages }: ProfileView, speech: CvSpeech): ProfileSection {
  const { label, language, cefr } = speech
  const toEntry = (key: 'skills' | 'languages', names: string[]) => ({
    ...{ id: key, when: label(key), text: names.join(', ') },
    ...{ title: '', by: '', points: [], link: null },
  })
  const entries = [
    toEntry(
      'skills',
      skills.map(({ name }) => name),
    ),
    toEntry(
      'languages',
      languages.map((spoken) => `${language(spoken.language)} ${cefr(spoken.level)}`),
    ),
  ]
  const said = entries.filter(({ text }) => text !== '')
  return { key: SKILLS, title: label('skillsAndLanguages'), entries: said }
}

function toLines({ town, countryCode, contact, links }: ProfileView, speech: CvSpeech): Sheet['lines'] {
  const place = [town, countryCode && speech.country(countryCode)].filter(Boolean).join(', ')
  const lines = [
    { text: place, href: null },
    { text: contact?.email ?? '', href: contact && `mailto:${contact.email}` },
    { text: contact?.phone ?? '', href: null },
    ...safeUrls(Object.values(links)).map((href) => ({ text: compactUrl(href), href })),
  ]
  return lines.filter(({ text }) => text !== '')
}

const isPortfolio = ({ key }: ProfileSection) => key === 'projects' || key === 'publications'

/** A profile as a CV, from top to bottom: what page and PDF show. */
export function cvSheet(profile: ProfileView, speech: CvSpeech): Sheet {
  const sections = profileSections(profile, speech)
  const skills = skillsSection(profile, speech)
  return {
    name: profile.name ?? speech.label('anonymous'),
    otherNames: [profile.contact?.email ?? '', speech.label('cv')],
    headline: profile.headline,
    lines: toLines(profile, speech),
    bio: profile.bio,
    sections: [
      ...sections.filter((section) => !isPortfolio(section)),
      ...(skills.entries.length > 0 ? [skills] : []),
      ...sections.filter(isPortfolio),
    ],
  }
}
