/** What no French text has: how each is called, and what it looks like. */
export const WRONG_MARKS: [name: string, pattern: RegExp][] = [
  ['no narrow space that holds before ; ! ?', /(?<!\u202f)[;!?]/u],
  ['no space that holds before a colon', /[^\u00a0](?=:(?:\s|$))/u],
  ['no space that holds inside « »', /«(?!\u00a0)|[^\u00a0]»/u],
  ['no space that holds before % or €', /[^\u00a0](?=[%€])/u],
  ['a straight apostrophe or quotation mark', /\p{L}'\p{L}|"/u],
  ['thousands that a line may break', /\d \d{3}/u],
]

/** What stands in an address is no sentence. */
export const withoutAddresses = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '')
