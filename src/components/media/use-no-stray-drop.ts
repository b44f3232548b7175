import { useEffect } from 'react'

/** What nobody took: a drop target of the page has called off the browser's own way already. */
function refuse(event: DragEvent): void {
  const { dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/**
 * While it is used, a file that is dropped beside every drop target comes to nothing: the browser would open it in the
 * page's place, or beside it. Words and links are left to the browser.
 */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const types = ['dragover', 'drop'] as const
    for (const type of types) window.addEventListener(type, refuse)
    return () => {
      for (const type of types) window.removeEventListener(type, refuse)
    }
  }, [])
}
