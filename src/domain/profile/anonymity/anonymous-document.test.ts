import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { buildRedaction } from '#tests/factories/build-redaction.ts'
import { anonymousDocument } from './anonymous-document.ts'

const DOCUMENT: ProfileDocument = {
  ...EMPTY_PROFILE_DOCUMENT,
  bio: 'I am Will, at Harrow & Pike (Bath). I will build what Harrow & Pike draws; Willow bends.',
  location: 'Bath, United Kingdom',
  links: { ...EMPTY_PROFILE_DOCUMENT.links, linkedin: 'https://example.com/will' },
  work: [
    {
      id: 'w',
      position: 'Engineer',
      organization: 'Harrow & Pike',
      location: 'Bath',
      startDate: '2020-01',
      endDate: null,
      summary: '',
      highlights: ['Grew Harrow & Pike'],
      volunteer: false,
    },
  ],
  certificates: [
    {
      id: 'c',
      name: 'Rigging, Severn Institute',
      issuer: 'Severn Institute',
      date: null,
      expiryDate: null,
      url: '',
    },
  ],
  skills: [
    { name: 'Rigging', level: 3, years: 2, evidenceWorkId: 'w' },
    { name: 'Knots', level: null, years: null, evidenceWorkId: 'gone' },
  ],
  publications: [
    { id: 'p', name: 'On drains', publisher: 'Severn', releaseDate: null, url: '', summary: '' },
  ],
  preferences: { ...EMPTY_PROFILE_DOCUMENT.preferences, desiredTitles: ['Wish'] },
}

const TOWNS = new Set(['Bath', 'Nether Wallop'])
const WILL = { name: 'Will Byron', firstName: 'Will', lastName: 'Byron' }
const anonymise = (document: ProfileDocument) =>
  anonymousDocument(document, buildRedaction(document, { person: WILL }), (name) => TOWNS.has(name))
const anonymous = anonymise(DOCUMENT)

test('names of the person and of employers are gone from running text, other words stay', () => {
  expect(anonymous.bio).toBe('I am …, at … (Bath). I will build what … draws; Willow bends.')
  expect(anonymous.work[0]?.highlights).toEqual(['Grew …'])
})

test('what the person wants does not leave the server with an anonymous profile', () => {
  expect(anonymous.preferences.desiredTitles).toEqual([])
})

test('employers, issuers, links and publications are left out, what was done is not', () => {
  expect(anonymous.work[0]).toMatchObject({ organization: '', position: 'Engineer', startDate: '2020-01' })
  expect(anonymous.certificates[0]).toMatchObject({ name: 'Rigging, …', issuer: '' })
  expect(Object.values(anonymous.links).join('')).toBe('')
  expect(anonymous.publications).toEqual([])
})

test('entries are numbered anew, so that two employers cannot compare them', () => {
  expect(anonymous.work.map(({ id }) => id)).toEqual(['1'])
  expect(anonymous.skills.map(({ evidenceWorkId }) => evidenceWorkId)).toEqual(['1', null])
})

test('the town of a place stays although a school is called by it', () => {
  const study = { id: 'e', institution: 'Bath College', area: '', studyType: '', level: null, score: '' }
  const education = [{ ...study, startDate: null, endDate: null }]
  expect(anonymise({ ...DOCUMENT, education, lat: 51.4, lng: -2.4 }).location).toBe('Bath, United Kingdom')
  expect(anonymise({ ...DOCUMENT, education }).location).toBe('Bath')
})

test.each([
  ['Bath Quillpark Hospitals', 'Bath'],
  ['Bath Rhinos', 'Bath'],
  ['University of Nether Wallop', 'Nether Wallop'],
  ['Stadtwerke Bath GmbH', 'Bath'],
])('the town of a role at %s stays', (organization, location) => {
  const work = DOCUMENT.work.map((entry) => ({ ...entry, organization, location }))
  const shown = anonymise({ ...DOCUMENT, location, work })
  expect([shown.location, shown.work[0]?.location]).toEqual([location, location])
})

const ADDRESSES = [
  ['12 Pelican Street, Bath BA1 2AA', 'Bath'],
  ['Rose Cottage, Church Lane, Bath', 'Bath'],
  ['Bath (12 Pelican Street)', 'Bath'],
  ['Bath - 12 Pelican Street', 'Bath'],
  ['4 Privet Drive; Bath', 'Bath'],
  ['The Old Rectory, Nether Wallop', 'Nether Wallop'],
  ['c/o Byron, Bath BA1', 'Bath'],
  ['12 Pelican Street Bath', ''],
  ['Hauptstraße 5', ''],
  ['BA1 2AA', ''],
  ['Pelican House', ''],
  ['Quillfeather Haus, Deutschland', 'Deutschland'],
  ['Greater Bath', 'Bath'],
  ['Bath area', 'Bath'],
  ['Bath area, United Kingdom', 'Bath'],
  ['Bath/Nether Wallop', 'Bath'],
  ['Bath & Nether Wallop', 'Bath'],
  ['Nether Wallop La Défense', 'Nether Wallop'],
  ['Pelican House Bath', ''],
  ['Bath House', ''],
  ['Bath Cottage Wallop', ''],
  ['Garden Cottage, Bath Walk', ''],
  ['Île-de-France', 'Île-de-France'],
  ['Ile de France', 'Ile de France'],
] as const

test.each(ADDRESSES)('of a place that was typed, %j, only the town is shown', (location, town) => {
  const work = DOCUMENT.work.map((entry) => ({ ...entry, location }))
  const { location: home, work: roles } = anonymise({ ...DOCUMENT, location, work })
  expect([home, roles[0]?.location]).toEqual([town, town])
})

test('of a place that was chosen what stands before the town is not shown', () => {
  const location = '12 Pelican Street, Bath BA1 2AA, United Kingdom'
  expect(anonymise({ ...DOCUMENT, location, lat: 51.4, lng: -2.4 }).location).toBe('Bath, United Kingdom')
})

test('the document itself is not changed', () => {
  expect(DOCUMENT.work[0]?.organization).toBe('Harrow & Pike')
})

test('a name full of signs that mean something in patterns is taken as it is', () => {
  const work = DOCUMENT.work.map((entry) => ({ ...entry, organization: 'C++ (UK) [Ltd].*' }))
  const bio = 'Years at C++ (UK) [Ltd].* and elsewhere'
  expect(anonymise({ ...DOCUMENT, bio, work }).bio).not.toMatch(/UK/)
})
