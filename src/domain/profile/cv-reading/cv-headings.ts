import { foldText } from '#/domain/text/fold-text.ts'
import { FURTHER_HEADING_NAMES } from './further-heading-names.ts'
import { HEADING_NAMES } from './heading-names.ts'

export type CvSection =
  | 'top'
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'other'

const plain = (text: string) =>
  foldText(text)
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/&|\+/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const SECTION_OF = new Map<string, CvSection>()
for (const [section, names] of [...Object.entries(HEADING_NAMES), ...Object.entries(FURTHER_HEADING_NAMES)])
  for (const name of names.flatMap((list) => list.split('|')).map(plain))
    if (!SECTION_OF.has(name)) SECTION_OF.set(name, section as CvSection)

/** Words whose letters are never doubled: that is how they are misspelt most. */
const undoubled = (words: string) => words.replace(/(\p{L})\1/gu, '$1')
const UNDOUBLED = new Map([...SECTION_OF].map(([name, section]) => [undoubled(name), section]))
const SQUEEZED = new Map([...SECTION_OF].map(([name, section]) => [name.replaceAll(' ', ''), section]))

/** Titles of the whole paper, and numbers of its pages; they say nothing about anybody. */
const TITLES =
  'curriculum ?vitae|cv|c v|lebenslauf|hoja ?de ?vida|vita|(?:page|seite|pagina|pagine|pag) \\d+(?: \\S+ \\d+)?|' +
  'europass|europass curriculum vitae|curriculo|curriculum|tabellarischer lebenslauf|levensloop'
const PAPER = new RegExp(`^(?:${TITLES})$`)
const NOTE =
  /©|\b(?:last )?(?:updated|modified) (?:on|in|:)|^(?:stand|mise a jour|derniere mise a jour|aktualisiert|actualizado|ultima actualizacion|aggiornato|ultimo aggiornamento|bijgewerkt|laatst bijgewerkt|atualizado|ultima atualizacao)\b|created with|made with|generated (?:by|with|from)|\b(?:curriculum vitae|resume|lebenslauf|curriculo)\b|^cv\b|\bcv$/

/** Letters that were set apart for looks; some pairs stand closer, and words no further apart than letters. */
const SPACED = /^[\p{L}\p{M}&+'’/]{1,2}(?: {1,4}[\p{L}\p{M}&+'’/:]{1,2}){3,}$/u

/** Tells whether a line is written letter by letter. */
export const isSpaced = (text: string): boolean => SPACED.test(text.trim())

/** Words that say which of something follow under a heading. */
const WHICH_BEFORE =
  /^(?:previous|former|past|prior|current|key|my|meine|mes|mis|meus|minhas|earlier|early|further|other|additional|more|relevant|recent|selected|fruhere|bisherige|weitere|sonstige|relevante|ausgewahlte|autres?|otr[ao]s?|outr[ao]s?|altr[aeio]|ulteriori|overige|eerdere|vorige|andere) /
const WHICH_BEHIND =
  / (?:anterieures?|precedentes?|precedenti|complementaires?|supplementaires?|anterior(?:es)?|previ[ao]s?|adicional(?:es)?|adicionais|complementari[ao]s?|complementares?|recientes?|recentes?|relevantes?|aggiuntive)$/

const AND = / (?:and|und|et|y|e|en|i|og|och) /

/** What stands under one heading with work has entries as work does. */
const LIKE_WORK: ReadonlySet<CvSection | undefined> = new Set(['work', 'volunteer', 'education', 'projects'])

/** The section of several headings in one: the one of work, or the first. */
function sectionOfParts(words: string): CvSection | null {
  const parts = words.split(AND).map((part) => SECTION_OF.get(part))
  const [first] = parts
  if (parts.length < 2 || first === undefined || parts.includes(undefined)) return null
  if (!parts.includes('work')) return first
  return parts.every((part) => LIKE_WORK.has(part)) ? 'work' : null
}

/** Which heading it is, before it, and how many years of it there are, behind it. */
const NUMBER = /^(?:[IVX]{1,4}|\d{1,2}|[A-K])[.):]?\s(?=\p{Lu})/u
const IN_BRACKET = /\s?\([^()]{1,40}\)\s?:?$/u
const bare = (text: string) =>
  plain((isSpaced(text) ? text : text.replace(NUMBER, '')).replace(IN_BRACKET, ''))

/** The section that a line of a CV is the heading of, in any of many languages; null when it is none. */
export function headingOf(text: string): CvSection | null {
  const words = bare(text)
  const found =
    SECTION_OF.get(words) ??
    SECTION_OF.get(words.replace(/ (?:und|et|y) /g, ' and ')) ??
    SECTION_OF.get(words.replace(WHICH_BEFORE, '').replace(WHICH_BEHIND, '')) ??
    sectionOfParts(words) ??
    sectionOfParts(plain(text.replaceAll('/', ' & '))) ??
    UNDOUBLED.get(undoubled(words))
  return found ?? (isSpaced(text) ? (SQUEEZED.get(words.replaceAll(' ', '')) ?? null) : null)
}

const MOTHER_TONGUE =
  /^(?:mother tongues?|native languages?|langues? maternelles?|muttersprachen?|lenguas? maternas?|linguas? maternas?|lingu[ae] madr[ei]|madrelingua|moedertaal|moedertalen)\b/

/** Tells whether a line names the language that somebody grew up with, whatever section it stands in. */
export const saysMotherTongue = (text: string): boolean =>
  MOTHER_TONGUE.test(plain(text).replace(/ s /g, 's '))

/** Beginnings of words by which headings are known that are longer than usual; the first that is found counts. */
const STEMS: [CvSection, string][] = [
  [
    'volunteer',
    'volunt|benevol|ehrenamt|freiwillig|vrijwillig|wolontar|dobrovoln|frivillig|gonullu|волонт|تطوع|התנדב',
  ],
  ['publications', 'publicat|publicac|publik|veroffentlich|pubblicaz|julkais|yayin|публикац|منشورات|פרסומים'],
  [
    'certificates',
    'certific|certyfik|certifik|sertifik|zertifi|weiterbildung|fortbildung|licen[cs]es|szkolen|skoleni|сертифик|شهادات|دورات|קורסים',
  ],
  [
    'languages',
    'languages?(?!\\p{L})|langues?(?!\\p{L})|sprach|idiomas?(?!\\p{L})|linguas?(?!\\p{L})|lingue(?!\\p{L})|talen(?!\\p{L})|jezyk|jazyk|sprak|sprog|limbi(?!\\p{L})|diller|язык|اللغات|שפות',
  ],
  [
    'projects',
    'projects?(?!\\p{L})|projets?(?!\\p{L})|projekt|proyectos?|projetos?|projectos?|progetti|projecten|proiecte|projeler|проект|مشاريع|פרויקט',
  ],
  [
    'skills',
    'skills?(?!\\p{L})|competen|kompeten|\\p{L}*kenntnisse|fahigkeiten|habilidades|aptitudes|vaardigheden|expertise|umiejetnosc|dovednost|znalost|fardighet|ferdighet|faerdighed|beceri|yetenek|abilitat|навык|مهارات|כישורים',
  ],
  [
    'education',
    'educa|academic|formativ[aeio]s?(?!\\p{L})|akademische|\\p{L}*(?:aus)?bildung|formations?(?!\\p{L})|formac|formazione|istruzione|opleiding|etudes|estudios|degrees|wyksztalcen|edukac|vzdelan|utbildning|uddannelse|utdanning|koulutus|egitim|studii|образован|освіт|εκπαιδευσ|التعليم|مؤهلات|השכלה',
  ],
  [
    'work',
    'experi[ea]n|esperienz|(?<!(?:derecho|psicologia|relaciones|riesgos|salud|seguridad) )laboral(?:es)?(?!\\p{L})|lavorativ|\\p{L}*erfahrung|beruf|laufbahn|werkervaring|employment|emplois?(?!\\p{L})|career|professionnel|internships?|praktika|stages(?!\\p{L})|doswiadczen|zkusenost|skusenost|\\p{L}*erfarenhet|\\p{L}*erfaring|kokemus|deneyim|опыт|досвід|εμπειρια|الخبر|خبرات|ניסיון|נסיון',
  ],
]
const WORDS = STEMS.map(([section, stems]) => [section, new RegExp(`(?<!\\p{L})(?:${stems})`, 'u')] as const)

/** What begins so says which experience it is by other words. */
const EXPERIENCES = /^(?:experienc|esperienz)(?!.*formativ)/

/** The section that a line is the heading of, by one of its words; for lines that look as only headings do. */
export function looseHeadingOf(text: string): CvSection | null {
  const words = bare(text)
  if (EXPERIENCES.test(words)) return 'work'
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Tells whether a line is the heading of studies and of work, which then follow one another under it. */
export function isOfStudiesAndWork(text: string): boolean {
  const parts = plain(text)
    .split(AND)
    .map((part) => headingOf(part) ?? looseHeadingOf(part))
  return parts.length > 1 && parts.includes('work') && parts.includes('education')
}

/** Tells whether a line only says that this is a CV, or which page of it. */
export function isPaperTitle(text: string): boolean {
  return PAPER.test(isSpaced(text) ? plain(text).replaceAll(' ', '') : plain(text))
}

/** Tells whether a line at the edge of a page says what this paper is, and of which day. */
export const isPaperNote = (text: string): boolean => NOTE.test(foldText(text))

/** A heading that its content follows on the same line, as in "Languages: English, French". */
export function headingBeforeColon(text: string): { section: CvSection; content: string } | null {
  const parts = /^([^:]{3,40}):\s+(\S.*)$/.exec(text)
  const section = parts?.[1] ? headingOf(parts[1]) : null
  return section && parts?.[2] ? { section, content: parts[2] } : null
}
