import { createAuthMiddleware } from 'better-auth/api'
import { protectDeletion } from './protect-deletion.ts'
import { protectEmail } from './protect-email.ts'
import { protectFields } from './protect-fields.ts'
import { protectOrganizations } from './protect-organizations.ts'

/** What every call of the library's endpoints passes first. */
export const beforeCall = createAuthMiddleware(async (context) => {
  await protectFields(context)
  await protectOrganizations(context)
  await protectEmail(context)
  await protectDeletion(context)
})
