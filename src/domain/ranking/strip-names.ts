/** How surely a line names an occupation, from 0 to 1. */
export type NamesWork = (line: string) => number

/** From here on words name work, and nobody; above a line of contact "Grace Baker" is somebody. */
const SURE_WORK = 0.8
const WORK = 0.5
const HARDLY_WORK = 0.25

const MOST_LINES_READ = 6
const MOST_NAMES_ON_TOP = 3
const LONGEST_NAME = 60

const PARTICLE = '(?:de|del|della|di|da|dos|van|von|der|den|bin|ibn|al|el|la|le|y|ter|ten|zu)'
const PART =
  "(?:(?:al|el|ben|d)[-'’])?(?:\\p{Lu}\\p{M}*(?:\\p{Ll}|\\p{M}|[.'’-](?=\\p{L})|\\p{Lu}(?=\\p{Ll}|\\p{M}))+|\\p{Lu}\\.)"
const NAME = `${PART}(?:[ ](?:${PARTICLE}[ ])*${PART}){1,4}`
const LOUD = "\\p{Lu}[\\p{Lu}'’-]+(?:[ ]\\p{Lu}[\\p{Lu}'’-]+){1,3}"

const NAME_ALONE = new RegExp(`^(?:${NAME}|${LOUD})$`, 'u')

/** What says that a name follows. */
const INTRODUCED = new RegExp(
  `(?<![\\p{L}])(?:[Mm]y name is|I(?: am|['’]m) called|[Mm]ein Name ist|[Ii]ch hei(?:ß|ss)e|[Jj]e m['’]appelle|[Mm]on nom est|[Mm]e llamo|[Mm]i nombre es)[ ](${PART}(?:[ ](?:${PARTICLE}[ ])*${PART}){0,4})|我叫(\\p{Script=Han}{2,4})(?=[，。,. ])|(?<![\\p{L}])(?:Mrs?|Ms|Miss|Mx|Herr|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?)\\.?[ ]((?:${PARTICLE}[ ])*${PART}(?:[ ](?:${PARTICLE}[ ])*${PART}){0,4})`,
  'gu',
)

/** Somebody is told of by name: "Aisha Khan has run …". */
const TOLD_OF = new RegExp(
  `(?<=^|[\\n.!?][ ]*)(${NAME})(?=[ ](?:is|was|has|had|works?|worked|holds?|brings?|leads?|led|joined|ist|war|hat|arbeitet|est|était|a|travaille|es|era|ha|tiene|trabaja)[ ])`,
  'gu',
)

const CONTACT =
  /@|https?:|www\.|\+\d{2}|\d{5,}|(?:phone|tel|mobile|e-?mail|address|adresse|dirección|geboren|born|date of birth)\b/iu
const KIND_OF_PAPER =
  /^\W*(?:(?:curriculum\s+vitae|cv|r[eé]sum[eé]|lebenslauf|hoja de vida|profile?|简历)(?:\s*[-–:|]|\s+(?:of|de|von)\b|\s*$)\s*)/iu

const IS_FIELD = /^\p{Lu}[\p{L} ]{1,24}[:：]\s/u

const unquoted = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type Head = { name: string; next: string }

/** The first line, or of a text in one line what stands before the first sign, and what comes after it. */
function readHead(text: string): Head | null {
  const lines = text
    .slice(0, 2000)
    .split('\n')
    .slice(0, MOST_LINES_READ)
    .map((line) => line.replace(KIND_OF_PAPER, '').replace(/^[#*\s>]+|[*\s]+$/g, ''))
    .filter((line) => line !== '')
  const top = lines.findIndex((line) => !IS_FIELD.test(line))
  const parts = (lines[top] ?? '').split(/(?:(?<!\s)\s+)?[,|•·;]\s*|\.\s+|(?<!\s)\s+[-–—]\s+/u)
  const name = (parts[0] ?? '').replace(/\.$/, '')
  const next = [...parts.slice(1), ...lines.slice(top + 1)].find((part) => part.trim() !== '') ?? ''
  return name.length <= LONGEST_NAME && NAME_ALONE.test(name) ? { name, next } : null
}

/** Whether words of the line stand in the rest as others write them, which names do not. */
function recursIn(rest: string, name: string): boolean {
  const words = new Set(rest.match(/(?<![\p{L}@.])\p{Ll}+/gu))
  return name.split(' ').some((word) => word.length > 2 && words.has(word.toLowerCase()))
}

/** A name stands alone on top, and names no work itself. */
function nameOnTop(text: string, namesWork: NamesWork): string | null {
  const head = readHead(text)
  if (!head) return null
  if (CONTACT.test(head.next)) return namesWork(head.name) < SURE_WORK ? head.name : null
  const isWork = [head.name, ...head.name.split(' ')].some((words) => namesWork(words) >= HARDLY_WORK)
  return isWork || recursIn(text, head.name) ? null : head.name
}

function namesOnTop(text: string, namesWork: NamesWork): string[] {
  const names: string[] = []
  for (let rest = text; names.length < MOST_NAMES_ON_TOP;) {
    const name = nameOnTop(rest, namesWork)
    if (name === null) break
    names.push(name)
    rest = rest.replace(name, '').replace(/^[\s.,;:|•·–—-]+/u, '')
  }
  return names
}

/** A paper is about somebody and names a few others. */
const NAMES_MAX = 50

/** Takes away names: on top, introduced, or told of; and wherever else the same ones stand. */
export function stripNames(text: string, namesWork: NamesWork): string {
  const onTop = namesOnTop(text, namesWork)
  const introduced = Array.from(text.matchAll(INTRODUCED), ([, ...found]) => found.find(Boolean) ?? '')
  const toldOf = Array.from(text.matchAll(TOLD_OF), ([, name = '']) => name).filter(
    (name) => namesWork(name) < SURE_WORK,
  )
  const names = [...new Set([...onTop, ...introduced, ...toldOf])]
    .slice(0, NAMES_MAX)
    .filter((name) => name !== '' && (name.includes(' ') || namesWork(name) < WORK))
    .toSorted((a, b) => b.length - a.length)
  return names.reduce(
    (rest, name) =>
      rest.replace(new RegExp(`(?<![\\p{L}])${unquoted(name)}(?:['’]s)?(?![\\p{Ll}])`, 'gu'), ' '),
    text.replace(INTRODUCED, ' '),
  )
}
