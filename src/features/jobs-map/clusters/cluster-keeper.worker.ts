import { parentPort } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { decodePins } from '../pins/decode-pins.ts'
import { answerQuestion, type IndexAnswer } from './answer-question.ts'
import { buildClusterIndex, type ClusterIndex } from './cluster-index.ts'
import type { IndexQuestion } from './cluster-questions.ts'

/** What the server asks its thread: to cluster the pins of a search, or about one that was clustered. */
export type KeeperRequest = { requestId: number; key: string } & (
  | { kind: 'build'; pins: ArrayBuffer }
  | { kind: 'ask'; question: IndexQuestion }
)
export type KeeperReply = { requestId: number } & (
  | { answer: IndexAnswer | 'built' | 'too-many' }
  | { failure: string }
)

/** A million jobs take half a gigabyte once they are clustered: more than a few searches are not held. */
const KEPT_MAX = 3
const kept = new LRUCache<string, ClusterIndex>({ max: KEPT_MAX })

function answer(request: KeeperRequest): IndexAnswer | 'built' | 'too-many' {
  if (request.kind === 'build') {
    const pins = decodePins(request.pins)
    if (pins.mode === 'too-many') return 'too-many'
    kept.set(request.key, buildClusterIndex(pins))
    return 'built'
  }
  const index = kept.get(request.key)
  if (!index) throw new Error('These jobs are not clustered')
  return answerQuestion(index, request.question)
}

const reply = (message: KeeperReply) => parentPort?.postMessage(message, [])

parentPort?.on('message', (request: KeeperRequest) => {
  const { requestId } = request
  try {
    reply({ requestId, answer: answer(request) })
  } catch (error) {
    reply({ requestId, failure: String(error) })
  }
})
