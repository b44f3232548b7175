import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What stands in a reading for a value, which no catalogue says. */
export const VALUE = '\uFFFC'

/** The same for a value that is a number. */
export const NUMBER = '\uFFFB'

/** Where a tag begins or ends, and so one text on the page and another begins. */
export const SEAM = '\uFFF9'

/** Every way in which a message can read: each form of its plurals, with marks for its values and the seams of tags. */
export const readingsOf = (message: string): string[] => readings(parse(message))

function readings(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (begun, element) => begun.flatMap((start) => forms(element).map((end) => start + end)),
    [''],
  )
}

function forms(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.tag) return readings(element.children).map((inside) => SEAM + inside + SEAM)
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => readings(value))
  return [element.type === TYPE.pound || element.type === TYPE.number ? NUMBER : VALUE]
}
