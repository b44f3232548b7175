import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT, type ProfileDocument } from '#/domain/profile/profile-document.ts'
import { anonymousDocument } from './anonymous-document.ts'

const DOCUMENT: ProfileDocument = {
  ...EMPTY_PROFILE_DOCUMENT,
  bio: 'I am Will, at Harrow & Pike (Bath). I will build what Harrow & Pike draws; Willow bends.',
  links: { ...EMPTY_PROFILE_DOCUMENT.links, linkedin: 'https://example.com/will' },
  work: [
    {
      ...{
        id: 'w',
        position: 'Engineer',
        organization: 'Harrow & Pike',
        location: 'Bath',
        startDate: '2020-01',
      },
      ...{ endDate: null, summary: '', highlights: ['Grew Harrow & Pike'], volunteer: false },
    },
  ],
  publications: [
    { id: 'p', name: 'On drains', publisher: 'Severn', releaseDate: null, url: '', summary: '' },
  ],
}

const anonymous = anonymousDocument(DOCUMENT, ['Will Byron', 'Will', 'Byron'])

test('names of the person and of employers are gone from running text, ordinary words stay', () => {
  expect(anonymous.bio).toBe('I am …, at … (Bath). I will build what … draws; Willow bends.')
  expect(anonymous.work[0]?.highlights).toEqual(['Grew …'])
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
