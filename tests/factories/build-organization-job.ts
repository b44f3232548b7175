import type { OrganizationJobView } from '#/features/jobs/organization-jobs.view.ts'

/** An open job of one's own company at which nobody waits. */
export function buildOrganizationJob(changes: Partial<OrganizationJobView> = {}): OrganizationJobView {
  return {
    id: 'job-1',
    title: 'Civil Engineer',
    status: 'Published',
    location: 'Bristol',
    countries: [],
    daysLeft: 21,
    replyPledgeDays: 14,
    updatedAt: '2026-11-20T08:00:00.000Z',
    views: 0,
    likesNew: 0,
    likesOpen: 0,
    likesTotal: 0,
    matches: 0,
    oldestUnanswered: null,
    isRestorable: changes.status === 'Archived',
    isTakenDown: false,
    ...changes,
  }
}
