import { useState, type DragEvent } from 'react'
import { useNoStrayDrop } from './use-no-stray-drop.ts'

const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * Lets a file be dropped onto an element; one that misses it comes to nothing. A drag that carries none, words or a link,
 * is left to the page.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  useNoStrayDrop()
  const hold = (event: DragEvent) => {
    if (!carriesFile(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  return {
    isOver,
    dropTarget: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: (event: DragEvent) => {
        const goesTo = event.relatedTarget
        if (!(goesTo instanceof Node && event.currentTarget.contains(goesTo))) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFile(event)) return
        event.preventDefault()
        setIsOver(false)
        const file = event.dataTransfer.files.item(0)
        if (file) onFile(file)
      },
    },
  }
}
