import { createAuthMiddleware } from 'better-auth/api'
import { bodyFields } from './body-fields.ts'
import { mailDestination } from './links/mail-destination.ts'
import { claimPicture } from './person/claim-picture.server.ts'
import { judgedNames } from './person/judged-names.ts'
import { protectAddresses } from './person/protect-addresses.ts'
import { protectDeletion } from './person/protect-deletion.ts'
import { protectEmail } from './person/protect-email.ts'
import { protectFields } from './person/protect-fields.ts'
import { protectFromImpersonators } from './session/protect-from-impersonators.ts'
import { refuseSecondAccount } from './session/refuse-second-account.ts'
import { organizationBody, protectOrganizations } from './organizations/protect-organizations.ts'
import { protectRedirects } from './links/protect-redirects.ts'
import { protectListing } from './protect-listing.ts'
import { trimmedEmails } from './trimmed-emails.ts'

/**
 * What every call of the library's endpoints passes first. Whoever writes is asked for in the database: the library
 * would believe the signed cookie, and a session that was ended a moment ago could still delete a company.
 */
export const beforeCall = createAuthMiddleware(async (context) => {
  await protectRedirects(context)
  await protectListing(context)
  await refuseSecondAccount(context)
  await protectFromImpersonators(context)
  await protectFields(context)
  await protectAddresses(context)
  await protectOrganizations(context)
  await protectEmail(context)
  await protectDeletion(context)
  const picture = await claimPicture(context)
  const names = await judgedNames(context)
  const isWrite = context.request?.method === 'POST'
  const body = bodyFields(context.body)
  const destination = mailDestination(context.path) ?? organizationBody(context.path)
  const fixed = { ...destination, ...picture, ...names, ...trimmedEmails(body) }
  const isFixed = Object.keys(fixed).length > 0
  return {
    context: {
      query: isWrite ? { ...context.query, disableCookieCache: true } : context.query,
      body: isFixed ? { ...body, ...fixed } : context.body,
    },
  }
})
