import { splitCommas } from './comma-names.ts'
import { splitHead } from './cv-entries.ts'
import { isSurePlace, mayBeTown } from './cv-places.ts'
import { isDegree, levelOfDegree } from './degree-words.ts'
import { isSchool } from './school-words.ts'
import { splitDegree } from './split-degree.ts'
import { isPart, splitSchool, type BesideSchool } from './split-school.ts'
import { isBesideStudy, withoutStatus } from './study-marks.ts'
import { isSubject } from './subject-words.ts'

type Kind = 'school' | 'degree' | 'subject' | 'unknown'
/** A piece of a line, of which line it is, and whether something stands before it there. */
type Piece = { text: string; is: Kind; line: number; isBehind: boolean }
export type StudyNames = { institution: string; studyType: string; area: string }

const LABELS: [Kind, RegExp][] = [
  [
    'school',
    /^(?:school|university|college|institution|institute|institut|établissement|université|école|hochschule|universität|schule|universidad|centro|instituição|universidade|istituto|università|szkoła|uczelnia|opleidingsinstituut)(?: name)?\s*:\s*/iu,
  ],
  [
    'degree',
    /^(?:degree|qualification|diploma|diplôme|abschluss|título|titulación|curso|grau|titolo di studio|qualifica|niveau)\s*:\s*/iu,
  ],
  [
    'subject',
    /^(?:speciali[sz]ation|field(?:s)? of study|major|subject|programme?|course|studiengang|fachrichtung|fach|schwerpunkt|filière|spécialité|especialidad|carrera|área|indirizzo|corso|kierunek|obor|odbor|program|bölüm|richting)\s*:\s*/iu,
  ],
]
/** What stands between a degree and a school that follows on the same line. */
const AT =
  /\s(?:at|from|an der|am|bei der|bei|presso|chez|à l['’]|à la|à|en la|en el|na|no|aan de|vid|ved|på|w)\s?(?=(?:the |la |l['’]|die )?[\p{Lu}])/u
const SURE_AT = /^\s(?:at|bei|bei der|presso|chez)\s?$/u
const KIND_FIRST =
  /^(.*?\S)\s+((?:(?:Pontif[ií]ci[ao]|Freie|Vrije|Katholi\p{L}+|Eidgenössische|Haute|Nova|Real) )?(?:University of|Universit(?:é|ät|à|at|y)|Universidade|Universidad|Universit\p{L}+|Institut[eo]?|École|Ecole|Escuela|Escola|Istituto|Colegio|Colégio|Lycée|Liceo|Hochschule|Technische|EMEF|EE|IES|Uniwersytet|Politechnika|جامعة|معهد|אוניברסיטת|מכללת)\s.+)$/u

/** "High School Diploma" is no school though it names one. */
const isLevelName = (text: string) =>
  /^(?:high school|secondary school)(?: \p{L}+)?$|(?:diploma|degree|abitur|matura|maturità)$/iu.test(text)

/** What only says which kind of school it was. */
const GENERIC =
  /^(?:(?:Sekundar|Primar|Real|Haupt|Mittel|Ober|Grund|Volks|Fachober|Berufs|Gesamt)schule|Gymnasium|[Ll]iceo|[Ll]yc[ée]e|[Ii]nstituto|(?:\p{L}+ )?(?:high|secondary|grammar) school)$/u

/** "Liceo Fiorini" is a school though its name tells a level. */
const namesSchool = (text: string) => isSchool(text) && !isLevelName(text)

function splitAt(text: string): string[] {
  const [, label = '', named = ''] = /^([^:]{2,30}):\s(.+)$/u.exec(text) ?? []
  const isLevel = isLevelName(label) || /^\p{L}+ (?:high|secondary|grammar) school$/iu.test(label)
  if (isSchool(named) && isDegree(label) && (!isSchool(label) || isLevel)) return [label, named]
  if (isSchool(label) && !isSchool(named) && !isLevel) return [label, named]
  const at = AT.exec(text)
  const cut = at
    ? [text.slice(0, at.index), text.slice(at.index + at[0].length)]
    : (KIND_FIRST.exec(text)?.slice(1) ?? [])
  const [before = '', school = ''] = cut.map((part) => part.trim())
  const isBehindAt = at !== null && SURE_AT.test(at[0])
  const isCut =
    before !== '' &&
    (isSchool(school) || isBehindAt) &&
    !isSchool(before) &&
    isDegree(before) &&
    !before.endsWith(',')
  return isCut ? [before, school.replace(/^(?:the\s|l['’])/i, '')] : [text]
}

function kindOf(text: string): Kind {
  if (isDegree(text)) return 'degree'
  return isSubject(text) ? 'subject' : 'unknown'
}

function schoolPieces(text: string, line: number, known: BesideSchool): Piece[] {
  const { before, school, behind } = splitSchool(text, known)
  const studied = (one: string, isBehind: boolean): Piece => ({
    text: one,
    is: isDegree(one) ? 'degree' : 'subject',
    line,
    isBehind,
  })
  return [
    ...(before === '' ? [] : [studied(before, false)]),
    { text: school, is: 'school', line, isBehind: false },
    ...behind.map((one) => studied(one, true)),
  ]
}

const splitLabels = (head: string) => head.split(/,\s+(?=\p{L}[\p{L} ]{2,20}:\s)/u)

function piecesOf(head: string, line: number, known: BesideSchool): Piece[] {
  const [kind, label] = LABELS.find(([, pattern]) => pattern.test(head)) ?? []
  const text = label ? head.replace(label, '') : head
  const at = kind === 'school' ? AT.exec(text) : null
  const [subject, school] = at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : []
  if (subject !== undefined && school !== undefined && isSchool(school) && !isSchool(subject))
    return [
      { text: subject, is: isDegree(subject) ? 'degree' : 'subject', line, isBehind: false },
      { text: school, is: 'school', line, isBehind: true },
    ]
  const parts = splitHead(withoutStatus(text))
    .flatMap(splitAt)
    .filter((part) => !isBesideStudy(part) && !(isSurePlace(part) && !isSchool(part)))
  return parts.flatMap((part, index): Piece[] => {
    const bare = withoutStatus(part)
    const isBehind = index > 0
    if (kind) return [{ text: bare, is: isBehind ? kindOf(bare) : kind, line, isBehind }]
    if (namesSchool(bare)) return schoolPieces(bare, line, known)
    const kept = splitCommas(bare).filter((one) => !isBesideStudy(one))
    return kept.length > 0 ? [{ text: kept.join(', '), is: kindOf(bare), line, isBehind }] : []
  })
}

/** Which of school and study stands first, where the school is known by its words: above nought it is the school. */
export function voteOnOrder(heads: readonly string[]): number {
  const school = heads.findIndex(namesSchool)
  const other = heads.findIndex((head, at) => at !== school && (isDegree(head) || isSubject(head)))
  return school < 0 || other < 0 ? 0 : Math.sign(other - school)
}

/** A town that is told from others of its name: "Frankfurt am Main". */
const ON_RIVER =
  /^\p{Lu}\p{Ll}+ (?:am|an der|im|in der|bei|sur|sous|lès|aan den?|nad|upon|on) \p{Lu}\p{Ll}+$/u
const isTownLike = (text: string) => splitCommas(text).length === 2 && splitCommas(text).every(mayBeTown)

/** What alone names a study, at its commas: what follows the last words of a degree or a subject is the school, and its town. */
function partBehindCommas(pieces: Piece[]): void {
  const [only] = pieces
  if (only?.is !== 'degree') return
  const parts = splitCommas(only.text)
  const last = parts.findLastIndex((part) => isDegree(part) || isSubject(part))
  const [school = '', ...others] = parts.slice(last + 1)
  if (
    last < 0 ||
    others.length > 1 ||
    !/^\p{Lu}/u.test(school) ||
    isSurePlace(parts.slice(last + 1).join(', '))
  )
    return
  pieces.splice(
    0,
    1,
    { ...only, text: parts.slice(0, last + 1).join(', ') },
    { ...only, text: school, is: 'unknown' },
  )
}

/** A kind of study that says what was studied. */
const OF_SOMETHING = /\s(?:zu[mr]|als|em|en|in|di|d['’]|de|w)\s?\p{L}{4}/u

/** How long it took, behind the name of a school. */
const LASTED = / \(\d{1,2} \p{L}{3,10}\.?\)$/u

/** What stands in for a school that no word tells: beside a degree what else is named, else as in most studies. */
function guessSchool(pieces: readonly Piece[], isSchoolFirst: boolean): Piece | undefined {
  const unknown = pieces.filter(({ is, isBehind }) => is === 'unknown' && !isBehind)
  const names = [
    ...unknown.filter(({ text }) => !isTownLike(text)),
    ...unknown.filter(({ text }) => isTownLike(text)),
  ]
  const other = pieces.find(({ is }) => is !== 'degree')
  if (pieces.some(({ is }) => is === 'degree')) return names[0] ?? other
  if (pieces.length < 2) return isSchoolFirst ? pieces[0] : undefined
  return (names.length === 1 ? names[0] : undefined) ?? (isSchoolFirst ? pieces[0] : pieces[1])
}

/**
 * The school, the kind of study and the subject of lines that name one study. `beside` are lines on the right of others,
 * where towns stand.
 */
export function nameStudy(
  heads: readonly string[],
  beside: readonly string[],
  isSchoolFirst: boolean,
): StudyNames {
  const hasDegree = heads.some((head) => isDegree(head) && !namesSchool(head))
  const hasPlace = heads.some((head) => isSurePlace(head) && !isSchool(head))
  const pieces = heads.flatMap((head, line) =>
    splitLabels(head).flatMap((part) => piecesOf(part, line, { hasDegree, hasPlace })),
  )
  const schools = pieces.filter(({ is }) => is === 'school')
  if (schools.length === 0 && pieces.length === 1) partBehindCommas(pieces)
  const known = schools.find(({ text }) => !GENERIC.test(text)) ?? schools[0]
  const school = known ?? guessSchool(pieces, isSchoolFirst)
  const others = pieces.filter((piece) => piece !== school)
  const degrees = others.filter(({ is }) => is === 'degree')
  const degree = degrees.find(({ text }) => levelOfDegree(text) !== null) ?? degrees[0]
  const [studyType, ownArea] = degree ? splitDegree(degree.text) : ['', '']
  const isTown = ({ text, line, isBehind }: Piece) =>
    (mayBeTown(text) || isTownLike(text)) &&
    (ON_RIVER.test(text) || beside.includes(heads[line] ?? '') || (isBehind && line === school?.line))
  const left = others.filter((piece) => piece !== degree && piece.is !== 'school' && !isPart(piece.text))
  const isNamed = levelOfDegree(studyType) === 'Secondary' || OF_SOMETHING.test(studyType)
  const mayBeSubject = (piece: Piece) => !isTown(piece) && !(isNamed && mayBeTown(piece.text))
  const subject = left.find(({ is }) => is === 'subject') ?? left.find(mayBeSubject)
  return {
    institution: (known || !school ? (school?.text ?? '') : (splitCommas(school.text)[0] ?? '')).replace(
      LASTED,
      '',
    ),
    studyType,
    area: ownArea || subject?.text || '',
  }
}
