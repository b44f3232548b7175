import { readdirSync, readFileSync } from 'node:fs'

type Stat = { parent: number; ownTicks: number; childTicks: number }

/** A tick of the system's clock of work is a hundredth of a second. */
const TICK_MS = 10

/** What the system says of a process; null when it has ended. The name of the program may hold blanks. */
function statOf(pid: number): Stat | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const number = (nth: number) => Number(fields[nth])
    return { parent: number(1), ownTicks: number(11) + number(12), childTicks: number(13) + number(14) }
  } catch {
    return null
  }
}

/** The server process that a process of PostgreSQL belongs to. */
export function postmasterOf(backend: number): number {
  const stat = statOf(backend)
  if (!stat) throw new Error('The connection has ended')
  return stat.parent
}

/** How long processors have worked for a server of PostgreSQL, with all its processes, those that ended too. */
export function postgresMs(postmaster: number): number {
  const own = statOf(postmaster)
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === postmaster)
  const ticks = running.reduce((sum, stat) => sum + (stat?.ownTicks ?? 0), 0)
  return ((own?.ownTicks ?? 0) + (own?.childTicks ?? 0) + ticks) * TICK_MS
}
