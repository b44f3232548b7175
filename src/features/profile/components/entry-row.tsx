import { ChevronDown, ChevronUp, CircleAlert, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import { IconButton } from '#/ui/icon-button.tsx'
import { focusSoon } from '#/components/form/focus-soon.ts'

export type EntryRowProps = {
  id: string
  title: string
  detail: string
  isOpen: boolean
  /** Just added: the keyboard goes to its first field. */
  isNew: boolean
  isWrong: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: (isOpen: boolean) => void
  /** Absent in a list of one. */
  onMoveUp?: () => void
  onMoveDown?: () => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list: a line to read, opened in place to edit. */
export function EntryRow({ id, title, detail, isOpen, isWrong, onToggle, ...props }: EntryRowProps) {
  const t = useTranslations('profile.list')
  const line = useRef<HTMLButtonElement>(null)
  // The keyboard leaves the fields before they are gone, and may go on from here to where a blank entry was added.
  const finish = () => {
    line.current?.focus()
    onToggle(false)
  }
  const moves = [
    {
      key: 'up',
      label: t('moveUp', { name: title }),
      icon: ChevronUp,
      act: props.onMoveUp,
      end: props.isFirst,
    },
    {
      key: 'down',
      label: t('moveDown', { name: title }),
      icon: ChevronDown,
      act: props.onMoveDown,
      end: props.isLast,
    },
  ]
  return (
    <li>
      <div className="flex min-h-16 items-center pr-2 pl-4">
        <button
          ref={line}
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
          className="group focus-inset flex min-w-0 flex-1 items-center gap-2 py-2.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate text-15 font-medium group-hover:text-sky-ink">{title}</span>
            {detail && <span className="block truncate text-13 text-muted">{detail}</span>}
          </span>
          {isWrong && <CircleAlert role="img" aria-label={t('incomplete')} className="text-error-ink" />}
          <Pencil aria-hidden="true" className="mx-2 size-4 text-muted max-sm:hidden" />
        </button>
        {moves.map(
          ({ key, label, icon: Icon, act, end }) =>
            act && (
              <IconButton
                key={key}
                id={`${id}-${key}`}
                label={label}
                size="sm"
                aria-disabled={end}
                className={cn(end && 'opacity-40')}
                onClick={() => {
                  act()
                  focusSoon(`${id}-${key}`)
                }}
              >
                <Icon aria-hidden="true" className="size-4" />
              </IconButton>
            ),
        )}
        <IconButton label={t('remove', { name: title })} size="sm" onClick={props.onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {isOpen && (
        <OpenEntry isNew={props.isNew} onClose={finish}>
          {props.children}
        </OpenEntry>
      )}
    </li>
  )
}

function OpenEntry({
  isNew,
  onClose,
  children,
}: {
  isNew: boolean
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations('profile.list')
  const element = useRef<HTMLDivElement>(null)
  const wasNew = useRef(isNew)
  useEffect(() => {
    if (wasNew.current) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  // Enter in a field of an entry finishes the entry; it must not send the whole step.
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key !== 'Enter' || !isField || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what its fields let through
    <div
      ref={element}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-5 border-t border-line bg-paper px-4 py-5 in-[li:last-child]:rounded-b-card"
    >
      {children}
      <Button onClick={onClose} className="justify-self-end">
        {t('done')}
      </Button>
    </div>
  )
}
