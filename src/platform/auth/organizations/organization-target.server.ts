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

/** What a call names, wherever this library lets it: in the body, in its `data`, or in the query. */
async function namedOrganization({ path, body, query }: GenericEndpointContext): Promise<string | undefined> {
  const places = [bodyFields(body), bodyFields(bodyFields(body).data), bodyFields(query)]
  const named = (field: string) => places.map((place) => textOf(place[field])).find(Boolean)
  const slug = named('organizationSlug')
  if (slug) return idOfSlug(slug)
  const teamId = path === '/organization/list-team-members' ? named('teamId') : undefined
  return teamId ? idOfTeam(teamId) : named('organizationId')
}

/**
 * What the caller is in the organisation a call is about: the one it names, else the active one; null when it is about
 * none. Throws the refusal for what is missing when they are not in it. The library would tell foreign ones from missing
 * ones, and take the active one away from whoever asks for a foreign one.
 */
export async function requireOwnOrganization(
  context: GenericEndpointContext,
  { user, session }: Asking,
): Promise<Membership | null> {
  const organizationId = (await namedOrganization(context)) ?? textOf(session.activeOrganizationId)
  if (!organizationId) return null
  const membership = await findMembership(user.id, organizationId)
  if (!membership) throw missing('ORGANIZATION')
  return membership
}
