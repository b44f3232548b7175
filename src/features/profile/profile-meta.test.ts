import { expect, test } from 'vitest'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { profileMeta } from './profile-meta.ts'
import { toProfileView } from './profile.view.ts'

const PERSON = {
  userId: 'u',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  email: 'ada@example.com',
  image: '/files/profile-pictures/a.webp',
  profileVideo: null,
  language: 'en' as const,
}
const PAGE = { page: 'profile', baseUrl: 'https://jobs.example.com' } as const
const view = (visibility: 'Public' | 'SignedIn', searchEngines = false) =>
  toProfileView(
    PERSON,
    {
      ...EMPTY_PROFILE_DOCUMENT,
      bio: 'I build.\n\nA lot.',
      preferences: { ...EMPTY_PROFILE_DOCUMENT.preferences, visibility, searchEngines },
    },
    { access: 'profile', today: '2026-01-01' },
  )

test('the head names the person, their bio and their picture', { tags: ['R047'] }, () => {
  const meta = profileMeta(view('Public'), PAGE)
  expect(meta).toContainEqual({ title: 'Ada Byron · Flightpath' })
  expect(meta).toContainEqual({ name: 'description', content: 'I build. A lot.' })
  expect(meta).toContainEqual({ property: 'og:image', content: `https://jobs.example.com${PERSON.image}` })
})

test('search engines may list a public profile whose owner allows it, and no other', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(profileMeta(view('Public', true), PAGE)).not.toContainEqual(noindex)
  expect(profileMeta(view('Public'), PAGE)).toContainEqual(noindex)
  expect(profileMeta(view('SignedIn', true), PAGE)).toContainEqual(noindex)
})
