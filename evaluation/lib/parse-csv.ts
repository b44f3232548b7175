/** What stands in quotes, with its doubled ones; a sign that parts; or what stands plain. */
const TOKEN = /"((?:[^"]|"")*)"|(,|\r?\n)|[^",\r\n]+/g

/** The rows of a table with commas, by the names in its first line; cells in quotes may hold commas and line ends. */
export function parseCsv(text: string): Record<string, string>[] {
  let row = ['']
  const rows = [row]
  for (const [token, quoted, sign] of text.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    if (sign === ',') row.push('')
    else if (sign) rows.push((row = ['']))
    else row[row.length - 1] += quoted?.replaceAll('""', '"') ?? token
  }
  const [names = [], ...others] = rows
  return others
    .filter((cells) => cells.length > 1 || cells[0] !== '')
    .map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])))
}
