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
}

export function createAutosave<Value>({ saved, onState }: AutosaveOptions<Value>): Autosave<Value> {
  let savedText = JSON.stringify(saved)
  let newest = saved
  let saveValue: Save<Value> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let failures = 0
  let savedAtMs = 0
  let isLeft = false
  let refusedText: string | null = null
  const tell = (status: SaveState['status']) => onState({ status, savedAtMs })
  const isPending = () => JSON.stringify(newest) !== savedText
  const isRefused = () => JSON.stringify(newest) === refusedText

  function wait(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flushNew(), delayMs)
  }

  async function saveNewest(): Promise<boolean> {
    while (isPending()) {
      const sent = newest
      tell('saving')
      try {
        await saveValue?.(sent)
      } catch (error) {
        const isPassing = isWorthRetrying(error)
        refusedText = isPassing ? null : JSON.stringify(sent)
        // Something else was typed meanwhile, which nobody has refused yet.
        if (!isPassing && !isRefused()) continue
        if (isPassing && !isLeft) wait(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? DELAY_MS)
        failures += 1
        tell(isPassing ? 'failed' : 'refused')
        return false
      }
      failures = 0
      refusedText = null
      savedText = JSON.stringify(sent)
      savedAtMs = Date.now()
    }
    tell('saved')
    return true
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (!running && !isPending()) return Promise.resolve(true)
    running ??= saveNewest().finally(() => {
      running = null
    })
    return running
  }

  function flushNew(): Promise<boolean> {
    return isRefused() ? Promise.resolve(false) : flush()
  }

  return {
    offer(value, save) {
      isLeft = false
      newest = value
      saveValue = save
      if (running || isRefused()) return
      if (isPending()) {
        wait(DELAY_MS)
        tell('waiting')
      } else if (timer) {
        clearTimeout(timer)
        tell(savedAtMs ? 'saved' : 'clean')
      }
    },
    flush,
    flushNew,
    leave() {
      isLeft = true
      void flushNew()
    },
  }
}
