import type { TablePage } from './table-page.ts'

/** Somebody who owns a company. */
export type Owner = { id: string; name: string; email: string }

/** A company as it stands in the admin's list. `foundedAt` is an ISO moment. */
export type OrganizationRow = {
  id: string
  name: string
  logo: string | null
  /** Never shown to others; what its address was made of. */
  slug: string
  owners: Owner[]
  members: number
  jobs: JobCounts
  isSuspended: boolean
  suspensionReason: string | null
  foundedAt: string
}

export type JobCounts = { published: number; all: number }

export type OrganizationsPage = TablePage<OrganizationRow>

export type StoredOrganizationRow = Pick<
  OrganizationRow,
  'id' | 'name' | 'logo' | 'slug' | 'isSuspended' | 'suspensionReason'
> & { foundedAt: Date }

/** What is known of a company beside its own row. */
export type OrganizationFacts = { owners: Owner[]; members: number; jobs: JobCounts }

/** Names every field that leaves the server. */
export function toOrganizationRow(
  row: StoredOrganizationRow,
  { owners, members, jobs }: OrganizationFacts,
): OrganizationRow {
  const { id, name, logo, slug, isSuspended, suspensionReason, foundedAt } = row
  return {
    ...{ id, name, logo, slug, members, isSuspended, suspensionReason },
    owners: owners.map((owner) => ({ id: owner.id, name: owner.name, email: owner.email })),
    jobs: { published: jobs.published, all: jobs.all },
    foundedAt: foundedAt.toISOString(),
  }
}
