import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { IndexQuestion } from './cluster-questions.ts'
import type { KeeperReply, KeeperRequest } from './cluster-keeper.worker.ts'

type Answer = Extract<KeeperReply, { answer: unknown }>['answer']
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** A thread that clusters the jobs of one search and then answers about them. */
type Keeper = {
  send: (request: KeeperRequest, transfer?: ArrayBuffer[]) => Promise<Answer>
  /** Ends the thread once nobody waits for it any more. */
  retire: () => void
}

const threads = new Set<Worker>()

function openThread(): Worker {
  // The source itself, which Node reads as it is: a built file would not know where its thread lies.
  const program = createRequire(import.meta.url).resolve(
    '#/features/jobs-map/clusters/cluster-keeper.worker.ts',
  )
  const worker = new Worker(program)
  threads.add(worker)
  worker.on('exit', () => threads.delete(worker))
  // A server that has nothing else to do may end.
  worker.unref()
  return worker
}

function openKeeper(): Keeper {
  const worker = openThread()
  /** A thread answers in the order in which it is asked. */
  const waiting: Waiting[] = []
  let isRetired = false
  let gone: Error | null = null
  const leave = (error: Error) => {
    gone ??= error
    for (const { reject } of waiting.splice(0)) reject(gone)
  }
  worker.on('message', (reply: KeeperReply) => {
    const asked = waiting.shift()
    if ('failure' in reply) asked?.reject(new Error(reply.failure))
    else asked?.resolve(reply.answer)
    if (isRetired && waiting.length === 0) void worker.terminate()
  })
  worker.on('error', leave)
  worker.on('exit', () => leave(new Error('The thread that clusters jobs ended')))
  return {
    send: (request, transfer = []) => {
      if (gone) return Promise.reject(gone)
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      waiting.push({ resolve, reject })
      worker.postMessage(request, transfer)
      return promise
    },
    retire: () => {
      isRetired = true
      if (waiting.length === 0) void worker.terminate()
    },
  }
}

/** A million jobs take half a gigabyte once they are clustered: more than a few searches are not held. */
const KEPT_MAX = 3
const keepers = new LRUCache<string, Keeper>({ max: KEPT_MAX, dispose: (keeper) => keeper.retire() })

/**
 * Has a new thread cluster encoded pins; what was clustered under the key answers until that is done, and is then
 * forgotten. Rejects when the pins cannot be read.
 */
export async function clusterPins(key: string, pins: Uint8Array): Promise<'built' | 'too-many'> {
  const keeper = openKeeper()
  const bytes = pins.slice().buffer
  const outcome = await keeper.send({ kind: 'build', pins: bytes }, [bytes]).catch((error: unknown) => {
    keeper.retire()
    throw error
  })
  if (outcome === 'too-many') keeper.retire()
  else keepers.set(key, keeper)
  return outcome === 'too-many' ? 'too-many' : 'built'
}

/** Asks about the jobs of a key. Rejects when they are not clustered (any more), and for clusters that are gone. */
export async function askThread(key: string, question: IndexQuestion): Promise<Answer> {
  const keeper = keepers.get(key)
  if (!keeper) throw new Error('These jobs are not clustered')
  return keeper.send({ kind: 'ask', question })
}

/** Ends every thread. Whoever waits for one is refused. */
export async function closeClusterThreads(): Promise<void> {
  keepers.clear()
  await Promise.all([...threads].map((worker) => worker.terminate()))
}
