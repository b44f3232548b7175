import { parentPort } from 'node:worker_threads'
import { decodePins } from '../pins/decode-pins.ts'
import { answerQuestion, type IndexAnswer } from './answer-question.ts'
import { buildClusterIndex, type ClusterIndex } from './cluster-index.ts'
import type { IndexQuestion } from './cluster-questions.ts'

/** What the server asks a thread: first to cluster the pins of a search, and then about them. */
export type KeeperRequest = { kind: 'build'; pins: ArrayBuffer } | { kind: 'ask'; question: IndexQuestion }
export type KeeperReply = { answer: IndexAnswer | 'built' | 'too-many' } | { failure: string }

let index: ClusterIndex | null = null

function answer(request: KeeperRequest): IndexAnswer | 'built' | 'too-many' {
  if (request.kind === 'build') {
    const pins = decodePins(request.pins)
    if (pins.mode === 'too-many') return 'too-many'
    index = buildClusterIndex(pins)
    return 'built'
  }
  if (!index) throw new Error('These jobs are not clustered')
  return answerQuestion(index, request.question)
}

const reply = (message: KeeperReply) => parentPort?.postMessage(message, [])

parentPort?.on('message', (request: KeeperRequest) => {
  try {
    reply({ answer: answer(request) })
  } catch (error) {
    reply({ failure: String(error) })
  }
})
