import { sql } from 'drizzle-orm'

/**
 * Whether nobody in a company has confirmed their address, and nothing of it was ever open to the public: such a company
 * has no page for strangers, and no crawler is told of it. One without people is not meant. Belongs to a query of the
 * table `organization`. Indexes member_organization_user and job_organization_id.
 */
export const IS_UNCONFIRMED = sql<boolean>`(
  coalesce((
    select not bool_or(person.email_verified) from member
    join "user" person on person.id = member.user_id
    where member.organization_id = "organization"."id"
  ), false)
  and not exists (select from job where job.organization_id = "organization"."id" and job.published_at is not null)
)`
