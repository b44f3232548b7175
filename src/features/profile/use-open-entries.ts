import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from 'react'

/** Which entries of a step's lists are open to be edited, by their ids. */
export type OpenEntries = {
  ids: ReadonlySet<string>
  open: (...ids: string[]) => void
  close: (id: string) => void
}

export const OpenEntriesContext = createContext<OpenEntries>({
  ids: new Set(),
  open: () => {},
  close: () => {},
})

/** The state behind it. `onChange` is told after entries were opened or closed, when their fields have come or gone. */
export function useOpenEntriesState(onChange: (ids: ReadonlySet<string>) => void): OpenEntries {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(ids), [ids])
  const open = useCallback((...opened: string[]) => setIds((before) => new Set([...before, ...opened])), [])
  const close = useCallback((id: string) => {
    setIds((before) => new Set([...before].filter((kept) => kept !== id)))
  }, [])
  return { ids, open, close }
}

/** Lists ask which of their entries are open; the step opens those in which something is wrong. */
export function useOpenEntries(): OpenEntries {
  return useContext(OpenEntriesContext)
}

/** The entry in which a field lies: of 'work[1].endDate' the second of the list 'work'; null outside of lists. */
export function findEntryOf(field: string, values: object): { id: string } | null {
  const [, list, index] = /^(\w+)\[(\d+)\]/.exec(field) ?? []
  if (list === undefined) return null
  const entries: unknown = new Map<string, unknown>(Object.entries(values)).get(list)
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : null
  return typeof entry === 'object' && entry !== null && 'id' in entry
    ? { ...entry, id: String(entry.id) }
    : null
}
