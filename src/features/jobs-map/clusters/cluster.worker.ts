import { openClusterDesk } from './cluster-desk.ts'
import type { ClusterReply, ClusterRequest } from './cluster-messages.ts'

/** The worker's own side of its channel, of which the page's types know nothing. */
type WorkerSide = {
  addEventListener: (type: 'message', listen: (event: MessageEvent<ClusterRequest>) => void) => void
  postMessage: (reply: ClusterReply, options: { transfer: Transferable[] }) => void
}

const page = globalThis as unknown as WorkerSide
const ask = openClusterDesk((address, init) => fetch(address, init))
const send = (reply: ClusterReply) => page.postMessage(reply, { transfer: [] })

page.addEventListener('message', ({ data: { requestId, question } }) => {
  ask(question).then(
    (answer) => send({ requestId, answer }),
    (error: unknown) => send({ requestId, failure: String(error) }),
  )
})
