import { useEffect, useRef, type RefObject } from 'react'
import { focusControl } from './focus-control.ts'

/** Moves the keyboard to the first control of an element once it is there: for what opens because somebody asked. */
export function useFocusOnMount<Found extends HTMLElement>(): RefObject<Found | null> {
  const element = useRef<Found>(null)
  useEffect(() => focusControl(element.current), [])
  return element
}
