import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import { isDuration } from './cv-duration.ts'
import { headingOf } from './cv-headings.ts'
import { isPlaceAlone, isSurePlace } from './cv-places.ts'
import { isKindOfEmployment } from './kind-of-employment.ts'
import { endsSentence, words } from './cv-sentences.ts'
import { kindOfName } from './role-words.ts'

/** Labels before the name of a role, and before who gives it. */
const TITLE_LABEL =
  /^(?:position|job title|title|role|function|occupation(?: or position held)?|poste|fonction|poste occupé|stelle|funktion|beruf(?: oder funktion)?|tätigkeit|cargo|função|puesto|ruolo|mansione|posizione|functie|(?:zajmowane )?stanowisko|funkcja|(?:pracovn[ií] )?poz[ií]c[ei]a?|befattning|titel|tjänst|stilling|tehtävä|nimike|munkakör|beosztás|func[țt]i[ae](?: sau postul ocupat)?|post(?:ul)?(?: ocupat)?|radno mjesto|pozisyon|görev|unvan|θέση|должность|посада|المسمى الوظيفي|الوظيفة|תפקיד)(?: held)?\s*:\s*/iu
const GIVER_LABEL =
  /^(?:company(?: name)?|employer|name(?: and address)? of (?:the )?employer|organi[sz]ation|entreprise|employeur|société|firma|arbeitgeber|unternehmen|empresa|empleador|empregador|azienda|datore di lavoro|bedrijf|werkgever|pracodawca|zam[eě]stnávate[lľ]|společnost|spoločnosť|arbetsgivare|företag|arbejdsgiver|virksomhed|arbeidsgiver|bedrift|työnantaja|yritys|munkáltató|cég|angajator(?:ul)?|poslodavac|işveren|şirket|εργοδότης|εταιρεία|работодатель|компания|организация|место работы|роботодавець|компанія|الشركة|جهة العمل|חברה|מעסיק)\s*:\s*/iu
const GIVEN_BY = /^(?:[Cc]hez|[Aa]t|[Bb]eim?|[Pp]resso|[Bb]ij|CHEZ|AT|BEI|PRESSO|BIJ)\s(?=\p{Lu})/u
const OTHER_LABEL = /^[\p{L} ]{2,30}: /u
const ADDRESS = /https?:|www\.|\S@\S|\w\.\w{2,4}\//i
const INNER_BREAK = /\s[|·•@→»›]\s|\s(?:at|chez|bei|presso|bij)\s\p{Lu}/u
const SHORT_NAME = /^\p{Lu}{2,5}$/u
/** A name, and what it is in small letters. */
const DESCRIBED = /\s[—–-]\s\p{Ll}/u
/** A bracket with more than the short form of a name. */
const IN_BRACKET = /\((?!\p{Lu}{2,6}\)$)[^()]*\)$/u
const INNER_DASH = /\s[—–-]\s/u

/** Part of a company or a university, which gives no role by itself. */
const DEPARTMENT =
  /^(?:department|dept\.?|division|abteilung|fachbereich|bereich|team|unit|service|département|departamento|dipartimento|afdeling)\s|\s(?:department|dept\.?|division|abteilung|unit|team)$/i

/** Tells whether a text names a part of who gives a role. */
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text)

/** Tells whether a text says of itself that it names who gives a role. */
export const isGiverLabelled = (text: string): boolean => GIVER_LABEL.test(text) || GIVEN_BY.test(text)

/** Tells whether a text is a label of a name and nothing else, with or without a colon. */
export const isNameLabel = (text: string): boolean =>
  withoutNameLabel(`${text.replace(/\s?:$/, '')}: `) === ''

export const withoutNameLabel = (text: string): string =>
  text
    .replace(TITLE_LABEL, '')
    .replace(GIVER_LABEL, '')
    .replace(GIVEN_BY, '')
    .replace(/^À\s(?=\p{Lu})/u, '')

const commas = (text: string) => text.split(', ').length - 1

/** A name does not end with a word that something follows. */
const IS_CUT =
  /\s(?:a|an|the|of|for|with|and|to|as|de|des|du|la|le|les|et|für|der|die|das|und|mit|el|los|las|y|con|da|do|dos|das|e|em|di|della|van|het|een|en)$/u

/** How little a text can name anything: what is a sentence, a date or long names less. */
function doubt(text: string): number {
  const count = words(text)
  let sum = 0
  if (endsSentence(text)) sum += count > 1 ? 3 : 1
  if (count > 10) sum += count > 14 ? 3 : 1
  if (/^\p{Ll}/u.test(text) && !/^\S+\.\p{L}/u.test(text)) sum += 1
  if (/^[^\p{L}\d]*$/u.test(text) || isDuration(text) || isNoName(text)) sum += 4
  if (isKindOfEmployment(text)) sum += 3
  if (/^\(.*\)$/u.test(text)) sum += 2
  if (OTHER_LABEL.test(text)) sum += 1
  if (/[€$£%]/u.test(text)) sum += 1
  if (IS_CUT.test(text)) sum += 1.5
  if (INNER_BREAK.test(text)) sum += 0.8
  if (INNER_DASH.test(text)) sum += DESCRIBED.test(text) ? 1.2 : 0.4
  return sum
}

const SAID =
  /(?<=\s)(?!(?:and|the|for|und|der|die|das|des|dem|den|für|les|dans|pour|del|los|las|para|con|dos|das|per|delle|della|degli|van|het|een|voor|och|dla)(?!\p{L}))\p{Ll}{3,}/gu
const SAID_MAX = 4

const saidIn = (text: string) => text.match(SAID)?.length ?? 0
/** How much words in small letters tell that an unknown name is a role: companies have fewer. */
const SAYS_ROLE = 0.4

/** How well a text names a role. */
export function scoreTitle(text: string): number {
  if (TITLE_LABEL.test(text)) return 5
  if (isGiverLabelled(text)) return -5
  const { isRole, isGiver } = kindOfName(text)
  const known = isRole ? (isGiver ? 0.8 : 2) : isGiver ? -1.5 : SHORT_NAME.test(text) ? -0.4 : 0
  const says = !isRole && !isGiver && saidIn(text) > 0 && saidIn(text) <= SAID_MAX ? SAYS_ROLE : 0
  const heading = !isRole && headingOf(text) !== null ? 1.5 : 0
  const place = isPlaceAlone(text) ? 4 : 0
  return known + says - heading - place - (ADDRESS.test(text) ? 3 : 0) - doubt(text) - 0.3 * commas(text)
}

/** A name does not go on in small letters behind a comma. */
const GOES_ON = /,\s(?!(?:and|et|und|y|e|en|of|i|og|och)\s)\p{Ll}/u

/** How much or of what kind, behind a name: "Crumb (part-time)". */
const SAID_BEHIND = /\s\((?:\p{Ll}|\d)[^()]{0,80}\)$/u

/** A name without what is said behind it in a bracket. */
export const withoutSaid = (text: string): string => text.replace(SAID_BEHIND, '')

/** How well a text names who gives a role. */
export function scoreGiver(written: string): number {
  const text = withoutSaid(written)
  if (isGiverLabelled(text)) return 5
  if (TITLE_LABEL.test(text)) return -5
  const { isRole, isGiver } = kindOfName(text)
  const known = isDepartment(text) ? 0 : isGiver ? (isRole ? 0.3 : 2) : isRole ? -1.5 : 0.6
  const heading = headingOf(text) !== null ? 4 : 0
  const said = isGiver ? 0 : Math.min(SAID_MAX, Math.max(0, saidIn(text) - 1)) * 0.3
  const place = isSurePlace(text) ? 3 : 0
  const long = (words(text) > 8 ? 0.7 : 0) + (IN_BRACKET.test(text) ? 0.3 : 0)
  return (
    known -
    heading -
    place -
    long -
    said -
    (GOES_ON.test(text) ? 1.5 : 0) -
    (ADDRESS.test(text) ? 3 : 0) -
    doubt(text) -
    0.2 * commas(text)
  )
}
