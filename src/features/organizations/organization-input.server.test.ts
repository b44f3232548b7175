import { expect, test } from 'vitest'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { FOREIGN_LOGOS, FOREIGN_VIDEOS } from '#tests/factories/upload-payloads.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import { foundOrganization } from './found-organization.server.ts'
import { newOrganizationInput, organizationUpdateInput } from './organization-input.server.ts'
import { updateActiveOrganization } from './update-organization.server.ts'

await useDefaultLogo()
await useTestAuth()

const FIELDS = {
  name: 'Waterlijn',
  email: 'team@example.com',
  phone: '+31 20 123 4567',
  description: 'Drainage for low-lying towns.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
  video: null as string | null,
}
const MEDIA = [...FOREIGN_LOGOS.map((logo) => ({ logo })), ...FOREIGN_VIDEOS.map((video) => ({ video }))]

/** What each door of the product's own says to fields it is sent. */
async function buildDoors() {
  const actor = await buildMember(await buildUser({ type: 'Employer' }), await buildOrganization())
  return {
    create: async (fields: typeof FIELDS) =>
      foundOrganization(actor, newOrganizationInput(fields), new Headers()),
    update: async (fields: typeof FIELDS) => updateActiveOrganization(actor, organizationUpdateInput(fields)),
  }
}

test.each(['create', 'update'] as const)(
  'no address but that of a stored file of the right folder comes in by %s',
  { tags: ['R159', 'R160'] },
  async (door) => {
    const doors = await buildDoors()
    const answers = MEDIA.map((media) =>
      doors[door]({ ...FIELDS, ...media }).then(
        () => 'let in',
        (error: { message: string }) => error.message,
      ),
    )
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['organization.invalid.upload']))
  },
)

test.each([
  [{ name: 'A' }, 'organization.invalid.name'],
  [{ email: 'jobs@' }, 'organization.invalid.email'],
  [{ phone: '012345678' }, 'organization.invalid.phone'],
  [{ description: 'Too short' }, 'organization.invalid.description'],
  [{ location: ' ' }, 'organization.invalid.location'],
  [{ logo: '' }, 'organization.invalid.logo'],
])(
  'both doors refuse %j by its own message, beside its field',
  { tags: ['R153', 'R154', 'R155', 'R156', 'R157', 'R158', 'R162'] },
  (changes, message) => {
    const refused = { code: 'INVALID', field: Object.keys(changes)[0], message }
    for (const read of [newOrganizationInput, organizationUpdateInput]) {
      expect(() => read({ ...FIELDS, ...changes })).toThrow(expect.objectContaining(refused) as Error)
    }
  },
)

test('a name from before a rule stays, and keeps nothing else from being saved; another must follow the rule', async () => {
  const company = await buildOrganization({ name: 'evil.example/x' })
  const actor = await buildMember(await buildUser({ type: 'Employer' }), company)
  const known = { name: 'evil.example/x', location: 'Bristol' }
  const update = async (fields: object) =>
    updateActiveOrganization(actor, organizationUpdateInput({ ...FIELDS, ...fields, known }))
  expect(await update({ name: known.name })).toMatchObject({ name: known.name, location: 'Rotterdam' })
  await expect(update({ name: 'evil.example/y' })).rejects.toThrow('organization.invalid.namePlain')
  await expect(update({ name: known.name, email: 'jobs@' })).rejects.toThrow('organization.invalid.email')
})

test.each([undefined, null, 'Waterlijn', 7, []])('%j is no form', (sent) => {
  expect(() => newOrganizationInput(sent as never)).toThrow()
  expect(() => organizationUpdateInput(sent as never)).toThrow()
})

test.each([undefined, null, 'Waterlijn', 7, []])(
  'both doors refuse %j, which is no form, as one without fields',
  (sent) => {
    for (const door of [newOrganizationInput, organizationUpdateInput])
      expect(() => door(sent as never)).toThrow('organization.invalid.name')
  },
)
