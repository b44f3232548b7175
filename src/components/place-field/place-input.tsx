import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SuggestionList } from '#/components/suggestions/suggestion-panel.tsx'
import { useSuggestionBox } from '#/components/suggestions/use-suggestion-box.ts'
import type { FoundPlace } from '#/domain/place/found-place.ts'
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

const idOf = ({ id }: FoundPlace) => id
const labelOf = ({ label }: FoundPlace) => label

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
  const box = useSuggestionBox<FoundPlace>({
    ...{ id: control.id, typed: value, items: places, keyOf: idOf, textOf: labelOf },
    ...{ isOpen, isListed: status === 'found', onOpenChange: setWanted },
    onChoose: (place) => void choose(place),
  })
  return (
    <div className="relative">
      <Input
        {...box.inputProps({
          ...{ ...control, ...input, name, onBlur },
          onChange: ({ currentTarget }) => {
            onValueChange(currentTarget.value)
            onPlaceChange?.(null)
          },
        })}
      />
      <PlacePanel isOpen={isOpen} search={search}>
        <SuggestionList box={box} items={isOpen ? places : []} keyOf={idOf} isHidden={status !== 'found'}>
          {(place) => <PlaceLine {...place} />}
        </SuggestionList>
      </PlacePanel>
      <p role="status" className="sr-only">
        {isOpen && status === 'failed' && t('failed')}
        {isOpen && (status === 'found' || status === 'nothing') && t('found', { count: places.length })}
      </p>
    </div>
  )
}
