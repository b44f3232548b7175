/** The words of a part of a label that have no digit in them: without its postcode and its house number. */
export const withoutNumbers = (part: string): string =>
  part
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
