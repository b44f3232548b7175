import type { ChangeEvent, RefObject } from 'react'

type FileChooserProps = {
  ref: RefObject<HTMLInputElement | null>
  id?: string
  accept: string
  onFile: (file: File) => void
}

/**
 * The browser's own chooser, opened by visible buttons and labels. Put it after them: the keyboard goes to the first
 * control of a group. Emptied each time, so that the same file can be chosen again after a failure.
 */
export function FileChooser({ ref, id, accept, onFile }: FileChooserProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.item(0)
    event.target.value = ''
    if (file) onFile(file)
  }
  return <input ref={ref} id={id} type="file" accept={accept} onChange={choose} hidden tabIndex={-1} />
}
