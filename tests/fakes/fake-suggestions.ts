import { vi } from 'vitest'

type Suggest = (call: {
  data: { kind: 'skill' | 'title'; typed: string }
  signal?: AbortSignal
}) => Promise<string[]>

/** Nothing is suggested unless a test says what. */
export const suggestWords = vi.fn<Suggest>(() => Promise.resolve([]))
