import { expect, test } from 'vitest'
import { canDeleteJob, canEditJob, canPublishJob } from './job-editor.policy.ts'

test.each([
  [{ organizationRole: 'owner' as const }, { edit: true, publish: true, remove: true }],
  [{ organizationRole: 'admin' as const }, { edit: true, publish: true, remove: true }],
  [{ organizationRole: 'member' as const }, { edit: true, publish: false, remove: false }],
  [null, { edit: false, publish: false, remove: false }],
])('%j may %j', (membership, allowed) => {
  expect({
    edit: canEditJob(membership),
    publish: canPublishJob(membership),
    remove: canDeleteJob(membership),
  }).toEqual(allowed)
})
