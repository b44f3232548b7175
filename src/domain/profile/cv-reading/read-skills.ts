import { foldText } from '#/domain/text/fold-text.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'

/** Names of groups of skills that are none themselves. */
const LABEL =
  /^(?:(?:programming |other |scripting |spoken )?languages?|tools?|frameworks?|libraries|technologies|databases?|platforms?|software|other|soft skills|hard skills|soft|hard|tech|technical|technical skills|programming|languages and frameworks|concepts|others|methods|edv|it|operating systems|langages?|outils|logiciels|bases de donnees|methodes|sprachen|programmiersprachen|werkzeuge|datenbanken|methoden|sonstiges|lenguajes|herramientas|bases de datos|otros)$/
const BETWEEN = /\s*[,;|·•/](?=\s)\s*|\s{2,}|\s+[|·•]\s*/
const SKILL_CHARS_MAX = 80
const SKILL_WORDS_MAX = 8
/** How well somebody knows a skill, which is none itself. */
const LEVEL =
  /^(?:beginner|novice|basic|basics|elementary|intermediate|upper intermediate|advanced|expert|proficient|fluent|master|competent|experienced|good|very good|excellent|debutant|notions|bases|intermediaire|avance|confirme|courant|bon|tres bon|anfanger|grundkenntnisse|fortgeschritten|sehr gut|gut|experte|principiante|basico|intermedio|avanzado|experto|iniciante|intermediario|avancado|basico|base|avanzato|esperto|intermedi|beginner|gemiddeld|gevorderd|goed|\d+\+? ?(?:years?|yrs?|ans|jahre|anos|anni|jaar)|\d{1,3} ?%|\d ?\/ ?\d{1,2})$/

/** What heads a group and is no skill, also by itself. */
const GROUP =
  /^(?:(?:soft|hard|technical|it|computer|key|core|personal|social|digital|professional|other|further) skills|skill levels?|competences (?:techniques|informatiques|personnelles|transversales)|competencias (?:tecnicas|digitales|personales)|weitere kenntnisse|native|etc)$/
/** How well somebody knows a skill, drawn behind it: "SQL 80%", "Python ●●●○". */
export const METER = /\s(?:\d{1,3}\s?%|[●○★☆■□▪▫▮▯⬤◯◉]{2,10})$/u

const isLevel = (name: string) => LEVEL.test(foldText(name))
const isSaid = (name: string) =>
  name.split(' ').length > SKILL_WORDS_MAX || (/[.!?]$/.test(name) && name.split(' ').length > 3)

type Group = { label: string; text: string }

const hasSeparator = (text: string) => /[,;|·•]/.test(text)
const LABELLED = /^([^,;:]{2,40}):\s*(.*)$/

/** A row goes on with the one above when that one lists things and neither begins anew. */
function goesOn(row: CvRow, before: CvRow | undefined): boolean {
  if (!before || row.isBullet || row.cells.length === 2) return false
  if (LABELLED.test(row.text) || METER.test(row.text)) return false
  if (/[,;|·•]$/.test(before.text)) return true
  const isNear = row.gap !== null && before.gap !== null ? row.gap <= before.gap * 1.1 : row.gap !== null
  const isList = hasSeparator(row.text) || !hasRoomFor(before, row) || /^\p{Ll}/u.test(row.text)
  return isNear && hasSeparator(before.text) && isList && row.isBold === before.isBold
}

function toGroups(rows: readonly CvRow[]): Group[] {
  const groups: Group[] = []
  rows.forEach((row, index) => {
    const last = groups.at(-1)
    if (last && goesOn(row, rows[index - 1])) {
      last.text += ` ${row.text}`
      return
    }
    const [, label, text] = LABELLED.exec(row.text) ?? []
    const isTable =
      row.cells.length === 2 && !hasSeparator(row.cells[0] ?? '') && hasSeparator(row.cells[1] ?? '')
    if (label) groups.push({ label, text: text ?? '' })
    else if (isTable) groups.push({ label: row.cells[0] ?? '', text: row.cells[1] ?? '' })
    else groups.push({ label: '', text: row.text })
  })
  return groups
}

/** Names of skills from the rows under their heading, each once. The name of a group counts, unless it is only a label. */
export function readSkills(rows: readonly CvRow[]): string[] {
  const found = toGroups(rows).flatMap(({ label, text }) => [
    ...(LABEL.test(foldText(label)) ? [] : [label]),
    ...text.split(BETWEEN),
  ])
  const names = found.map((name) =>
    (isSaid(name) ? name : name.replace(METER, '').replace(/[.,;]$/, '')).trim(),
  )
  const byName = new Map<string, string>()
  for (const name of names)
    if (
      name !== '' &&
      name.length <= SKILL_CHARS_MAX &&
      !isSaid(name) &&
      !isLevel(name) &&
      !GROUP.test(foldText(name)) &&
      !byName.has(foldText(name))
    )
      byName.set(foldText(name), name)
  return [...byName.values()]
}

/** Tells whether a word only labels a group of skills, or says how well one is known. */
export function isSkillLabel(text: string): boolean {
  return LABEL.test(foldText(text)) || GROUP.test(foldText(text)) || isLevel(text)
}
