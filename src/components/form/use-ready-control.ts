import { useLayoutEffect, useRef, type RefObject } from 'react'
import { focusControl } from './focus-control.ts'

/** Where a keyboard is at hand and opens over nothing. */
const AT_A_DESK = '(width >= 48rem) and (hover: hover) and (pointer: fine)'

/** Somebody who goes by the keyboard, or types already, has begun. */
const isInUse = () => document.activeElement?.matches('main *, :focus-visible:not(body, main)') ?? false

/**
 * The page is there for one form: at a desk the keyboard is ready in its first control, unless somebody has begun
 * elsewhere. On a phone the keyboard would cover what the page says.
 */
export function useReadyControl<Found extends HTMLElement>(): RefObject<Found | null> {
  const form = useRef<Found>(null)
  useLayoutEffect(() => {
    if (window.matchMedia(AT_A_DESK).matches && !isInUse()) focusControl(form.current)
  }, [])
  return form
}
