import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Moves the keyboard to the heading of a view that takes another's place because somebody asked; one that stands there
 * when the page is loaded leaves the keyboard alone. The heading needs `tabIndex={-1}`.
 */
export function useHeadingFocus({ isAsked }: { isAsked: boolean }): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // What is asked later is asked of a view that is read already.
  const [wasAsked] = useState(isAsked)
  useEffect(() => {
    if (wasAsked) heading.current?.focus()
  }, [wasAsked])
  return heading
}
