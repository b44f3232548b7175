import { useCombobox, type UseComboboxStateChangeTypes } from 'downshift'
import { useEffect, type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownArrowUp, ItemClick } =
  useCombobox.stateChangeTypes
const CHOOSING: ReadonlySet<UseComboboxStateChangeTypes> = new Set([
  InputKeyDownEnter,
  InputKeyDownArrowUp,
  ItemClick,
])

/** Tells downshift to leave an event to us, or to nobody. */
const keepFromDownshift = ({ nativeEvent }: { nativeEvent: object }) =>
  void Object.assign(nativeEvent, { preventDownshiftDefault: true })

type BoxOptions<Item> = {
  id: string
  typed: string
  items: readonly Item[]
  /** Tells two items apart; an id or the text itself. */
  keyOf: (item: Item) => string
  textOf: (item: Item) => string
  /** Whether anything hangs below the field: the list, or why there is none. */
  isOpen: boolean
  isListed: boolean
  onOpenChange: (isWanted: boolean) => void
  onChoose: (item: Item) => void
}

/**
 * A field with suggestions below: what is typed is taken as it is, arrows walk, Enter or a press takes what is looked
 * at, Escape closes, and leaving takes nothing. `inputProps` wraps what the input itself does.
 */
export function useSuggestionBox<Item>(options: BoxOptions<Item>) {
  const { id, typed, items, keyOf, textOf, isOpen, isListed, onOpenChange, onChoose } = options
  const box = useCombobox<Item>({
    items: [...items],
    inputValue: typed,
    selectedItem: null,
    isOpen: isOpen && isListed,
    itemToString: (item) => (item ? textOf(item) : ''),
    ...{ id, inputId: id, menuId: `${id}-suggestions` },
    getItemId: (index) => `${id}-suggestion-${index}`,
    // Leaving the field takes nothing that was only looked at.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: null, inputValue: state.inputValue } : changes,
    onIsOpenChange: ({ type, isOpen: isNowOpen }) => {
      // Typing and leaving are ours: downshift sees neither who else fills the field in nor a press on our foot.
      if (type !== InputBlur && type !== InputChange) onOpenChange(isNowOpen)
    },
    onStateChange: ({ type, selectedItem }) => {
      if (!selectedItem || !CHOOSING.has(type)) return
      onOpenChange(false)
      onChoose(selectedItem)
    },
  })
  const { highlightedIndex, setHighlightedIndex } = box
  // Another list: what was looked at in the one before is not what stands there now.
  const listed = items.map(keyOf).join('\n')
  useEffect(() => {
    if (listed) setHighlightedIndex(-1)
  }, [listed, setHighlightedIndex])
  const inputProps = ({ onChange, onKeyDown, onBlur, ...props }: ComponentProps<'input'>) =>
    box.getInputProps({
      ...props,
      'aria-labelledby': undefined,
      autoComplete: 'off',
      // Nothing opens under somebody who is elsewhere: the browser fills fields in, and so do we while the page wakes.
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event)
        onOpenChange(event.currentTarget === document.activeElement)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const isChoosing = isOpen && isListed && highlightedIndex >= 0
        if (event.key === 'Enter' && isChoosing) return
        onKeyDown?.(event)
        if (['Enter', 'Escape', 'Home', 'End'].includes(event.key)) keepFromDownshift(event)
        if (event.key === 'Escape' && isOpen) event.preventDefault()
        if (event.key === 'Enter' || event.key === 'Escape') onOpenChange(false)
      },
      onClick: keepFromDownshift,
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        onOpenChange(false)
        onBlur?.(event)
      },
    })
  return { ...box, inputProps }
}

/** What a list needs of the field above it. */
export type SuggestionBox<Item> = ReturnType<typeof useSuggestionBox<Item>>
