import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'
import { findCurrentSession } from '#/platform/auth/actor.server.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { saveUserPicture } from './picture.server.ts'

const ORIGIN = 'http://localhost:3000'
const STORED = '/files/profile-pictures/a.webp'

await useTestAuth()

const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
const signedUp = await auth().handler(
  new Request(`${ORIGIN}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, email: 'bo@example.com', password: 'correct horse' }),
  }),
)
const cookie = signedUp.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ')
const headers = new Headers({ cookie })
const current = await findCurrentSession(headers)

async function save(image: string) {
  if (!current) throw new Error('nobody is signed in')
  const answer = await saveUserPicture(current.user, image, headers)
  const [row] = await db().select({ image: user.image }).from(user)
  return { answer, stored: row?.image ?? null }
}

test.each([
  '',
  'https://evil.example/files/profile-pictures/a.webp',
  '//evil.example/files/profile-pictures/a.webp',
  '/files/company-logos/a.webp',
  '/files/profile-pictures/../company-logos/a.webp',
  'javascript:alert(1)',
])('the picture %j is answered with an error and not stored', async (image) => {
  expect(await save(image)).toEqual({
    answer: { error: 'Wrong uploaded data. Please try again.' },
    stored: null,
  })
})

test.each([STORED, `${ORIGIN}${STORED}`])('a picture of the own storage is stored: %s', async (image) => {
  const { answer, stored } = await save(image)
  expect(answer).toEqual({ user: { ...current?.user, image } })
  expect(stored).toBe(image)
})
