import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { adoptTypedValues, type Writable } from './adopt-typed-values.ts'

/**
 * Lets a form take over the page that the server wrote, with what was typed into it, in the very commit that hydrates
 * it. Fields learn of changes only through their passive effects, which React may leave for later; what is chosen until
 * then it would put back.
 */
export function useTakeOver(form: Writable): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null)
  const first = useRef(form)
  const [, setTakenOver] = useState(false)
  useLayoutEffect(() => {
    if (element.current) adoptTypedValues(element.current, first.current)
    // oxlint-disable-next-line react/set-state-in-effect -- makes React run the passive effects before the next event
    setTakenOver(true)
  }, [])
  return element
}
