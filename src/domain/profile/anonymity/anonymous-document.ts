import { townLabel } from '#/domain/place/town-label.ts'
import { townOf } from '#/domain/place/town.ts'
import {
  EMPTY_PREFERENCES,
  type EducationEntry,
  type ProfileDocument,
  type SkillEntry,
  type WorkEntry,
} from '../profile-document.ts'
import type { Redacting, Redaction } from './redaction.ts'
import { placeShownBy } from './place-shown-by.ts'
import type { IsTown } from './shown-town.ts'

const GAP = '…'

const nthId = (nth: number) => String(nth + 1)

// Every field is named, so that a new one is hidden until somebody says how it is shown.
type Clean = Record<'running' | 'work' | 'title', (text: string) => string> & {
  place: (label: string, isChosen: boolean) => string
}

const fromTownOn = (label: string) => townLabel(label, townOf(label))

function cleanBy(redact: Redaction, isTown: IsTown): Clean {
  const by = (kind: Redacting['kind']) => (text: string) => redact(text, { kind, gap: GAP })
  const place = placeShownBy({ redact, isTown, chosen: fromTownOn })
  return { running: by('running'), work: by('work'), title: by('title'), place }
}

const anonymousWork =
  (clean: Clean) =>
  ({ position, location, startDate, endDate, summary, highlights, volunteer }: WorkEntry, nth: number) => ({
    ...{ id: nthId(nth), organization: '', startDate, endDate, volunteer },
    position: clean.title(position),
    location: clean.place(location, false),
    summary: clean.running(summary),
    highlights: highlights.map(clean.running),
  })

const anonymousStudy =
  (clean: Clean) =>
  ({ area, studyType, level, startDate, endDate, score }: EducationEntry, nth: number) => ({
    ...{ id: nthId(nth), institution: '', level, startDate, endDate },
    area: clean.work(area),
    studyType: clean.work(studyType),
    score: clean.running(score),
  })

/** A skill points at the role it was used in by the number that the role has here. */
const anonymousSkill =
  (clean: Clean, work: readonly WorkEntry[]) =>
  ({ name, level, years, evidenceWorkId }: SkillEntry) => {
    const nth = work.findIndex(({ id }) => id === evidenceWorkId)
    return { name: clean.work(name), level, years, evidenceWorkId: nth < 0 ? null : nthId(nth) }
  }

function anonymousLists({ work, education, certificates, skills, projects }: ProfileDocument, clean: Clean) {
  return {
    work: work.map(anonymousWork(clean)),
    education: education.map(anonymousStudy(clean)),
    certificates: certificates.map(({ name, date, expiryDate }, nth) => ({
      ...{ id: nthId(nth), name: clean.work(name), issuer: '', date, expiryDate, url: '' },
    })),
    skills: skills.map(anonymousSkill(clean, work)),
    projects: projects.map(({ name, description, startDate, endDate }, nth) => ({
      ...{ id: nthId(nth), startDate, endDate, url: '' },
      name: clean.running(name),
      description: clean.running(description),
    })),
    publications: [],
  }
}

/**
 * A document as employers see it before a match when its owner asked to stay anonymous: no employers, schools, issuers,
 * links, publications or wishes, no ids, and nothing left in running text that somebody could be found by. What they tell
 * of themselves in other words stays. Of a place no more than its town is shown, and a town that was chosen from the list
 * of places whatever else is called so.
 */
export function anonymousDocument(
  document: ProfileDocument,
  redact: Redaction,
  isTown: IsTown,
): ProfileDocument {
  const clean = cleanBy(redact, isTown)
  const { countryCode, lat, lng, languages, sectors, preferences } = document
  const { experienceYearsOverride, educationLevelOverride, cvLanguage } = document
  return {
    ...{ countryCode, lat, lng, languages, sectors, experienceYearsOverride, educationLevelOverride },
    cvLanguage,
    headline: clean.title(document.headline),
    bio: clean.running(document.bio),
    location: clean.place(document.location, lat !== null),
    phone: '',
    links: { website: '', linkedin: '', github: '', portfolio: '' },
    ...anonymousLists(document, clean),
    preferences: { ...EMPTY_PREFERENCES, availability: preferences.availability },
  }
}
