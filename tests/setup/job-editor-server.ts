import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import { letSavesSucceed, resetEditorServer } from '#tests/fakes/fake-job-editor.ts'
import { resetStatusServer } from '#tests/fakes/fake-job-status.ts'

// Import this before anything that calls the server; the replacements hold for whatever is imported after it.
vi.mock('#/features/jobs/job-editor.functions.ts', () => import('#tests/fakes/fake-job-editor.ts'))
vi.mock('#/features/jobs/job-status.functions.ts', () => import('#tests/fakes/fake-job-status.ts'))
vi.mock(
  '#/features/jobs/organization-jobs.functions.ts',
  () => import('#tests/fakes/fake-organization-jobs.ts'),
)
vi.mock('#/features/jobs/published-jobs.functions.ts', () => import('#tests/fakes/fake-published-jobs.ts'))
vi.mock('#/features/jobs/job-detail.functions.ts', () => import('#tests/fakes/fake-job-detail.ts'))
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))
vi.mock('#/platform/suggestions/suggestions.functions.ts', () => import('#tests/fakes/fake-suggestions.ts'))

beforeAll(loadMarkdown)
beforeEach(() => {
  localStorage.clear()
  resetEditorServer()
  resetStatusServer()
  // The day on which `buildJobEdit` could be published.
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  letSavesSucceed()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
