import { useStore } from '@tanstack/react-form'
import { useId, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormContext } from '#/components/form/form-context.ts'
import { Card } from '#/ui/card.tsx'
import { toast } from '#/ui/toast.ts'
import { BLANK_ENTRIES, isBlankEntry } from '../blank-entries.ts'
import { focusSoon } from '#/components/form/focus-soon.ts'
import { useEntryTitle } from '../use-entry-title.ts'
import { useOpenEntries } from '../use-open-entries.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryRow } from './entry-row.tsx'

type Identified = { id: string }
type ListName = keyof typeof BLANK_ENTRIES

export type ListField<Entry> = {
  name: ListName
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
  /** Shown while there is no entry: what to write here, and why. */
  empty: string
  addLabel: string
  max: number
  detailOf: (entry: Entry) => string
  /** Instead of the button: a field in which new entries are named. Its control takes the id. */
  renderAdd?: (id: string) => ReactNode
  /** The fields of the entry at an index. */
  children: (index: number) => ReactNode
}

/** The indexes of a list's entries in which something is wrong, once it is time to say so. */
function useWrongEntries(name: string): ReadonlySet<number> {
  const form = useFormContext()
  const wrong = useStore(form.store, (state) => {
    const meta: Record<string, { errors?: unknown[]; isTouched?: boolean } | undefined> = state.fieldMeta
    const prefix = `${name}[`
    return Object.keys(meta)
      .filter((path) => path.startsWith(prefix) && meta[path]?.isTouched && meta[path].errors?.length)
      .map((path) => Number.parseInt(path.slice(prefix.length), 10))
      .join()
  })
  return new Set(wrong === '' ? [] : wrong.split(',').map(Number))
}

/** Adding, moving and removing entries, each said to eyes and ears, and a removal taken back. */
function useEntryMoves<Entry extends Identified>(field: ListField<Entry>, addId: string) {
  const t = useTranslations('profile.list')
  const titleOf = useEntryTitle()
  const { open, close } = useOpenEntries()
  const [moved, setMoved] = useState('')
  const entries = field.state.value

  const add = () => {
    const id = crypto.randomUUID()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the blank of the list by whose name it is found
    field.pushValue({ ...BLANK_ENTRIES[field.name], id } as unknown as Entry)
    open(id)
  }
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (!entry || to < 0 || to >= entries.length) return
    field.moveValue(from, to)
    setMoved(t('moved', { name: titleOf(entry), position: to + 1, total: entries.length }))
  }
  const remove = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    close(entry.id)
    void field.removeValue(index)
    focusSoon(addId)
    if (isBlankEntry(field.name, entry)) return
    const undo = () => void field.insertValue(Math.min(index, field.state.value.length), entry)
    toast.info(t('removed', { name: titleOf(entry) }), { label: t('undo'), onClick: undo })
  }
  const toggle = (index: number, isOpen: boolean) => {
    const entry = entries[index]
    if (!entry) return
    if (isOpen) open(entry.id)
    else if (isBlankEntry(field.name, entry)) remove(index)
    else close(entry.id)
  }
  return { add, move, remove, toggle, moved }
}

/** A repeatable section: calm rows that open in place, move up and down, and can be taken back when removed. */
export function EntryList<Entry extends Identified>(props: EntryListProps<Entry>) {
  const { field, title } = props
  const common = useTranslations('common.form')
  const addId = useId()
  const titleOf = useEntryTitle()
  const { ids: openIds } = useOpenEntries()
  const { add, move, remove, toggle, moved } = useEntryMoves(field, addId)
  const wrong = useWrongEntries(field.name)
  const entries = field.state.value
  const isFull = entries.length >= props.max
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
                title={titleOf(entry)}
                detail={props.detailOf(entry)}
                isOpen={openIds.has(entry.id)}
                isNew={isBlankEntry(field.name, entry)}
                isWrong={wrong.has(index)}
                onToggle={(isOpen) => toggle(index, isOpen)}
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
      {!isFull && (
        <AddEntry
          id={addId}
          label={props.addLabel}
          empty={entries.length === 0 ? props.empty : null}
          onAdd={add}
          renderAdd={props.renderAdd}
        />
      )}
    </section>
  )
}
