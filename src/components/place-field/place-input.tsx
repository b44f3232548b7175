import { useCombobox, type UseComboboxProps, type UseComboboxStateChangeTypes } from 'downshift'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { cn } from '#/ui/cn.ts'
import type { ControlProps } from '#/ui/field.tsx'
import { Input } from '#/ui/input.tsx'
import { PlaceLine, PlacePanel } from './place-panel.tsx'
import { usePlaceSearch } from './use-place-search.ts'

export type PlaceInputProps = {
  control: ControlProps
  name: string
  value: string
  onValueChange: (text: string) => void
  /** The place that was chosen; null as soon as anything is typed. A second time when its coordinates come later. */
  onPlaceChange?: (place: FoundPlace | null) => void
  /** A country that is known already, as an ISO code: its places come first. */
  country?: string | null
  onBlur?: () => void
  placeholder?: string
  maxLength?: number
}

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownArrowUp, ItemClick } =
  useCombobox.stateChangeTypes
const CHOOSING: ReadonlySet<UseComboboxStateChangeTypes> = new Set([
  InputKeyDownEnter,
  InputKeyDownArrowUp,
  ItemClick,
])

/** Tells downshift to leave a key to us, or to nobody. */
const keepFromDownshift = ({ nativeEvent }: KeyboardEvent) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true })

/** Leaving the field takes nothing that was only looked at. */
const stateReducer: UseComboboxProps<FoundPlace>['stateReducer'] = (state, { type, changes }) =>
  type === InputBlur ? { ...changes, selectedItem: null, inputValue: state.inputValue } : changes

/** Chooses a place: writes its address into the field, and has its coordinates brought when it came without. */
function useChoice({ value, onValueChange, onPlaceChange }: PlaceInputProps, locate: Locate) {
  const shown = useRef(value)
  useEffect(() => {
    shown.current = value
  }, [value])
  return async (place: FoundPlace) => {
    onValueChange(place.label)
    onPlaceChange?.(place)
    if (place.lat !== null) return
    const located = await locate(place)
    // Whoever has typed on meanwhile means another place.
    if (located && shown.current === place.label) onPlaceChange?.({ ...located, label: place.label })
  }
}
type Locate = (place: FoundPlace) => Promise<FoundPlace | null>

/**
 * A place by its name: what is typed is taken as it is, and the places it may mean are offered below. Before the page
 * is awake it is a plain text field.
 */
export function PlaceInput(props: PlaceInputProps) {
  const { control, name, value, onValueChange, onPlaceChange, onBlur, country, ...input } = props
  const t = useTranslations('place')
  const [isWanted, setWanted] = useState(false)
  const isOpen = isWanted && value.trim() !== ''
  const search = usePlaceSearch({ typed: value, country, isAsking: isOpen })
  const { status, places } = search
  const choose = useChoice(props, search.locate)
  const box = useCombobox<FoundPlace>({
    items: [...places],
    inputValue: value,
    selectedItem: null,
    isOpen: isOpen && status === 'found',
    itemToString: (place) => place?.label ?? '',
    ...{ id: control.id, inputId: control.id, menuId: `${control.id}-places` },
    getItemId: (index) => `${control.id}-place-${index}`,
    stateReducer,
    onIsOpenChange: ({ type, isOpen: isNowOpen }) => {
      // Typing and leaving are ours: downshift sees neither who else fills the field in nor a press on our foot.
      if (type !== InputBlur && type !== InputChange) setWanted(isNowOpen)
    },
    onStateChange: ({ type, selectedItem }) => {
      if (!selectedItem || !CHOOSING.has(type)) return
      setWanted(false)
      void choose(selectedItem)
    },
  })
  const { highlightedIndex, setHighlightedIndex } = box
  // Another list: what was looked at in the one before is not what stands there now.
  useEffect(() => {
    if (places.length > 0) setHighlightedIndex(-1)
  }, [places, setHighlightedIndex])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isChoosing = isOpen && status === 'found' && highlightedIndex >= 0
    if (event.key === 'Enter' && isChoosing) return
    if (['Enter', 'Escape', 'Home', 'End'].includes(event.key)) keepFromDownshift(event)
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    if (event.key === 'Enter' || event.key === 'Escape') setWanted(false)
  }
  return (
    <div className="relative">
      <Input
        {...box.getInputProps({
          ...control,
          name,
          ...input,
          'aria-labelledby': undefined,
          // Nothing opens under somebody who is elsewhere: the browser fills fields in, and so do we while the page wakes.
          onChange: (event: { currentTarget: HTMLInputElement }) => {
            onValueChange(event.currentTarget.value)
            onPlaceChange?.(null)
            setWanted(event.currentTarget === document.activeElement)
          },
          onKeyDown,
          onClick: (event: { nativeEvent: object }) =>
            void Object.assign(event.nativeEvent, { preventDownshiftDefault: true }),
          onBlur: (_: FocusEvent) => {
            setWanted(false)
            onBlur?.()
          },
        })}
        autoComplete="off"
      />
      <PlacePanel isOpen={isOpen} search={search}>
        <ul
          {...box.getMenuProps({ 'aria-label': t('suggestions') })}
          hidden={status !== 'found'}
          // A list that scrolls would be a stop of its own for Tab, and gone by the time it has the focus.
          tabIndex={-1}
          className="max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain p-1"
        >
          {isOpen &&
            places.map((place, index) => (
              <li
                key={place.id}
                {...box.getItemProps({ item: place, index })}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-tag px-2.5 select-none',
                  index === highlightedIndex && 'bg-track/60',
                )}
              >
                <PlaceLine {...place} />
              </li>
            ))}
        </ul>
      </PlacePanel>
      <p role="status" className="sr-only">
        {isOpen && status === 'failed' && t('failed')}
        {isOpen && (status === 'found' || status === 'nothing') && t('found', { count: places.length })}
      </p>
    </div>
  )
}
