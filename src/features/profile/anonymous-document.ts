import { EMPTY_PREFERENCES, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { identifyingNames, redactor, type Redactor } from '#/domain/profile/redaction.ts'

const GAP = '…'

function anonymousHistory(document: ProfileDocument, clean: Redactor) {
  return {
    work: document.work.map((entry) => ({
      ...entry,
      position: clean(entry.position),
      organization: '',
      location: clean(entry.location),
      summary: clean(entry.summary),
      highlights: entry.highlights.map(clean),
    })),
    education: document.education.map((entry) => ({
      ...entry,
      institution: '',
      area: clean(entry.area),
      studyType: clean(entry.studyType),
      score: clean(entry.score),
    })),
  }
}

function anonymousProofs(document: ProfileDocument, clean: Redactor) {
  return {
    certificates: document.certificates.map((entry) => ({
      ...entry,
      name: clean(entry.name),
      issuer: clean(entry.issuer),
      url: '',
    })),
    skills: document.skills.map((entry) => ({ ...entry, name: clean(entry.name) })),
    projects: document.projects.map((entry) => ({
      ...entry,
      name: clean(entry.name),
      description: clean(entry.description),
      url: '',
    })),
    publications: [],
  }
}

/**
 * A document as employers see it before a match when its owner asked to stay anonymous: no employers, schools, links,
 * publications or wishes, and no name, email address, link or phone number left in running text. What somebody tells
 * of themselves in other words stays.
 */
export function anonymousDocument(document: ProfileDocument, ownNames: readonly string[]): ProfileDocument {
  const clean = redactor(identifyingNames(document, ownNames), GAP)
  return {
    ...document,
    headline: clean(document.headline),
    bio: clean(document.bio),
    location: clean(document.location),
    phone: '',
    links: { website: '', linkedin: '', github: '', portfolio: '' },
    ...anonymousHistory(document, clean),
    ...anonymousProofs(document, clean),
    preferences: { ...EMPTY_PREFERENCES, availability: document.preferences.availability },
  }
}
