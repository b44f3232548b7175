import { useRef, useState } from 'react'
import { Select, type SelectProps } from './select.tsx'

export type AddSelectProps = Omit<SelectProps, 'value' | 'onChange'> & { onAdd: (value: string) => void }

/**
 * A list of which each choice is added to others, after which it is empty again. Keys come by one choice after the other:
 * what they stop at is added by Enter, or when the list is left.
 */
export function AddSelect({ onAdd, onBlur, ...select }: AddSelectProps) {
  const [reached, setReached] = useState('')
  const isByKeys = useRef(false)
  const add = (value: string) => {
    setReached('')
    if (value) onAdd(value)
  }
  return (
    <Select
      {...select}
      value={reached}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onKeyDown={(event) => {
        isByKeys.current = true
        if (event.key !== 'Enter' || !reached) return
        event.preventDefault()
        add(reached)
      }}
      onChange={({ target }) => (isByKeys.current ? setReached(target.value) : add(target.value))}
      onBlur={(event) => {
        add(reached)
        onBlur?.(event)
      }}
    />
  )
}
