import { onTestFinished } from 'vitest'

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** One upload that the page began, and what becomes of it. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget()
  readonly body: FormData | null = null
  status = 0
  responseText = ''
  isAborted = false
  #headers: Record<string, string> = {}
  address = ''

  open(method: string, path: string) {
    this.address = `${method} ${path}`
  }
  send(body: FormData) {
    Object.assign(this, { body })
    begun.push(this)
  }
  getResponseHeader(name: string) {
    return this.#headers[name] ?? null
  }
  abort() {
    this.isAborted = true
    this.#end('abort')
  }

  /** The file's name, type and folder as they were sent, in the order in which they were. */
  get sent(): [string, string][] {
    return [...(this.body ?? [])].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} (${value.type})`,
    ])
  }
  progress(loaded: number, total = 100) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
  answer({ status = 200, body, headers = {} }: Answer) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body ?? null)
    this.#headers = headers
    this.#end('load')
  }
  store(url: string) {
    this.answer({ body: { url } })
  }
  /** No answer at all. */
  lose() {
    this.#end('error')
  }
  #end(kind: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(kind))
    this.dispatchEvent(new Event('loadend'))
  }
}

let begun: FakeUpload[] = []

/** Puts a storage behind the page for one test that does what it is told, and gives the uploads it sees; the list grows. */
export function fakeUploads(): FakeUpload[] {
  const real = globalThis.XMLHttpRequest
  begun = []
  globalThis.XMLHttpRequest = FakeUpload as never
  onTestFinished(() => {
    globalThis.XMLHttpRequest = real
  })
  return begun
}
