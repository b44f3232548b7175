import { configureGlobal } from 'fast-check'
import { vi } from 'vitest'
import { keepModules } from './kept-modules.ts'
import { isLong } from './tries.ts'
import { beginWithinADay } from './within-a-day.ts'

// What chance finds, it finds on every machine alike; new chances are for the long run.
if (!isLong) configureGlobal({ seed: 1 })

// Test files share a process, so that libraries are loaded once for all of them, and those modules of ours that keep
// nothing. Each file begins as the first one did: with the others not loaded yet, the environment as it was given, no
// stubbed global and the real time. None begins shortly before midnight.
const shared = globalThis as { givenEnvironment?: NodeJS.ProcessEnv; givenFetch?: typeof fetch }
const given = (shared.givenEnvironment ??= { ...process.env })
for (const name of Object.keys(process.env)) {
  if (!(name in given)) delete process.env[name]
}
Object.assign(process.env, given)
vi.useRealTimers()
vi.unstubAllGlobals()
// `fake-wire` puts another in its place for as long as its file runs.
if (typeof document === 'undefined') globalThis.fetch = shared.givenFetch ??= globalThis.fetch
await beginWithinADay()
keepModules(() => vi.resetModules())
if (typeof document !== 'undefined') await import('./fresh-page.ts')
