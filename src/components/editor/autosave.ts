import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'

/**
 * Where saving stands. 'failed' is tried again by itself, 'refused' is not: somebody has to change something first.
 * `savedAtMs` is when the last save was acknowledged, 0 before the first.
 */
export type SaveState = {
  status: 'clean' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused'
  savedAtMs: number
}

export const CLEAN_SAVE_STATE: SaveState = { status: 'clean', savedAtMs: 0 }

const DELAY_MS = 900
const RETRY_MS = [2_000, 5_000, 15_000, 30_000]

export type Save<Value> = (value: Value) => Promise<unknown>

export type AutosaveOptions<Value> = {
  /** What is saved already: giving it again saves nothing. */
  saved: Value
  onState: (state: SaveState) => void
}

/** Saves the newest value after a pause, one request at a time, and tries again when a request is lost. */
export type Autosave<Value> = {
  /** The newest value and how to save it; saving must be harmless when repeated. */
  offer: (value: Value, save: Save<Value>) => void
  /** Saves now what waits. Answers whether everything offered is saved. */
  flush: () => Promise<boolean>
  /** The same, but leaves alone what was refused as it stands. */
  flushNew: () => Promise<boolean>
  /** The form is gone: saves once more what waits and never tries again. A later offer takes that back. */
  leave: () => void
  /** Nothing may be sent for now, on no occasion: not on leaving either. The next offer ends that. */
  hold: () => void
}

/** What was offered, saved and refused last. */
function createLedger<Value>(saved: Value) {
  let newest = saved
  let newestText = JSON.stringify(saved)
  let savedText = newestText
  let refusedText: string | null = null
  return {
    /** Answers whether it is another value than before. */
    offer(value: Value): boolean {
      const text = JSON.stringify(value)
      const isNews = text !== newestText
      newest = value
      newestText = text
      return isNews
    },
    newest: () => newest,
    isPending: () => newestText !== savedText,
    isRefused: () => newestText === refusedText,
    settle(sent: Value): void {
      savedText = JSON.stringify(sent)
      refusedText = null
    },
    refuse: (sent: Value) => void (refusedText = JSON.stringify(sent)),
    forgive: () => void (refusedText = null),
  }
}

/** One pause at a time, and what is done after it. */
function createPause(done: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Answers whether somebody was waiting. */
  function stop(): boolean {
    const wasWaiting = timer !== undefined
    clearTimeout(timer)
    timer = undefined
    return wasWaiting
  }
  function begin(delayMs: number): void {
    stop()
    timer = setTimeout(done, delayMs)
  }
  return { begin, stop }
}

export function createAutosave<Value>({ saved, onState }: AutosaveOptions<Value>): Autosave<Value> {
  const ledger = createLedger(saved)
  const pause = createPause(() => void flushNew())
  let saveValue: Save<Value> | undefined
  let running: Promise<boolean> | null = null
  let failures = 0
  let savedAtMs = 0
  let isLeft = false
  let isHeld = false
  const tell = (status: SaveState['status']) => onState({ status, savedAtMs })
  const mayGoOn = () => ledger.isPending() && !isHeld

  /** Answers whether there is something else to try at once. */
  function fail(sent: Value, error: unknown): boolean {
    const isPassing = isWorthRetrying(error)
    if (isPassing) ledger.forgive()
    else ledger.refuse(sent)
    // Something else was typed meanwhile, which nobody has refused yet.
    if (!isPassing && !ledger.isRefused()) return true
    if (isPassing && !isLeft && !isHeld) {
      pause.begin(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? DELAY_MS)
    }
    failures += 1
    tell(isPassing ? 'failed' : 'refused')
    return false
  }

  async function saveNewest(): Promise<boolean> {
    while (mayGoOn()) {
      const sent = ledger.newest()
      tell('saving')
      try {
        await saveValue?.(sent)
        failures = 0
        ledger.settle(sent)
        savedAtMs = Date.now()
      } catch (error) {
        if (!fail(sent, error)) return false
      }
    }
    tell('saved')
    return !ledger.isPending()
  }

  function flush(): Promise<boolean> {
    pause.stop()
    if (!running && !mayGoOn()) return Promise.resolve(!ledger.isPending())
    running ??= saveNewest().finally(() => {
      running = null
    })
    return running
  }

  function flushNew(): Promise<boolean> {
    return ledger.isRefused() ? Promise.resolve(false) : flush()
  }

  return {
    offer(value, save) {
      const wasAway = isLeft || isHeld
      isLeft = false
      isHeld = false
      const isNews = ledger.offer(value)
      saveValue = save
      // The same once more must not cut short the wait for the next try.
      if (running || (!isNews && !wasAway)) return
      if (ledger.isPending() && !ledger.isRefused()) {
        pause.begin(DELAY_MS)
        tell('waiting')
      } else if (pause.stop()) {
        tell(ledger.isRefused() ? 'refused' : savedAtMs ? 'saved' : 'clean')
      }
    },
    flush,
    flushNew,
    leave() {
      isLeft = true
      void flushNew()
    },
    hold() {
      isHeld = true
      // It was refused in a state that ends now.
      ledger.forgive()
      pause.stop()
    },
  }
}
