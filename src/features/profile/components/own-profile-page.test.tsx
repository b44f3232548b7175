import { expect, test } from 'vitest'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { myProfileAsQuery } from '../profile.queries.ts'
import { toProfileView, type MyProfileView } from '../profile.view.ts'
import type { Onlooker } from '../onlookers.ts'
import { OwnProfilePage } from './own-profile-page.tsx'

const MINE: MyProfileView = {
  ...{ userId: 'u', firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron', email: 'ada@example.com' },
  ...{
    image: null,
    profileVideo: null,
    language: 'en' as const,
    excludedEmployers: [],
    document: buildProfileDocument(),
  },
}

async function show(onlooker?: Onlooker) {
  const queryClient = createQueryClient()
  const viewWith = (access: 'profile' | 'contact') =>
    toProfileView(MINE, MINE.document, { access, today: '2026-11-01' })
  queryClient.setQueryData(myProfileAsQuery('liked').queryKey, viewWith('profile'))
  queryClient.setQueryData(myProfileAsQuery('anybody').queryKey, null)
  const profile = viewWith('contact')
  return renderPage(<OwnProfilePage profile={profile} onlooker={onlooker} />, { queryClient })
}

test('the owner sees everything, may edit it, and may look at it as somebody else', async () => {
  await show()
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit profile' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Employer you matched' }).getAttribute('href')).toBe(
    '/profile/u?as=matched',
  )
})

test.each([
  [undefined, 'You'],
  ['liked', 'Employer you liked'],
] as const)('seen as %s, "%s" is marked and nothing else', async (onlooker, name) => {
  await show(onlooker)
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))
  expect(marked.map(({ textContent }) => textContent)).toEqual([name])
})

test('as an employer one liked, the contact data is gone, and nothing can be edited', async () => {
  await show('liked')
  expect(screen.getByRole('heading', { name: 'Ada Byron' })).toBeTruthy()
  expect(screen.queryByText('ada@example.com')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
})

test('whoever sees nothing is said to see nothing, with the way to change it', async () => {
  await show('anybody')
  expect(screen.getByRole('heading', { name: 'They see nothing' })).toBeTruthy()
  expect(screen.queryByText('Ada Byron')).toBeNull()
  expect(screen.getByRole('link', { name: 'Change who sees it' }).getAttribute('href')).toBe(
    '/app/individual/profile/step5',
  )
})
