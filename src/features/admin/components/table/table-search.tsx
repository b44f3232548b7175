import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSettled } from '#/lib/use-settled.ts'
import { Input } from '#/ui/input.tsx'

const SETTLED_MS = 300

export type TableSearchProps = { label: string; words: string; onWords: (words: string) => void }

/** Searches once nobody has typed for a moment; follows the history when one goes back. */
export function TableSearch({ label, words, onWords }: TableSearchProps) {
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  const settled = useSettled(typed, SETTLED_MS)
  if (shown !== words) {
    setShown(words)
    if (typed.trim() !== words) setTyped(words)
  }
  useEffect(() => {
    if (settled === typed && settled.trim() !== words) onWords(settled.trim())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed asks, not what is answered
  }, [settled])
  return (
    <Input
      type="search"
      className="sm:max-w-80"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      start={<Search aria-hidden="true" className="size-4" />}
    />
  )
}
