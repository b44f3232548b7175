import pg from 'pg'
import { vi } from 'vitest'

/** What a piece of work sends to PostgreSQL on whatever connection, in its order: the beginnings of the texts. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([asked]: unknown[]) => {
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text
      return text.replaceAll(/\s+/g, ' ').slice(0, 100)
    })
  } finally {
    sent.mockRestore()
  }
}
