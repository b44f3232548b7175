/** What pressed a button: the keyboard, or what speaks to the page like it, says so by `detail` 0. */
export type PressedBy = 'keyboard' | 'pointer'

export const pressedBy = ({ detail }: { detail: number }): PressedBy =>
  detail === 0 ? 'keyboard' : 'pointer'
