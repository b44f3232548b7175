import type { OrganizationRole } from '#/domain/access/organization-roles.ts'

type OrganizationRow = {
  id: string
  name: string
  logo: string | null
  description: string
  location: string
  video: string | null
  email: string
  phone: string
}

/** A company as anybody may see it. Its address of contact is not part of it: that is shown on a match. */
export type OrganizationView = {
  id: string
  name: string
  logo: string | null
  description: string
  location: string
  video: string | null
}

export function toOrganizationView(row: OrganizationRow): OrganizationView {
  const { id, name, logo, description, location, video } = row
  return { id, name, logo, description, location, video }
}

/** A company as one of its members sees it in their list, with what the form needs to update it. */
export type MyOrganizationView = OrganizationView & {
  email: string
  phone: string
  organizationRole: OrganizationRole
}

export function toMyOrganizationView(
  row: OrganizationRow,
  organizationRole: OrganizationRole,
): MyOrganizationView {
  return { ...toOrganizationView(row), email: row.email, phone: row.phone, organizationRole }
}

/** An open job as the company's page lists it. */
export type OpenJobView = { id: string; title: string; location: string; publishedAt: string | null }

/** A member as their colleagues see them. */
export type TeamMemberView = {
  id: string
  name: string
  email: string
  image: string | null
  organizationRole: OrganizationRole
  joinedAt: string
}
