import { foldText } from '#/domain/text/fold-text.ts'

/**
 * How months are called, whole and shortened, in the languages of Europe and in Arabic, Hebrew and Turkish. The October
 * of Croatia is missing: it is the November of its neighbours.
 */
const MONTH_NAMES = [
  'january janvier januari januar janeiro jänner gennaio enero janv jan gen ene styczeń stycznia sty leden ' +
    'ledna ianuarie ian ocak oca tammikuu tammi gener januára siječanj siječnja sij януари січ január января ' +
    'январь янв січень січня ιανουάριος ιανουαρίου ιαν يناير كانون_الثاني جانفي ינואר јануар sausis sausio janvāris jaanuar janurary',
  'february février februari februar fevereiro febbraio febrero feb févr fév luty lutego lut únor února ' +
    'február februarie şubat şub helmikuu helmi febrer februára veljača veljače velj февруари febr лют февр ' +
    'февраля февраль фев лютий лютого φεβρουάριος φεβρουαρίου φεβ فبراير شباط فيفري פברואר фебруар vasaris vasario februāris veebruar feber febuary feburary',
  'march maart mars märz maerz março marzo mär mrt mrz mar marzec marca březen března martie marts mart ' +
    'március márc marec maaliskuu maalis ožujak ožujka ožu бер марта март мар березень березня μάρτιος ' +
    'μαρτίου μαρ مارس آذار מרץ מרס maret kovas kovo märts bře',
  'april aprile avril abril avr apr abr kwiecień kwietnia kwi duben dubna aprilie április nisan nis ' +
    'huhtikuu huhti apríla travanj travnja април кві квіт апреля апрель апр квітень квітня απρίλιος απριλίου ' +
    'απρ أبريل نيسان أفريل אפריל április balandis balandžio aprīlis aprill',
  'may maggio mayo maio mai mei mag maj maja květen května május máj mayıs toukokuu touko maig mája ' +
    'svibanj svibnja трав тра μαΐ μάι май мая травень травня μάιος μαΐου مايو أيار ماي מאי мај május gegužė gegužės maijs kvě',
  'june juin junio junho juni giugno jun giu czerwiec czerwca cze červen června június jún iunie iun ' +
    'haziran haz kesäkuu kesä juny júna lipanj lipnja юни черв чер июня июнь июн червень червня ιούνιος ' +
    'ιουνίου ιουν يونيو يونيه حزيران جوان יוני јун junij birželis birželio jūnijs juuni čvn',
  'july juillet julio julho juli luglio juill juil jul lug lipiec lipca lip červenec července július júl ' +
    'iulie iul temmuz tem heinäkuu heinä juliol júla srpanj srpnja юли лип июля июль июл липень липня ' +
    'ιούλιος ιουλίου ιουλ يوليو يوليه تموز جويلية יולי јул julij liepa liepos jūlijs juuli čvc',
  'august augustus augusti août agosto aug ago sierpień sierpnia sie srpen srpna augusztus ağustos ağu ' +
    'elokuu elo agost kolovoz kolovoza серп сер августа август авг серпень серпня αύγουστος αυγούστου αυγ ' +
    'أغسطس آب أوت אוגוסט avgust avg agustus ogos rugpjūtis rugpjūčio augusts srp',
  'september septembre septiembre setiembre setembro settembre sept sett sep set wrzesień września wrz ' +
    'září septembrie szeptember szept eylül eyl syyskuu syys setembre septembra rujan rujna ruj септември ' +
    'верес вер сентября сентябрь сент сен вересень вересня σεπτέμβριος σεπτεμβρίου σεπ سبتمبر أيلول ספטמבר септембар rugsėjis rugsėjo septembris zář sepetember septmber',
  'october octobre oktober octubre outubro ottobre oct okt out ott październik października paź říjen ' +
    'října octombrie október ekim eki lokakuu loka októbra октомври жовт жов октября октябрь окт жовтень ' +
    'жовтня οκτώβριος οκτωβρίου οκτ أكتوبر تشرين_الأول אוקטובר октобар spalis spalio oktobris oktoober říj ocotber',
  'november novembre noviembre novembro nov listopad listopada listopadu lis noiembrie noi kasım kas ' +
    'marraskuu marras novembra studeni studenoga studenog ноември лист нояб лис ноября ноябрь ноя листопад ' +
    'листопада νοέμβριος νοεμβρίου νοε نوفمبر تشرين_الثاني נובמבר новембар lapkritis lapkričio novembris',
  'december décembre dezember diciembre dezembro dicembre desember déc dez dic des grudzień grudnia gru ' +
    'prosinec prosince decembrie aralık ara joulukuu joulu desembre decembra prosinac prosinca декември груд ' +
    'гру декабря декабрь дек грудень грудня δεκέμβριος δεκεμβρίου δεκ ديسمبر كانون_الأول דצמבר децембар gruodis gruodžio decembris detsember disember',
]

/** A month in a text: one of twelve signs that no text may hold of itself. */
export const MONTH = '[\uFDD0-\uFDDB]'
const FIRST_SIGN = 0xfdd0
const SIGN = new RegExp(MONTH, 'g')

/** Finnish months stand in the partitive beside a day. */
const plain = (word: string) =>
  foldText(word)
    .replaceAll('ı', 'i')
    .replaceAll(' ', '_')
    .replace(/kuuta$/, 'kuu')

const NUMBER_OF = new Map(
  MONTH_NAMES.flatMap((names, month) =>
    names
      .split(' ')
      .flatMap((name) => (/^[\u05d0-\u05ea]/.test(name) ? [name, `ב${name}`] : [name]))
      .map((name) => [plain(name), month]),
  ),
)
const SINCE = 'dès'
const WORD = /(?:كانون|تشرين) \p{L}+|\p{L}[\p{L}\p{M}]*/gu

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const BEGINS = /(?:^|[–—(-])\s?$/u
const BEFORE_YEAR = /^[\s./-](?:19|20)\d{2}(?!\d)/u
/** Behind a year, or behind such a month, and with nothing but a dash or an end behind: "2020 VII – 2021 III". */
const BEHIND_YEAR = /(?<!\d)(?:19|20)\d{2}[\s./-](?:[IVX]{1,4}\s?[–—-]\s?)?$/u
const ENDS = /^\s?(?:$|[–—,;|)-])/u

function isRomanMonth(before: string, after: string): boolean {
  return (BEFORE_YEAR.test(after) && BEGINS.test(before)) || (ENDS.test(after) && BEHIND_YEAR.test(before))
}

/** A text with a sign in place of each month's name, and those names in their order. */
export type SignedMonths = { signed: string; names: string[] }

/** Puts signs in place of the names of months. Signs that a text holds of itself are left out. */
export function signMonths(text: string): SignedMonths {
  const names: string[] = []
  const plainText = text.replace(SIGN, '')
  const signed = plainText.replace(WORD, (word, at: number) => {
    const roman = ROMAN.indexOf(word)
    const end = at + word.length
    const isRoman =
      roman >= 0 && isRomanMonth(plainText.slice(Math.max(0, at - 14), at), plainText.slice(end, end + 6))
    const month = isRoman ? roman : NUMBER_OF.get(plain(word))
    if (month === undefined || word === SINCE) return word
    names.push(word)
    return String.fromCharCode(FIRST_SIGN + month)
  })
  return { signed, names }
}

/** A part of a signed text with its names, of which so many stand before it. */
export function withNames(signed: string, names: readonly string[]): string {
  let at = 0
  return signed.replace(SIGN, () => names[at++] ?? '')
}

/** How many months a signed text names. */
export const countMonths = (signed: string): number => signed.match(SIGN)?.length ?? 0

/** The number, 1 to 12, of the month that a sign stands for. */
export const monthOfSign = (sign: string): number => sign.charCodeAt(0) - FIRST_SIGN + 1
