import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import type { OrganizationFields } from '#/domain/organization/organization-fields.ts'
import { deleteStoredFile } from '#/platform/storage/storage.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { useTestStorage } from '#tests/setup/storage.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'
import { organizationUpdateInput } from './organization-input.server.ts'
import { updateActiveOrganization } from './update-organization.server.ts'

await useTestStorage()
await useTestDatabase()

const FIELDS: OrganizationFields = {
  name: 'Waterlijn',
  email: 'team@example.com',
  phone: '+31 20 123 4567',
  description: 'Drainage for low-lying towns.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
  video: null,
}

async function nameOf(organizationId: string): Promise<string | undefined> {
  const [row] = await db().select().from(organization).where(eq(organization.id, organizationId))
  return row?.name
}

test.each(['owner', 'admin'] as const)(
  'the active company is updated by its %s',
  async (organizationRole) => {
    const id = await buildOrganization()
    const actor = await buildMember(await buildUser({ type: 'Employer' }), id, organizationRole)
    expect(await updateActiveOrganization(actor, FIELDS)).toMatchObject({ name: 'Waterlijn' })
    expect(await nameOf(id)).toBe('Waterlijn')
  },
)

test('a plain member cannot update the company', { tags: ['R175'] }, async () => {
  const id = await buildOrganization()
  const actor = await buildMember(await buildUser({ type: 'Employer' }), id, 'member')
  await expect(updateActiveOrganization(actor, FIELDS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await nameOf(id)).toBe('Tidewall Engineering')
})

test('only the active company is updated, though the actor owns another', { tags: ['R090'] }, async () => {
  const other = await buildOrganization()
  const active = await buildOrganization()
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, other)
  await updateActiveOrganization(await buildMember(actor, active), FIELDS)
  expect([await nameOf(active), await nameOf(other)]).toEqual(['Waterlijn', 'Tidewall Engineering'])
})

test('a form that was opened for another company than the active one changes neither', async () => {
  const [opened, active] = [await buildOrganization(), await buildOrganization()]
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, opened)
  const acting = await buildMember(actor, active)
  const update = updateActiveOrganization(acting, { ...FIELDS, id: opened })
  await expect(update).rejects.toMatchObject({ code: 'CONFLICT', message: 'organization.notConnected' })
  expect([await nameOf(opened), await nameOf(active)]).toEqual([
    'Tidewall Engineering',
    'Tidewall Engineering',
  ])
})

test('somebody who is no longer a member cannot update what is still active in their session', async () => {
  const id = await buildOrganization()
  const stranger = { ...(await buildUser({ type: 'Employer' })), activeOrganizationId: id }
  await expect(updateActiveOrganization(stranger, FIELDS)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

/** An owner, what they found in the form, and their company as it is stored. */
async function buildEditing() {
  const id = await buildOrganization()
  const owner = await buildMember(await buildUser({ type: 'Employer' }), id)
  const rowOf = async () => {
    const [row] = await db().select().from(organization).where(eq(organization.id, id))
    if (!row) throw new Error('The company is gone')
    return row
  }
  const { name, email, phone, description, location, logo, video } = await rowOf()
  const known = { name, email, phone, description, location, logo: logo ?? '', video }
  const save = (changes: Partial<OrganizationFields>, before: Partial<OrganizationFields> = known) =>
    updateActiveOrganization(owner, { ...known, ...changes, id, known: before })
  return { known, save, rowOf }
}

test('two who change different fields at the same moment both keep theirs', { tags: ['R196'] }, async () => {
  const { save, rowOf } = await buildEditing()
  await Promise.all([
    save({ name: 'Tidewall & Daughters' }),
    save({ phone: '+44 7700 900999' }),
    save({ location: 'Bath' }),
  ])
  expect(await rowOf()).toMatchObject({
    name: 'Tidewall & Daughters',
    phone: '+44 7700 900999',
    location: 'Bath',
  })
})

test('of two who change the same field one is told, beside the field, and nothing of theirs is written', async () => {
  const { save, rowOf } = await buildEditing()
  const answers = await Promise.allSettled([
    save({ name: 'First', phone: '+44 7700 900111' }),
    save({ name: 'Second', phone: '+44 7700 900222' }),
  ])
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.map(({ reason }) => reason as unknown)).toMatchObject([
    {
      code: 'CONFLICT',
      issues: [
        { field: 'name', message: 'organization.changedMeanwhile' },
        { field: 'phone', message: 'organization.changedMeanwhile' },
      ],
    },
  ])
  const { name, phone } = await rowOf()
  expect([`First +44 7700 900111`, `Second +44 7700 900222`]).toContain(`${name} ${phone}`)
})

test('whoever saw the other’s change may replace it; writing the same is no conflict', async () => {
  const { save, known, rowOf } = await buildEditing()
  await save({ name: 'First' })
  await save({ name: 'First' })
  await save({ name: 'Second' }, { ...known, name: 'First' })
  expect((await rowOf()).name).toBe('Second')
})

test.each([null, 7, [], { name: 4 }])('%j as what the form knew is refused or nothing', (known) => {
  const read = () => organizationUpdateInput({ ...FIELDS, known } as never)
  expect(read).toThrow()
})

const LOST = { logo: '/files/company-logos/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.webp' }
let stored = { logo: '', video: '' }
beforeAll(async () => {
  stored = {
    logo: await buildUpload('company-logos'),
    video: await buildUpload('company-videos'),
  }
})

test(
  'a logo and a video that are stored are taken, and a video is taken away again',
  { tags: ['R132'] },
  async () => {
    const { known, save, rowOf } = await buildEditing()
    await save(stored)
    expect(await rowOf()).toMatchObject(stored)
    await save({ ...stored, video: null }, { ...known, ...stored })
    expect((await rowOf()).video).toBeNull()
  },
)

test.each([
  ['logo', LOST],
  ['video', { video: '/files/company-videos/3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.mp4' }],
  ['video', { video: '/files/company-videos/none.mp4' }],
] as const)(
  'a %s that nobody uploaded is refused: %j',
  { tags: ['R159', 'R160'] },
  async (field, changes) => {
    const { save, rowOf } = await buildEditing()
    const refused = { code: 'INVALID', field, message: 'organization.invalid.upload' }
    await expect(save({ ...changes, name: 'Changed' })).rejects.toMatchObject(refused)
    expect((await rowOf()).name).toBe('Tidewall Engineering')
  },
)

test('a logo whose file was lost keeps nobody from correcting the rest', async () => {
  const { save, rowOf } = await buildEditing()
  const logo = await buildUpload('company-logos')
  await save({ logo })
  await deleteStoredFile(logo.slice('/files/'.length))
  await save({ logo, phone: '+44 7700 900333' })
  expect((await rowOf()).phone).toBe('+44 7700 900333')
})

test('a logo that is swept while it is being saved is refused, and the company keeps what it shows', async () => {
  const { known, save, rowOf } = await buildEditing()
  const logo = await buildUpload('company-logos', { hoursAgo: 26 })
  const answer = await sweepWhileSaving(logo, () => save({ logo, name: 'Changed' }))
  const reason = { code: 'INVALID', field: 'logo', message: 'organization.invalid.upload' }
  expect(answer).toMatchObject({ status: 'rejected', reason })
  expect(await rowOf()).toMatchObject({ name: known.name, logo: known.logo })
})

test('a logo of the form that somebody else replaced meanwhile is not asked for again', async () => {
  const { known, save, rowOf } = await buildEditing()
  const [swept, logo] = [LOST.logo, await buildUpload('company-logos')]
  await save({ logo })
  await save({ logo: swept, phone: '+44 7700 900444' }, { ...known, logo: swept })
  expect(await rowOf()).toMatchObject({ logo, phone: '+44 7700 900444' })
})
