import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { anonymousDocument } from './anonymous-document.ts'
import { toProfileView } from './profile.view.ts'

const DOCUMENT: ProfileDocument = {
  ...EMPTY_PROFILE_DOCUMENT,
  bio: 'I am Will, at Harrow & Pike (Bath). I will build what Harrow & Pike draws; Willow bends.',
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
  publications: [
    { id: 'p', name: 'On drains', publisher: 'Severn', releaseDate: null, url: '', summary: '' },
  ],
}

const anonymous = anonymousDocument(DOCUMENT, ['Will Byron', 'Will', 'Byron'])

test('names of the person and of employers are gone from running text, other words stay', () => {
  expect(anonymous.bio).toBe('I am …, at … (Bath). I … build what … draws; Willow bends.')
  expect(anonymous.work[0]?.highlights).toEqual(['Grew …'])
})

const TRACES = [
  'Zephyrine Okonjo',
  'Okonjo',
  'Quillfeather & Sons',
  'Brackenmoor College',
  'zephyrine@okonjo.example',
  '+44 7700 900142',
  '07700 900 142',
  'https://example.com/in/zokonjo',
] as const

/** Every string that a person writes in a profile holds the text; dates and codes do not. */
function documentFullOf(text: string): ProfileDocument {
  const [date, none] = ['2020-01', null]
  const links = { website: text, linkedin: text, github: text, portfolio: text }
  const base = { ...EMPTY_PROFILE_DOCUMENT, headline: text, bio: text, location: text, phone: text, links }
  const study = { institution: 'Brackenmoor College', area: text, studyType: text, level: none, score: text }
  return {
    ...base,
    work: [
      {
        id: 'w',
        position: text,
        organization: 'Quillfeather & Sons',
        location: text,
        startDate: date,
        endDate: none,
        summary: text,
        highlights: [text, text],
        volunteer: false,
      },
    ],
    education: [{ id: 'e', ...study, startDate: date, endDate: none }],
    certificates: [{ id: 'c', name: text, issuer: text, date, expiryDate: none, url: text }],
    skills: [{ name: text, level: none, years: none, evidenceWorkId: 'w' }],
    projects: [{ id: 'p', name: text, description: text, url: text, startDate: date, endDate: none }],
    publications: [{ id: 'q', name: text, publisher: text, releaseDate: date, url: text, summary: text }],
    preferences: {
      ...EMPTY_PROFILE_DOCUMENT.preferences,
      desiredTitles: [text],
      places: [{ label: text, countryCode: none, lat: none, lng: none }],
      anonymousUntilMatch: true,
    },
  }
}

const PERSON = {
  userId: 'u-1',
  firstName: 'Zephyrine',
  lastName: 'Okonjo',
  name: 'Zephyrine Okonjo',
  email: 'zephyrine@okonjo.example',
  image: '/pictures/zephyrine-okonjo.webp',
  profileVideo: '/videos/zephyrine-okonjo.mp4',
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

const CASES = [...new Set(TRACES.flatMap((trace) => [trace, trace.toUpperCase(), trace.toLowerCase()]))]

test.each(CASES)('no string of an anonymous profile holds "%s"', (trace) => {
  const document = documentFullOf(`Before ${trace}, after`)
  const view = toProfileView(PERSON, document, { access: 'anonymous', today: '2026-11-21' })
  const strings = stringsOf(view)
  expect(strings.length).toBeGreaterThan(20)
  for (const text of strings) {
    expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
    expect(text).not.toMatch(/okonjo|zephyrine|quillfeather|brackenmoor|900142|900 142/i)
  }
  expect(view.work[0]?.summary).toBe('Before …, after')
})

test('what the person wants does not leave the server with an anonymous profile', () => {
  expect(anonymousDocument(documentFullOf('wish'), []).preferences.desiredTitles).toEqual([])
})

test('employers, links and publications are left out, what was done is not', () => {
  expect(anonymous.work[0]).toMatchObject({ organization: '', position: 'Engineer', startDate: '2020-01' })
  expect(Object.values(anonymous.links).join('')).toBe('')
  expect(anonymous.publications).toEqual([])
})

test('the document itself is not changed', () => {
  expect(DOCUMENT.work[0]?.organization).toBe('Harrow & Pike')
})

test('a name full of signs that mean something in patterns is taken as it is', () => {
  const work = DOCUMENT.work.map((entry) => ({ ...entry, organization: 'C++ (UK) [Ltd].*' }))
  const bio = 'Years at C++ (UK) [Ltd].* and elsewhere'
  expect(anonymousDocument({ ...DOCUMENT, bio, work }, []).bio).toBe('Years at … and elsewhere')
})
