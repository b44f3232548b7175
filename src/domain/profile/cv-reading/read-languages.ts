import type { CefrLevel } from '#/domain/job/vocabulary.ts'
import { languageNamed } from '#/domain/profile/resume/read-language.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import type { CvProposal } from './cv-proposal.ts'
import type { CvRow } from './cv-rows.ts'

const LEVELS: [CefrLevel, RegExp][] = [
  [
    'Native',
    /\b(?:native|mother tongue|bilingual|bilingue|langue maternelle|maternelle|muttersprach\w*|nativ[oa]|lengua materna|first language)\b/,
  ],
  ['C2', /\bc2\b|\b(?:mastery|proficient|near[- ]native)\b/],
  [
    'C1',
    /\bc1\b|\b(?:fluent|full professional|advanced|courant|couramment|avance|fliessend|verhandlungssicher|sehr gut\w*|fluido|avanzado|fluency)\b/,
  ],
  [
    'B2',
    /\bb2\b|\b(?:professional working|professional|upper[- ]intermediate|good|bon niveau|professionnel|gut\w*|profesional|alto)\b/,
  ],
  [
    'B1',
    /\bb1\b|\b(?:intermediate|conversational|limited working|intermediaire|mittel\w*|konversation\w*|intermedio|medio)\b/,
  ],
  [
    'A2',
    /\ba2\b|\b(?:basic|elementary|basics|notions|elementaire|grundkenntnisse|basico|basica|school|scolaire)\b/,
  ],
  ['A1', /\ba1\b|\b(?:beginner|debutant|anfanger|principiante)\b/],
]

/** What is said of languages, and the words that are said by it. */
export type LanguagesFound = { languages: CvProposal['languages']; words: string[] }

const CODES = /\b(?:[abc][12])\b/g

/** The level that somebody's words mean; of several, as one a skill, the middle one. Null when they mean none. */
export function levelOfLanguage(text: string): CefrLevel | null {
  const plain = foldText(text)
  const codes = (plain.match(CODES) ?? []).toSorted()
  const middle = codes[codes.length >> 1]
  if (codes.length > 1 && middle) return middle.toUpperCase() as CefrLevel
  return LEVELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

export function findLanguage(text: string): { code: string; name: string } | null {
  const names = text.split(/[^\p{L}\p{M}'’ ]+/u).flatMap((part) => {
    const words = part.trim().split(/\s+/)
    return [part.trim(), words.slice(0, 2).join(' '), ...words]
  })
  const name = names.find((one) => languageNamed(one) !== null)
  return name === undefined ? null : { name, code: languageNamed(name) ?? '' }
}

/** Words that go with a level and say nothing without it. */
const AROUND_LEVEL =
  /\b(?:proficiency|speaker|speaking|level|working|niveau|nivel|stufe|or|and|und|et|y|kenntnisse|in wort und schrift)\b/

const levelWords = (text: string): string[] =>
  [...LEVELS.map(([, pattern]) => pattern), AROUND_LEVEL].flatMap(
    ({ source }) => foldText(text).match(new RegExp(source, 'g')) ?? [],
  )

function readOne(text: string, before: CvProposal['languages'][number] | undefined): LanguagesFound {
  const found = findLanguage(text)
  const level = levelOfLanguage(text)
  if (found) return { languages: [{ language: found.code, level }], words: [found.name, ...levelWords(text)] }
  if (!before || before.level !== null || level === null) return { languages: [], words: [] }
  before.level = level
  return { languages: [], words: levelWords(text) }
}

/** What stands above the columns of levels of a Europass, and beside its first language. */
const GRID =
  /\b(?:understanding|speaking|writing|listening|reading|spoken|interaction|production|mother|tongues?|s|other|languages?|comprendre|parler|ecrire|ecouter|lire|conversation|s.exprimer|oralement|en continu|prendre part a une|langues?|maternelles?|autres?|verstehen|sprechen|schreiben|horen|lesen|teilnahme|an gesprachen|teilnehmen|zusammenhangendes|muttersprachen?|weitere|sprachen?|comprender|hablar|escribir|comprension|auditiva|de lectura|lectura|interaccion|expresion|oral|escrita|lenguas?|maternas?|otros|otras|idiomas?|compreender|falar|escrever|compreensao|leitura|interacao|producao|linguas?|outras?|comprensione|parlato|produzione|scritta|ascolto|lettura|interazione|orale|lingua madre|madre|altre|lingue|begrijpen|spreken|schrijven|luisteren|lezen|gesproken|interactie|productie|moedertaal|andere|talen)\b/g

const gridWords = (text: string): string[] => foldText(text).match(GRID) ?? []

/** A row that begins in small letters and names no language ends the one above. */
function joinWrapped(rows: readonly CvRow[]): string[] {
  const texts: string[] = []
  for (const { text } of rows) {
    if (texts.length > 0 && /^[\p{Ll}(]/u.test(text) && !findLanguage(text))
      texts.push(`${texts.pop()} ${text}`)
    else texts.push(text)
  }
  return texts
}

/** Languages and their levels from the rows under their heading. */
export function readLanguages(rows: readonly CvRow[]): LanguagesFound {
  const all: LanguagesFound = { languages: [], words: rows.flatMap(({ text }) => gridWords(text)) }
  for (const part of joinWrapped(rows).flatMap((text) => text.split(/[,;|•](?![^()]{0,200}\))|\s·\s/))) {
    const { languages, words } = readOne(part, all.languages.at(-1))
    const isNew = languages.every(({ language }) => !all.languages.some((one) => one.language === language))
    if (isNew) all.languages.push(...languages)
    if (isNew) all.words.push(...words)
  }
  return all
}
