import * as z from 'zod'
import {
  anything,
  date,
  isObject,
  link,
  listOf,
  partOf,
  placeText,
  sentences,
  text,
  words,
} from './lenient-shape.ts'

const DATES = {
  ...{ start: 'startDate', from: 'startDate', startYear: 'startDate', dateStart: 'startDate' },
  ...{ end: 'endDate', to: 'endDate', until: 'endDate', endYear: 'endDate', dateEnd: 'endDate' },
}
const span = { startDate: date, endDate: date }
const address = { 'x-url': link, url: link }
const ADDRESS = { website: 'url', href: 'url' }
const role = {
  ...{ position: text, summary: text, highlights: sentences, ...span },
  ...{ 'x-id': text, 'x-order': anything, said: text },
}
const ROLE = { title: 'position', role: 'position', jobTitle: 'position', description: 'summary', ...DATES }

const country = z.preprocess(
  (value) => (isObject(value) ? (value.countryCode ?? value.code ?? value.name) : value),
  text,
)

const location = z.preprocess(
  (value) => (typeof value === 'string' ? { address: value } : value),
  partOf(
    z.object({
      ...{ address: text, city: text, region: text, countryCode: country },
      ...{ 'x-lat': anything, 'x-lng': anything },
    }),
    { country: 'countryCode' },
  ),
)

const education = z.object({
  ...{ institution: text, area: text, studyType: text, score: text, courses: words, summary: text, ...span },
  ...{ 'x-id': text, 'x-level': anything, said: text },
})
const EDUCATION = {
  ...{ school: 'institution', degree: 'studyType', field: 'area', gpa: 'score', grade: 'score' },
  ...{ description: 'summary', ...DATES, graduationDate: 'endDate' },
}

const dated = { name: text, date, issuer: text, ...address, 'x-id': text, 'x-expiryDate': date }
const publication = z.object({
  ...{ name: text, publisher: text, releaseDate: date, ...address, summary: text },
  'x-id': text,
})
const skill = z.object({
  ...{ name: text, level: text, keywords: words },
  ...{ 'x-level': anything, 'x-years': anything, 'x-evidenceWorkId': anything },
})
const project = z.object({
  ...{ name: text, description: text, summary: text, highlights: sentences, ...address, ...span },
  'x-id': text,
})

const NAMES = {
  ...{ fullName: 'name', givenName: 'firstName' },
  ...{ familyName: 'lastName', surname: 'lastName' },
}
/** A name as text, or its parts in their order. */
const name = z.preprocess((value) => {
  if (Array.isArray(value)) return value.join(' ')
  if (!isObject(value)) return value
  const { first, last, firstName = first, lastName = last } = value
  return [firstName, lastName].filter(Boolean).join(' ')
}, text)

/** What a résumé of the schema may hold, by the names that other programs and older files have as well. */
export const resumeShape = partOf(
  z.object({
    basics: partOf(
      z.object({
        ...{ name, label: text, phone: text, ...address, summary: text, location },
        profiles: listOf(z.object({ network: text, username: text, ...address }), {
          names: ADDRESS,
          sentence: 'url',
        }),
        ...{ firstName: text, lastName: text, 'x-firstName': text, 'x-lastName': text },
      }),
      { headline: 'label', title: 'label', ...ADDRESS, ...NAMES },
    ),
    work: listOf(z.object({ name: text, location: placeText, ...role }), {
      names: { company: 'name', organization: 'name', employer: 'name', ...ROLE },
    }),
    volunteer: listOf(z.object({ organization: text, 'x-location': text, location: placeText, ...role }), {
      names: { name: 'organization', company: 'organization', ...ROLE },
    }),
    education: listOf(education, { names: EDUCATION }),
    awards: listOf(z.object({ title: text, awarder: text, date, summary: text }), {
      names: { name: 'title', description: 'summary' },
      sentence: 'title',
    }),
    certificates: listOf(z.object(dated), {
      names: { title: 'name', issueDate: 'date', expiryDate: 'x-expiryDate', ...ADDRESS },
      sentence: 'name',
    }),
    publications: listOf(publication, {
      names: { title: 'name', date: 'releaseDate', description: 'summary', ...ADDRESS },
      sentence: 'name',
    }),
    skills: listOf(skill, { names: { proficiency: 'level' }, word: 'name' }),
    languages: listOf(z.object({ language: text, fluency: text, 'x-code': text }), {
      names: { name: 'language', level: 'fluency', description: 'fluency', keywords: 'fluency' },
      word: 'language',
    }),
    interests: listOf(z.object({ name: text, keywords: words, 'x-sector': anything }), { word: 'name' }),
    references: listOf(z.object({ name: text, reference: text }), {
      names: { summary: 'reference', description: 'reference' },
      sentence: 'reference',
    }),
    projects: listOf(project, { names: { title: 'name', ...ADDRESS, ...DATES }, sentence: 'name' }),
    /** What else a file says, that is part of no list above. */
    others: sentences,
    meta: partOf(
      z.object({
        ...{ 'x-preferences': anything, 'x-experienceYearsOverride': anything },
        ...{ 'x-educationLevelOverride': anything, 'x-cvLanguage': anything },
      }),
    ),
  }),
  { experience: 'work', certifications: 'certificates' },
)

/** A résumé with every part in its place, as far as the file has it. */
export type ReadResume = z.output<typeof resumeShape>
