/**
 * A piece of text as it stands on a page, in points from the top left corner; `y` is the line it stands on. What stands
 * far apart on one line, as in columns, are several. `boldText` is the beginning that alone is bold. What is turned
 * stands on no line: its `y` is the middle.
 */
export type TextLine = {
  text: string
  x: number
  y: number
  width: number
  size: number
  isBold: boolean
  boldText?: string
  isTurned?: true
}
