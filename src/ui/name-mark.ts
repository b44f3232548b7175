/** The first letters of the first and last word, at most two: 'Niamh Adeyemi' is 'NA', '' is ''. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map((word) => word?.match(/^\P{M}\p{M}*/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A steady hue in degrees for a name, in steps of 20 so that neighbours can be told apart. */
export function nameHue(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (hash % 18) * 20
}
