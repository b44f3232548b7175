const LABEL_LENGTH = 3
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** FNV-1a, 32 bits: spreads ids over labels; it hides nothing by itself. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}

/**
 * What an anonymous candidate is called beside one job: "7F3". The same person has another label beside another job,
 * so that two employers cannot compare notes.
 * @example candidateLabel('user-1', 'job-1') // three characters, always the same three
 */
export function candidateLabel(userId: string, jobId: string): string {
  let rest = hash(`${userId}\n${jobId}`)
  let label = ''
  for (let index = 0; index < LABEL_LENGTH; index++) {
    label += LETTERS[rest % LETTERS.length]
    rest = Math.floor(rest / LETTERS.length)
  }
  return label
}
