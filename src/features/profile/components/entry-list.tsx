import { useStore } from '@tanstack/react-form'
import { Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormContext } from '#/components/form/form-context.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { toast } from '#/ui/toast.ts'
import { EntryRow } from './entry-row.tsx'

type Identified = { id: string }

/** What a list needs of its form field. */
export type ListField<Entry> = {
  name: string
  state: { value: Entry[] }
  pushValue: (entry: Entry) => void
  insertValue: (index: number, entry: Entry) => unknown
  removeValue: (index: number) => unknown
  moveValue: (from: number, to: number) => void
}

export type EntryListProps<Entry extends Identified> = {
  field: ListField<Entry>
  title: string
  help?: ReactNode
  addLabel: string
  max: number
  /** A new entry; its id is given here. */
  blank: Omit<Entry, 'id'>
  titleOf: (entry: Entry) => string
  detailOf: (entry: Entry) => string
  /** The fields of the entry at an index. */
  children: (index: number) => ReactNode
}

/** The indexes of a list's entries in which something is wrong, once it is time to say so. */
function useWrongEntries(name: string): ReadonlySet<number> {
  const form = useFormContext()
  const wrong = useStore(form.store, (state) => {
    const meta: Record<string, { errors?: unknown[]; isTouched?: boolean } | undefined> = state.fieldMeta
    const isSaid = (touched?: boolean) => touched || state.submissionAttempts > 0
    const fields = Object.keys(meta).filter(
      (path) => meta[path]?.errors?.length && isSaid(meta[path].isTouched),
    )
    const prefix = `${name}[`
    return fields
      .filter((path) => path.startsWith(prefix))
      .map((path) => Number.parseInt(path.slice(prefix.length), 10))
      .join()
  })
  return new Set(wrong === '' ? [] : wrong.split(',').map(Number))
}

/** A repeatable section: calm rows that open in place, move up and down, and can be taken back when removed. */
export function EntryList<Entry extends Identified>(props: EntryListProps<Entry>) {
  const { field, title, titleOf, detailOf } = props
  const t = useTranslations('profile.list')
  const common = useTranslations('common.form')
  const [openId, setOpenId] = useState<string | null>(null)
  const [moved, setMoved] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const wrong = useWrongEntries(field.name)
  const submissionAttempts = useStore(useFormContext().store, (state) => state.submissionAttempts)
  const entries = field.state.value
  const nameOf = (entry: Entry) => titleOf(entry) || t('untitled')

  const add = () => {
    const id = crypto.randomUUID()
    field.pushValue({ ...props.blank, id } as Entry)
    setOpenId(id)
  }
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length) return
    field.moveValue(from, to)
    setMoved(t('moved', { name: nameOf(entry), position: to + 1, total: entries.length }))
  }
  const remove = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    void field.removeValue(index)
    const undo = () => void field.insertValue(Math.min(index, field.state.value.length), entry)
    toast.info(t('removed', { name: nameOf(entry) }), { label: t('undo'), onClick: undo })
    addButton.current?.focus()
  }

  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-16">{title}</h2>
        {entries.length > 0 && (
          <span className="text-13 text-muted">
            {common('usedOfMax', { used: entries.length, max: props.max })}
          </span>
        )}
      </div>
      {props.help && <p className="-mt-2 text-13 text-pretty text-muted">{props.help}</p>}
      {entries.length > 0 && (
        <Card asChild>
          <ol className="divide-y divide-line">
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.id}
                id={`${field.name}-${entry.id}`}
                title={nameOf(entry)}
                detail={detailOf(entry)}
                isOpen={openId === entry.id || (submissionAttempts > 0 && wrong.has(index))}
                isNew={openId === entry.id && titleOf(entry) === ''}
                isWrong={wrong.has(index)}
                onToggle={(isOpen) => setOpenId(isOpen ? entry.id : null)}
                onMoveUp={entries.length > 1 ? () => move(index, index - 1) : undefined}
                onMoveDown={entries.length > 1 ? () => move(index, index + 1) : undefined}
                isFirst={index === 0}
                isLast={index === entries.length - 1}
                onRemove={() => remove(index)}
              >
                {props.children(index)}
              </EntryRow>
            ))}
          </ol>
        </Card>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {entries.length < props.max && (
        <Button ref={addButton} onClick={add} className="justify-self-start">
          <Plus aria-hidden="true" />
          {props.addLabel}
        </Button>
      )}
    </section>
  )
}
