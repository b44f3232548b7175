export type CodeKind = 'region' | 'language'

/** Says a code's name with a capital; the code itself where the language has no name for it. */
export function codeNamer(kind: CodeKind, locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: kind })
  return (code) => {
    const name = names.of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  }
}
