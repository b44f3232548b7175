import { levelOfDegree } from './degree-words.ts'

/** "Bachelor of Science in Botany", "Botany (BSc)", "Ausbildung: Bäckerin". */
const SEPARATED =
  /^(.*?\S)\s*(?:,|:|\s[–—|-]|\s(?:in|en|em|im|im Fach|im Studiengang|Fachrichtung|spécialité|mention|w|z zakresu|major(?:ing)? in|option)(?=\s))\s*(.+)$/iu
const FORMS =
  'Ph\\.? ?D|[BM]\\.? ?(?:Sc|SC|A|S|E|Eng|Ed|Tech|TECH|Com|FA|Arch|Des)|MBA|LLB|LLM|LP|Licence|Licenciatura|Master|Mast[eè]re|Bachelor|Diplom|Magister|' +
  'Laurea|Grado|BTS|DUT|BUT|DTS|DEUST|CAP|BEP|Bac(?: Pro)?|F\\.? ?[Ss]c|Matric|Matura|Abitur|Ausbildung|Studium|Inżynier|Licencjat|Bakalář|HBO|MBO|Bachelors|Masters'
const SHORT = new RegExp(
  `^((?:BHS |Post)?(?:${FORMS})\\.?(?: \\(?Hons\\.?\\)?)?)\\s+(?!of\\b|d['’e]|de\\b|di\\b|der\\b|zu[rm]\\b|als\\b|['’])(.+)$`,
  'u',
)
const BEHIND = /^(.*\S)\s\(?((?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|Ph\.?D|Bachelor|Master|B\.?Eng|M\.?Eng)\.?)\)?$/u

/** The kind of a study and its subject, as "Bachelor of Science in Botany" says both. */
export function splitDegree(text: string): [studyType: string, area: string] {
  const [, first = '', second = ''] = SEPARATED.exec(text) ?? []
  if (first && levelOfDegree(first)) return [first, second.trim()]
  const [, kind, subject] = SHORT.exec(text) ?? []
  if (kind && subject) return [kind, subject]
  if (first && levelOfDegree(second)) return [second.trim(), first]
  const [, studied, degree] = BEHIND.exec(text) ?? []
  if (studied && degree) return [degree, studied]
  return levelOfDegree(text) ? [text, ''] : ['', text]
}
