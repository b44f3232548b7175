/**
 * A folded word as it is for one of its kind, by its ending alone: 'nurses' is 'nurse'. Words of English and French that
 * end otherwise stay as they are.
 */
export function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
