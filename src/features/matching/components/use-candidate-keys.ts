import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move the choice from row to row, and the focus with it, while the focus is in the list. */
export function useCandidateKeys(
  ids: readonly string[],
  { chosenId, onChoose }: { chosenId: string | null; onChoose: (candidateId: string) => void },
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const focused = document.activeElement?.getAttribute('data-candidate')
    const at = ids.indexOf(focused ?? chosenId ?? '')
    const next = ids[Math.max(0, at + step)]
    if (next === undefined) return
    event.preventDefault()
    const row = event.currentTarget.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(next)}"]`)
    row?.focus()
    onChoose(next)
  }
}
