/** What a CV is saved as; somebody who is anonymous to the reader has no name here either. */
export function cvFileName(name: string | null | undefined, extension: 'pdf' | 'json'): string {
  return `${[name, 'CV'].filter(Boolean).join(' ')}.${extension}`
}
