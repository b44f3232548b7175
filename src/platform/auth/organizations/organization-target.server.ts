import { APIError } from 'better-auth/api'
import type { GenericEndpointContext } from 'better-auth'
import { eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { organization, team } from '#/db/schema/index.ts'
import { bodyFields } from '../body-fields.ts'
import type { Asking } from '../person/reauthentication.ts'
import { findMembership, type Membership } from './membership.server.ts'

type Missing = 'ORGANIZATION' | 'MEMBER' | 'INVITATION'

/** The refusal for what is not there or belongs to others: the two look the same, by status and by body. */
export function missing(what: Missing): APIError {
  return new APIError('NOT_FOUND', { code: `${what}_NOT_FOUND`, message: 'Not found' })
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The organisation of a slug; what no row has stands for itself, and is nobody's. */
async function idOfSlug(slug: string): Promise<string> {
  const [found] = await db()
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.slug, slug))
  return found?.id ?? slug
}

async function idOfTeam(teamId: string): Promise<string> {
  const [found] = await db().select({ id: team.organizationId }).from(team).where(eq(team.id, teamId))
  return found?.id ?? teamId
}

/** Calls in which the library hears of a company by its slug; in every other one it ignores the slug. */
const READS_SLUG = new Set([
  ...['/organization/get-organization', '/organization/get-full-organization', '/organization/set-active'],
  ...['/organization/list-members', '/organization/get-active-member-role'],
])

/** The one place of a call where the library looks for a company. */
function placeRead({ path, body, query }: GenericEndpointContext) {
  if (path === '/organization/update-team') return bodyFields(bodyFields(body).data)
  return bodyFields(/^\/organization\/(get|list)-/.test(path) ? query : body)
}

/** The company that the library will act on, which is the active one where it reads no other. */
async function organizationRead(
  context: GenericEndpointContext,
  active: string | undefined,
): Promise<string | undefined> {
  const place = placeRead(context)
  if (context.path === '/organization/list-team-members') {
    const teamId = textOf(place.teamId)
    return teamId ? idOfTeam(teamId) : active
  }
  const slug = READS_SLUG.has(context.path) ? textOf(place.organizationSlug) : undefined
  return slug ? idOfSlug(slug) : (textOf(place.organizationId) ?? active)
}

/** Every company that a call names, read by the library or not: in the body, in its `data` and in the query. */
async function listNamed({ body, query }: GenericEndpointContext): Promise<string[]> {
  const places = [bodyFields(body), bodyFields(bodyFields(body).data), bodyFields(query)]
  const textsOf = (field: string) => places.flatMap((place) => textOf(place[field]) ?? [])
  return [
    ...textsOf('organizationId'),
    ...(await Promise.all(textsOf('organizationSlug').map((slug) => idOfSlug(slug)))),
  ]
}

/**
 * What the caller is in the organisation a call is about: the one it names, else the active one; null when it is about
 * none. Throws the refusal for what is missing when they are not in it, and when the call names any other than the one
 * that the library will act on: what somebody may do in one company says nothing about another. The library would tell
 * foreign ones from missing ones, and take the active one away from whoever asks for a foreign one.
 */
export async function requireOwnOrganization(
  context: GenericEndpointContext,
  { user, session }: Asking,
): Promise<Membership | null> {
  const organizationId = await organizationRead(context, textOf(session.activeOrganizationId))
  const named = await listNamed(context)
  if (named.some((id) => id !== organizationId)) throw missing('ORGANIZATION')
  if (!organizationId) return null
  const membership = await findMembership(user.id, organizationId)
  if (!membership) throw missing('ORGANIZATION')
  return membership
}
