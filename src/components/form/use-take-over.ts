import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { findEarlyInput, repeatInput } from './early-input.ts'
import type { HeldForm } from './hold-early-submits.ts'

/**
 * Lets a form, or a bar of controls, take over what the server wrote, in the very commit that hydrates it, with what was
 * entered before and whether it was sent (`HOLD_EARLY_SUBMITS`). Fields learn of changes only through their passive effects,
 * which React may leave for later; what is chosen until then it would put back.
 */
export function useTakeOver<Place extends HTMLElement = HTMLFormElement>(): RefObject<Place | null> {
  const element = useRef<Place>(null)
  const isServed = useRef(!useHydrated())
  const [, setTakenOver] = useState(false)
  useLayoutEffect(() => {
    const place: (Place & HeldForm) | null = element.current
    if (!place) return
    const wasSent = place.sentEarly
    Object.assign(place, { sentEarly: false } satisfies HeldForm)
    if (!isServed.current) return
    isServed.current = false
    const early = findEarlyInput(place)
    // oxlint-disable-next-line react/set-state-in-effect -- makes React run the passive effects before the next event
    setTakenOver(true)
    queueMicrotask(() => {
      early.forEach(repeatInput)
      if (wasSent && place instanceof HTMLFormElement) place.requestSubmit()
    })
  }, [])
  return element
}
