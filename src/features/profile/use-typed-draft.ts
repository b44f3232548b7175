import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

export type TypedDraftOptions<Values extends object> = {
  /** Unique to the person and the form. */
  key: string
  typed: Values
  /** Everything typed is right and on the server, so nothing need be kept here. */
  isKept: boolean
  restore: (draft: Partial<Values>) => void
}

function readDraft(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing for pages still lets people fill in forms.
  }
}

/** Keeps what cannot be saved yet in this tab, so that leaving the page or losing the network loses nothing typed. */
export function useTypedDraft<Values extends object>(options: TypedDraftOptions<Values>): void {
  const { key, typed, isKept } = options
  const restoredKey = useRef<string | null>(null)
  const restore = useEffectEvent((draft: object) => options.restore(draft))
  useEffect(() => {
    const draft = readDraft(key)
    if (draft) restore(draft)
    restoredKey.current = key
  }, [key])
  // In the commit itself: passive effects may come after the page is gone.
  useLayoutEffect(() => {
    if (restoredKey.current === key) writeDraft(key, isKept ? null : JSON.stringify(typed))
  }, [key, typed, isKept])
}
