import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organization, profile, user } from './index.ts'

test.each([
  ['user', user, ['id', 'name', 'email', 'image', 'type']],
  ['profile', profile, ['userId', 'bio', 'profileVideo']],
  [
    'organization',
    organization,
    ['id', 'name', 'email', 'phone', 'description', 'location', 'logo', 'video'],
  ],
])('the table %s has what the specification lists', { tags: ['R130'] }, (_name, table, fields) => {
  expect(Object.keys(getTableColumns<typeof user>(table as typeof user))).toEqual(
    expect.arrayContaining(fields),
  )
})
