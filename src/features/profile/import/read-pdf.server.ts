import { LEVEL_NOT_SAID } from '#/domain/profile/languages.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import { readPdfCv } from '#/platform/pdf-text/read-pdf-text.server.ts'
import type { CvReading } from './cv-reading.ts'

/** Reads a CV as a PDF; `network`: where it comes from. Throws what `readPdfCv` throws for a file that cannot be read. */
export async function readPdf(bytes: Uint8Array, network: string): Promise<CvReading> {
  const { names, email: _own, rest, skills, languages, ...found } = await readPdfCv(bytes, network)
  const document = {
    ...EMPTY_PROFILE_DOCUMENT,
    ...found,
    skills: skills.map((name) => ({ name, level: null, years: null, evidenceWorkId: null })),
    languages: languages.map(({ language, level }) => ({ language, level: level ?? LEVEL_NOT_SAID })),
  }
  const levelNotSaid = languages.filter(({ level }) => level === null).map(({ language }) => language)
  return { from: 'pdf', proposal: { names, document, levelNotSaid, unplaced: rest }, faults: [] }
}
