import { useRef, useState } from 'react'
import { Select, type SelectProps } from './select.tsx'

export type SettledSelectProps = Omit<SelectProps, 'value' | 'onChange'> & {
  value: string
  onSettle: (value: string) => void
}

/**
 * A list whose choice has consequences at once. Keys come by one choice after the other in the closed list: what they
 * stop at counts only with Enter, or when the list is left.
 */
export function SettledSelect({ value, onSettle, onBlur, ...select }: SettledSelectProps) {
  const [reached, setReached] = useState<string | null>(null)
  const isByKeys = useRef(false)
  const settle = (choice: string | null) => {
    setReached(null)
    if (choice !== null && choice !== value) onSettle(choice)
  }
  return (
    <Select
      {...select}
      value={reached ?? value}
      onKeyDown={(event) => {
        isByKeys.current = event.key !== 'Enter'
        // What changes later was chosen in the opened list, whose keys the page does not hear of.
        setTimeout(() => (isByKeys.current = false))
        if (event.key !== 'Enter' || reached === null) return
        event.preventDefault()
        settle(reached)
      }}
      onChange={({ target }) => (isByKeys.current ? setReached(target.value) : settle(target.value))}
      onBlur={(event) => {
        settle(reached)
        onBlur?.(event)
      }}
    />
  )
}
