import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'

// A trace of the browser tells every task of the page's thread, and a thousand times a second which functions run in it.
// A moment is ours when a function of ours, or of React for us, is anywhere among them: what the map's library does
// because we asked counts as ours, what it draws by itself does not. The maps of the build tell whose a function is.

const LIBRARY = /node_modules\/(maplibre-gl|@maplibre)\//
/** What the browser does for the page's own elements. */
const RENDERING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize'])
const ASSETS = join(import.meta.dirname, '../../dist/client/assets')

export const TRACE_CATEGORIES = [
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'toplevel',
]

type Frame = { url?: string; lineNumber?: number; columnNumber?: number }
type Node = { id: number; parent?: number; callFrame: Frame }
type Chunk = {
  cpuProfile?: { nodes?: Node[]; samples?: number[] }
  timeDeltas?: number[]
  startTime?: number
}
type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  id?: string
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string; data?: Chunk }
}

/**
 * One task of the page's thread, in milliseconds: all of it, and of that our scripts, style and layout and paint, and the
 * map's library; `processorMs` is how long a processor worked at it, which waiting for one or for the drawing is not.
 */
export type PageTask = {
  allMs: number
  processorMs: number
  scriptsMs: number
  renderingMs: number
  libraryMs: number
}

type Owner = 'ours' | 'library' | 'nobody'

const maps = new Map<string, SourceMap | null>()

function mapOf(url: string): SourceMap | null {
  const file = join(ASSETS, `${basename(new URL(url).pathname)}.map`)
  const known = maps.get(file)
  if (known !== undefined) return known
  const read = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
  maps.set(file, read)
  return read
}

function ownerOf({ url, lineNumber = 0, columnNumber = 0 }: Frame): Owner {
  if (!url?.includes('/assets/')) return 'nobody'
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber)
  return entry && 'originalSource' in entry && LIBRARY.test(entry.originalSource) ? 'library' : 'ours'
}

/** Whose a whole stack is, by the node of its innermost function. */
function readOwners(chunks: readonly Chunk[]): Map<number, Owner> {
  const owners = new Map<number, Owner>()
  for (const { id, parent, callFrame } of chunks.flatMap(({ cpuProfile }) => cpuProfile?.nodes ?? [])) {
    const above = owners.get(parent ?? -1) ?? 'nobody'
    const own = ownerOf(callFrame)
    owners.set(id, above === 'ours' || own === 'nobody' ? above : own)
  }
  return owners
}

type Moment = { ts: number; dur: number; owner: Owner }

/** What ran when: each look at the stack counts until the next one. */
function readMoments(events: readonly Event[], begin: Event | undefined): Moment[] {
  const chunks = events.flatMap((event) =>
    event.name === 'ProfileChunk' && event.pid === begin?.pid && event.id === begin.id
      ? (event.args.data ?? [])
      : [],
  )
  const owners = readOwners(chunks)
  let ts = begin?.args.data?.startTime ?? 0
  const moments: Moment[] = []
  for (const { cpuProfile, timeDeltas = [] } of chunks) {
    for (const [nth, node] of (cpuProfile?.samples ?? []).entries()) {
      ts += timeDeltas[nth] ?? 0
      const last = moments.at(-1)
      if (last) last.dur = ts - last.ts
      moments.push({ ts, dur: 0, owner: owners.get(node) ?? 'nobody' })
    }
  }
  return moments
}

const within = (task: Event, events: readonly { ts: number; dur?: number }[]) =>
  events.reduce((sum, { ts, dur = 0 }) => {
    const end = Math.min(ts + dur, task.ts + (task.dur ?? 0))
    return sum + Math.max(0, end - Math.max(ts, task.ts)) / 1_000
  }, 0)

/** The tasks of the page's main thread that took a millisecond or more. */
export function readPageTasks(trace: Buffer): PageTask[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: Event[] }
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }: Event) =>
    events.filter(
      (event) =>
        event.pid === pid && event.tid === tid && event.name === 'RunTask' && (event.dur ?? 0) >= 1_000,
    )
  const [main] = threads.toSorted((a, b) => tasksOf(b).length - tasksOf(a).length)
  if (!main) return []
  const begin = events.find(
    ({ name, pid, tid }) => name === 'Profile' && pid === main.pid && tid === main.tid,
  )
  const moments = readMoments(events, begin)
  const rendering = events.filter(
    ({ pid, tid, name }) => pid === main.pid && tid === main.tid && RENDERING.has(name),
  )
  const of = (owner: Owner) => moments.filter((moment) => moment.owner === owner)
  const [ours, library] = [of('ours'), of('library')]
  // The task in which the recording begins is the recorder's.
  const tasks = tasksOf(main).filter(({ ts }) => ts > (begin?.args.data?.startTime ?? 0))
  return tasks.map((task) => ({
    allMs: (task.dur ?? 0) / 1_000,
    processorMs: (task.tdur ?? task.dur ?? 0) / 1_000,
    scriptsMs: within(task, ours),
    renderingMs: within(task, rendering),
    libraryMs: within(task, library),
  }))
}
