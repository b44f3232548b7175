import { vi } from 'vitest'
import type { z } from 'zod'
import { AppError } from '#/domain/app-error.ts'
import { judgeChanges } from '#/features/profile/judge-changes.ts'
import { withFields } from '#/features/profile/profile-steps.ts'
import { STEP_SCHEMAS, type ProfileStepChange } from '#/features/profile/profile.schema.ts'
import type { EmployerName, MyProfileView } from '#/features/profile/profile.view.ts'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'

/** Niamh, a civil engineer in Bath with every section filled in, as she sees herself. */
export function buildMyProfile(changes: Parameters<typeof buildProfileDocument>[0] = {}): MyProfileView {
  return {
    userId: 'niamh',
    firstName: 'Niamh',
    lastName: 'Adeyemi',
    name: 'Niamh Adeyemi',
    email: 'niamh@example.com',
    image: null,
    profileVideo: null,
    language: 'en',
    document: buildProfileDocument(changes),
    excludedEmployers: [{ id: 'acme', name: 'Acme' }],
  }
}

let stored = buildMyProfile()

type Call = { data: { steps: ProfileStepChange[] } }

const changeOf = ({ data: { steps } }: Call): ProfileStepChange => steps[0] ?? { step: 1, values: {} }

/** Judges and stores the fields of a step, as the server does, and answers the whole profile. */
function store(call: Call): Promise<MyProfileView> {
  const { step, values } = changeOf(call)
  const { document, firstName, lastName } = stored
  const before = { ...document, ...document.preferences, firstName, lastName }
  const { value, issues } = judgeChanges<z.ZodObject>(STEP_SCHEMAS[step], values, before)
  if (issues.length > 0) return Promise.reject(new AppError('INVALID', 'error.invalid'))
  stored = { ...stored, document: withFields(document, step, value) }
  return Promise.resolve(stored)
}

export const saveProfileSteps = vi.fn<typeof store>(store)
export const getMyProfile = (): Promise<MyProfileView> => Promise.resolve(stored)
export const getUserProfile = (): Promise<never> => Promise.reject(new Error('not asked for'))

const EMPLOYERS: EmployerName[] = [
  { id: 'acme', name: 'Acme' },
  { id: 'bakery', name: 'Bath Bakery' },
  { id: 'bank', name: 'Bath Bank' },
]
export const findEmployers = ({ data }: { data: { name: string } }): Promise<EmployerName[]> =>
  Promise.resolve(EMPLOYERS.filter(({ name }) => name.toLowerCase().startsWith(data.name.toLowerCase())))

/** What was sent to be saved, in order: the changed fields alone. */
export const savedFields = (): object[] => saveProfileSteps.mock.calls.map(([call]) => changeOf(call).values)

/** Begins with a profile and forgets what was sent. */
export function resetProfileServer(mine = buildMyProfile()): MyProfileView {
  stored = mine
  saveProfileSteps.mockReset().mockImplementation(store)
  sessionStorage.clear()
  return mine
}
