import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import type { AnswerRecord } from '#/domain/job/answer-record.ts'
import type { JobDuration, JobType, ReplyPledgeDays, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'

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
  isSuspended: boolean
}

export function toMyOrganizationView(
  row: OrganizationRow & { suspendedAt: Date | null },
  organizationRole: OrganizationRole,
): MyOrganizationView {
  const { email, phone, suspendedAt } = row
  return { ...toOrganizationView(row), email, phone, organizationRole, isSuspended: suspendedAt !== null }
}

/** An open job as the company's page lists it. `publishedAt` is an ISO moment. */
export type OpenJobView = Pay & {
  id: string
  title: string
  location: string
  countries: string[]
  workLocation: WorkLocation | null
  jobType: JobType | null
  jobDuration: JobDuration | null
  replyPledgeDays: ReplyPledgeDays | null
  publishedAt: string | null
}

type Pay = {
  minSalary: number | null
  maxSalary: number | null
  currency: Currency | null
  salaryPeriod: SalaryPeriod | null
}

/** Names every field that leaves the server. */
export function toOpenJobView(
  row: Omit<OpenJobView, 'publishedAt'> & { publishedAt: Date | null },
): OpenJobView {
  return {
    id: row.id,
    title: row.title,
    location: row.location,
    countries: row.countries,
    workLocation: row.workLocation,
    jobType: row.jobType,
    jobDuration: row.jobDuration,
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    currency: row.currency,
    salaryPeriod: row.salaryPeriod,
    replyPledgeDays: row.replyPledgeDays,
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }
}

/** What a member of the company is in it; `isActive`: it is the company they act for now. */
export type OrganizationViewer = { organizationRole: OrganizationRole; isActive: boolean }

/** A company's public page. */
export type OrganizationPage = {
  organization: OrganizationView
  /** The newest ones. */
  openJobs: OpenJobView[]
  openJobCount: number
  answers: AnswerRecord & { since: string }
  /** What an admin wrote when suspending it; null while it is not. */
  suspensionReason: string | null
  /** For admins, who can restore it: the moment since when it is suspended. */
  suspendedSince: string | null
  /** Null for everybody who is not one of its members. */
  viewer: OrganizationViewer | null
}
