import { useState } from 'react'
import { Button } from '#/ui/button.tsx'

/** A list that begins with its first `atFirst` entries, and the button that shows them all; none when all are shown. */
export function useShowAll<Entry>(
  entries: readonly Entry[],
  { atFirst, all, fewer }: { atFirst: number; all: string; fewer: string },
) {
  const [isWhole, setIsWhole] = useState(false)
  const button = entries.length > atFirst && (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
      className="-mr-3 text-sky-ink"
    >
      {isWhole ? fewer : all}
    </Button>
  )
  return { shown: isWhole ? entries : entries.slice(0, atFirst), button }
}
