import { isDegree, levelOfDegree } from './degree-words.ts'

const SEPARATED =
  /^(.*?\S)\s*(?:,|:(?=\s)|\s[–—|-]|\s(?:in|en|em|i|im|im Fach|im Studiengang|Fachrichtung|spécialité|mention|w|z zakresu|major(?:ing)? in|option)(?=\s))\s*(.+)$/iu
const FORMS =
  'Ph\\.? ?D|[BM]\\.? ?(?:Sc|SC|A|S|E|Eng|Ed|Tech|TECH|Com|FA|Arch|Des)|MBA|LLB|LLM|LP|(?:Bachelor|Master) of (?:Science|Arts|Engineering|Laws|Education)(?: \\([BM]\\.? ?\\p{L}+\\.?\\))?|Licence|Licenciatura|Master(?: [12])?|Mast[eè]re|Bachelor|Diplom(?:-\\p{L}+)?|Magister|' +
  'Laurea|Grado|BTS|DUT|BUT|DTS|DEUST|CAP|BEP|Bac(?: Pro)?|F\\.? ?[Ss]c|Matric|Matura|Abitur|Ausbildung|Inżynier|Licencjat|Bakalář|HBO(?:[ -]Bachelor)?|MBO(?:[ -]?(?:niveau )?\\d)?|Bachelors|Masters'
const NO_SUBJECT =
  "[Oo]f|d['’e]|de|di|der|[Ii]n|[Ee]n|em|i|im|zu[rm]|als|[Dd]egree|[Tt]hesis|[Mm]edio|[Ss]uperior|[Uu]niversitari[oa]|[Tt]riennale|[Mm]agistrale|[Ss]pecialistica|[Pp]rofessionnelle|[Nn]iveau|[Ll]evel|Bachelor|Master|['’–—|:-]"
const SHORT = new RegExp(
  `^((?:BHS |Post)?(?:${FORMS})\\.?(?: \\(?Hons\\.?\\)?| \\((?:FH|TU|DH|BA|Uni)\\))?)\\s+(?!(?:${NO_SUBJECT})(?!\\p{L}))(.+)$`,
  'u',
)
const STUDIES =
  /^(Studium|Studies|Études|Estudios|Estudos|Studi|Studia|Štúdium|Studie|Studier)\s+(?:(?:der|des|of|de|di|van|i|w|in)\s|d['’])?(.+)$/u
const IN_BRACKETS = /^(.*\S)\s\(([^()]{2,60})\)$/u
/** What was studied in brackets, parted by commas. */
const LISTED = /^([^(),]{2,60}?)\s\(([^(),]{2,40},[^()]{2,60})\)$/u
const BEHIND = /^(.*\S)\s\(?((?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|Ph\.?D|Bachelor|Master|B\.?Eng|M\.?Eng)\.?)\)?$/u

/** The kind of a study and its subject, as "Bachelor of Science in Botany" says both. */
export function splitDegree(text: string): [studyType: string, area: string] {
  const [, whole = '', listed = ''] = LISTED.exec(text) ?? []
  if (levelOfDegree(whole)) return [whole, listed]
  const [, kind, subject] = SHORT.exec(text) ?? STUDIES.exec(text) ?? []
  if (kind && subject) return [kind, subject.replace(/^\(([^()]*)\)$/, '$1')]
  const [, first = '', second = ''] = SEPARATED.exec(text) ?? []
  if (first && levelOfDegree(first)) return [first, second.trim()]
  if (first && levelOfDegree(second)) return [second.trim(), first]
  const [, named = '', inside = ''] = IN_BRACKETS.exec(text) ?? []
  if (levelOfDegree(inside) && !isDegree(named)) return [inside, named]
  const [, studied, degree] = BEHIND.exec(text) ?? []
  if (studied && degree) return [degree, studied]
  if (first && isDegree(first)) return [first, second.trim()]
  return isDegree(text) ? [text, ''] : ['', text]
}
