import { vi } from 'vitest'

type Work = () => Promise<unknown>

// Some answers are held back for half a second, so that time tells nothing. Here only what is answered counts; the file
// that tests the time mocks this module itself.
vi.mock('#/platform/auth/limits/not-before.ts', () => ({ notBefore: (_ms: number, work: Work) => work() }))
