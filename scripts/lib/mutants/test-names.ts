/** What a name leaves open until its test runs: `%s` and its like, `$name`, `${name}`. */
const LEFT_OPEN = /%[sdifjoO#]|\$\{[^}]*\}|\$[a-z][\w.]*/

/** Quotes and backslashes are written differently in a source than in a name. */
const MARKS = String.raw`[\\'"` + '`’]*'

/** A regular expression that finds the part of a test's name, written as in the source, in the names of tests that ran. */
export function namePattern(title: string): string {
  return title.split(LEFT_OPEN).map(escaped).join('.*')
}

const escaped = (text: string) =>
  text
    .split(/[\\'"`’]+/)
    .map((part) => part.replaceAll(/[$()*+.?[\]^{|}]/g, String.raw`\$&`))
    .join(MARKS)

/** Whether a test that ran is meant: by its file, and by a part of its name where one is given. */
export function isMeant(
  named: { file: string; title?: string },
  { file, name }: { file: string; name: string },
): boolean {
  return named.file === file && (!named.title || new RegExp(namePattern(named.title), 's').test(name))
}
