import { expect, test } from 'vitest'
import { organizationSlug } from './organization-slug.ts'

test.each([
  ['Été & Fils', /^ete-fils-[0-9a-f]{6}$/],
  ['  --  ', /^[0-9a-f]{6}$/],
  ['東京', /^[0-9a-f]{6}$/],
  ['a'.repeat(200), /^a{40}-[0-9a-f]{6}$/],
])('the slug of %s is in plain letters', (name, slug) => {
  expect(organizationSlug(name)).toMatch(slug)
})

test('two companies of one name get two slugs', () => {
  expect(organizationSlug('Orrery')).not.toBe(organizationSlug('Orrery'))
})
