import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'

export type AddEntryProps = {
  id: string
  label: string
  /** What this list is for, while it holds nothing. */
  empty: string | null
  onAdd: () => void
  renderAdd?: (id: string) => ReactNode
}

/** The way to one more entry; in an empty list it stands below what belongs there and why. */
export function AddEntry({ id, label, empty, onAdd, renderAdd }: AddEntryProps) {
  const add = renderAdd ? (
    renderAdd(id)
  ) : (
    <Button id={id} onClick={onAdd} className="justify-self-start">
      <Plus aria-hidden="true" />
      {label}
    </Button>
  )
  return (
    <div
      className={cn(
        'grid grid-cols-1 gap-3.5',
        empty !== null && 'rounded-card border border-dashed border-line-2 px-4 py-4',
      )}
    >
      {empty !== null && <p className="max-w-[60ch] text-14 text-pretty text-ink-2">{empty}</p>}
      {add}
    </div>
  )
}
