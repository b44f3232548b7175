import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { IndexQuestion } from './cluster-questions.ts'
import type { KeeperReply, KeeperRequest } from './cluster-keeper.worker.ts'

type Answer = Extract<KeeperReply, { answer: unknown }>['answer']
type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

let thread: Worker | null = null
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Whoever waits is told, and the next question begins another thread, which holds nothing yet. */
function forget(error: Error): void {
  thread = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

function openThread(): Worker {
  // The source itself, which Node reads as it is: a built file would not know where its thread lies.
  const program = createRequire(import.meta.url).resolve(
    '#/features/jobs-map/clusters/cluster-keeper.worker.ts',
  )
  const worker = new Worker(program)
  worker.on('message', (reply: KeeperReply) => {
    const asked = waiting.get(reply.requestId)
    waiting.delete(reply.requestId)
    if ('failure' in reply) asked?.reject(new Error(reply.failure))
    else asked?.resolve(reply.answer)
  })
  worker.on('error', forget)
  worker.on('exit', () => {
    if (worker === thread) forget(new Error('The thread that clusters jobs ended'))
  })
  // A server that has nothing else to do may end.
  worker.unref()
  return worker
}

function send(request: (requestId: number) => KeeperRequest, transfer: ArrayBuffer[] = []): Promise<Answer> {
  thread ??= openThread()
  lastId += 1
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  waiting.set(lastId, { resolve, reject })
  thread.postMessage(request(lastId), transfer)
  return promise
}

/** Has the thread cluster encoded pins under a key; the bytes go to it. Rejects when they cannot be read. */
export async function clusterPins(key: string, pins: Uint8Array): Promise<'built' | 'too-many'> {
  const bytes = pins.slice().buffer
  const answer = await send((requestId) => ({ requestId, key, kind: 'build', pins: bytes }), [bytes])
  return answer === 'too-many' ? 'too-many' : 'built'
}

/** Asks about the jobs of a key. Rejects when they are not clustered (any more), and for clusters that are gone. */
export function askThread(key: string, question: IndexQuestion): Promise<Answer> {
  return send((requestId) => ({ requestId, key, kind: 'ask', question }))
}

/** Ends the thread, if there is one. Whoever waits for it is refused. */
export async function closeClusterThread(): Promise<void> {
  const ending = thread
  forget(new Error('The server stops'))
  await ending?.terminate()
}
