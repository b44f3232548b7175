import { useHydrated } from '@tanstack/react-router'

/**
 * Whether a text area with this text can only be read as yet. React writes the server's text into it again when it
 * hydrates it: what was typed there before would be lost.
 */
export function useReadOnlyText(text: string): boolean {
  const isAlive = useHydrated()
  return !isAlive && text !== ''
}
