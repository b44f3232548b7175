import type { CertificateEntry, ProjectEntry, PublicationEntry } from '#/domain/profile/profile-document.ts'
import { isOnlyDate, takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { splitEntries, splitHead, type CvEntry } from './cv-entries.ts'
import type { CvRow } from './cv-rows.ts'

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s,;()|]+|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|eu|de|fr|es|uk)\/[^\s,;()|]*/i

/** An entry by its name: what follows it on the same lines, and what is said below. */
function nameIt(entry: CvEntry) {
  const heads = entry.heads.flatMap(splitHead)
  const url = [...heads, ...entry.paragraphs].map((text) => ADDRESS.exec(text)?.[0]).find(Boolean) ?? ''
  const withoutUrl = (text: string) =>
    text
      .replace(url, '')
      .replace(/\(\s*\)/, '')
      .trim()
  const [name = '', ...others] = heads.map(withoutUrl).filter((text) => text !== '')
  const said = [...entry.paragraphs.map(withoutUrl), ...entry.bullets].filter((text) => text !== '')
  return { name, others, url, said, span: entry.span }
}

/** Where neither dates nor gaps tell rows apart, or each begins with its date, each row is one. */
function splitRows(rows: readonly CvRow[]): CvEntry[] {
  const areAlike = rows.every(({ isBullet }) => isBullet)
  const areBare = rows.every(({ text, isBold }) => !isBold && takeDates(text).span === null)
  const areDated = rows.every(({ cells }) => cells.length > 1 && isOnlyDate(cells[0] ?? ''))
  if (!areAlike && !areBare && !areDated) return splitEntries(rows)
  return rows.flatMap((row) => splitEntries([{ ...row, isBullet: false }]))
}

/** Certificates from the rows under their heading. */
export function readCertificates(rows: readonly CvRow[], makeId: () => string): CertificateEntry[] {
  return splitRows(rows).map((entry) => {
    const { name, others, url, said, span } = nameIt(entry)
    const [first = '', ...issuers] = others.length > 0 ? [name, ...others] : name.split(/,\s+(?=[^,]+$)/)
    const issuer = [...issuers, ...said].join(', ')
    const date = span?.start ?? null
    return {
      id: makeId(),
      name: first,
      issuer,
      date,
      expiryDate: span && !span.isSingle ? span.end : null,
      url,
    }
  })
}

/** Projects from the rows under their heading. */
export function readProjects(rows: readonly CvRow[], makeId: () => string): ProjectEntry[] {
  return splitEntries(rows).map((entry) => {
    const { name, others, url, said, span } = nameIt(entry)
    const description = [...others, ...said].join('\n')
    return {
      id: makeId(),
      name,
      description,
      url,
      startDate: span?.start ?? null,
      endDate: span?.end ?? null,
    }
  })
}

/** Publications from the rows under their heading. */
export function readPublications(rows: readonly CvRow[], makeId: () => string): PublicationEntry[] {
  return splitRows(rows).map((entry) => {
    const { name, others, url, said, span } = nameIt(entry)
    const [publisher = '', ...more] = others
    const summary = [...more, ...said].join(' ')
    return { id: makeId(), name, publisher, releaseDate: span?.start ?? null, url, summary }
  })
}
