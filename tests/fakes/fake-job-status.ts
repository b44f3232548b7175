import { vi } from 'vitest'

type Move = (call: { data: { id: string; reason?: string; visitKey?: string } }) => Promise<{ id: string }>

const same: Move = ({ data }) => Promise.resolve({ id: data.id })
const copy: Move = ({ data }) => Promise.resolve({ id: `copy-of-${data.id}` })

/** The moves of a job, each of which succeeds unless a test says otherwise. */
export const publishJob = vi.fn<Move>(same)
export const unpublishJob = vi.fn<Move>(same)
export const archiveJob = vi.fn<Move>(same)
export const restoreJob = vi.fn<Move>(same)
export const deleteJob = vi.fn<Move>(same)
export const repostJob = vi.fn<Move>(copy)

/** Forgets what was asked, before each test. */
export function resetStatusServer(): void {
  for (const move of [publishJob, unpublishJob, archiveJob, restoreJob, deleteJob]) {
    move.mockReset().mockImplementation(same)
  }
  repostJob.mockReset().mockImplementation(copy)
}
