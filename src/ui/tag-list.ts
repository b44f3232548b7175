const SEPARATOR = /[,;\t\n\r]+/u
/** What stands before each line of a pasted list. */
const BULLET = /^[•·▪◦‣●*–—-]+\s+/u

/** Tells whether a text holds a comma, a semicolon, a tab or a line break. */
export function holdsSeparator(text: string): boolean {
  return SEPARATOR.test(text)
}

/** Cuts typed or pasted text into tags: commas, semicolons, tabs and line breaks separate, bullets are dropped. */
export function splitTags(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((tag) => tag.trim().replace(BULLET, '').replaceAll(/\s+/gu, ' '))
    .filter(Boolean)
}

/**
 * What is typed up to the last separator, and what comes after it and may go on.
 *
 * @example splitTyped('GIS; SQL, Weld') // { done: 'GIS; SQL', rest: 'Weld' }
 */
export function splitTyped(text: string): { done: string; rest: string } {
  const [, done = '', rest = ''] = /^(.*)[,;\t\n\r]+(.*)$/su.exec(text) ?? []
  return { done, rest: rest.trimStart() }
}

/** Adds tags that are not there yet (letter case aside), up to `max`; the order of arrival stays. */
export function addTags(tags: readonly string[], added: readonly string[], max: number): string[] {
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()))
  const result = [...tags]
  for (const tag of added) {
    const folded = tag.toLocaleLowerCase()
    if (result.length >= max || known.has(folded)) continue
    known.add(folded)
    result.push(tag)
  }
  return result
}
