import { X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cn } from './cn.ts'
import { CONTROL_EDGE } from './control.ts'
import type { ControlProps } from './field.tsx'
import { addTags, holdsSeparator, splitTags, splitTyped } from './tag-list.ts'

/** The field in which a tag is typed: what its input is given, the tags there are, and a way to add one as it is. */
export type TagTyping = ComponentProps<'input'> & {
  id: string
  value: string
  known?: readonly string[]
  onChoose: (tag: string) => void
}

const drawInput = ({ known: _, onChoose: __, ...input }: TagTyping) => <input {...input} />

export type TagInputProps = Partial<ControlProps> & {
  name?: string
  value: readonly string[]
  onValueChange: (value: string[]) => void
  onBlur?: () => void
  max?: number
  maxLength?: number
  /** 'sky' for what is required, 'neutral' for what is welcome. */
  tone?: 'sky' | 'neutral'
  placeholder?: string
  removeLabel: (tag: string) => string
  /** Shown while something is typed: "Press Enter to add “Observability”". */
  addHint?: (typed: string) => string
  /** Draws the field itself; one with suggestions, say. */
  renderInput?: (typing: TagTyping) => ReactNode
}

/**
 * A list of short words. Enter, a comma or a semicolon adds, a pasted list adds all, Backspace in the empty field
 * removes the last; what is still in the field when it or the page is left is added too, so nothing typed is lost.
 */
export function TagInput({
  value,
  onValueChange,
  onBlur,
  max = 50,
  maxLength = 80,
  tone = 'sky',
  placeholder,
  removeLabel,
  addHint,
  renderInput = drawInput,
  ...control
}: TagInputProps) {
  const ownId = useId()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const addAll = (tags: readonly string[]) => {
    const next = addTags(value, tags, max)
    if (next.length > value.length) onValueChange(next)
    setTyped('')
  }
  const add = (text: string) => addAll(splitTags(text))
  const addTyped = () => {
    if (typed.trim()) add(typed)
  }
  const addOnLeaving = useEffectEvent(addTyped)
  useEffect(() => {
    const leave = () => addOnLeaving()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  const remove = (tag: string) => {
    onValueChange(value.filter((kept) => kept !== tag))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    // An Enter too many would send the whole form.
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault()
      add(typed)
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (splitTags(text).length < 2) return
    event.preventDefault()
    add(`${typed},${text}`)
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <ul
        className={cn(
          CONTROL_EDGE,
          'relative flex min-h-11 min-w-0 flex-wrap gap-1.5 p-[7px] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-sky',
        )}
      >
        {value.map((tag) => (
          <TagPill key={tag} tag={tag} tone={tone} label={removeLabel(tag)} onRemove={() => remove(tag)} />
        ))}
        <li className="min-w-28 flex-1">
          {renderInput({
            id: ownId,
            ...control,
            ref: input,
            value: typed,
            maxLength,
            autoComplete: 'off',
            enterKeyHint: 'enter',
            placeholder: value.length < max ? placeholder : undefined,
            readOnly: value.length >= max,
            onChange: ({ target }) => {
              // Keyboards on touch screens do not tell which key was pressed.
              if (!holdsSeparator(target.value)) return setTyped(target.value)
              // What came before the scripts comes at once, in the middle of a word.
              const { done, rest } = splitTyped(target.value)
              add(done)
              setTyped(rest)
            },
            onKeyDown,
            onPaste,
            onBlur: () => {
              addTyped()
              onBlur?.()
            },
            className: 'h-7 w-full bg-transparent px-1 text-14 outline-none touch:h-8',
            known: value,
            onChoose: (tag) => addAll([tag]),
          })}
        </li>
      </ul>
      {addHint && typed.trim() && (
        <p aria-live="polite" className="text-13 text-muted">
          {addHint(typed.trim())}
        </p>
      )}
    </div>
  )
}

type TagPillProps = { tag: string; tone: 'sky' | 'neutral'; label: string; onRemove: () => void }

function TagPill({ tag, tone, label, onRemove }: TagPillProps) {
  return (
    <li
      className={cn(
        'inline-flex h-7 max-w-full items-center gap-1 rounded-tag border pr-1 pl-2.5 text-13 font-medium touch:h-8',
        tone === 'sky' ? 'border-sky-edge bg-sky-tint text-sky-ink' : 'border-line-2 bg-sunken text-ink-2',
      )}
    >
      <span className="truncate">{tag}</span>
      <button
        type="button"
        aria-label={label}
        onClick={onRemove}
        className="grid size-5 flex-none place-items-center rounded-[4px] hover:bg-ink/10 touch:size-7"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  )
}
