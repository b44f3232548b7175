/** Words for what goes on, by the languages of Europe and in Arabic, Hebrew and Turkish. */
const NOW_WORDS = [
  ...['present(?: day)?', 'presently', 'current(?:ly)?', 'now', 'today', 'on-?going', '(?:to|till?) date'],
  ...['continuing', 'in progress', 'at present', 'pres\\.', 'still going', '∞'],
  ...[
    "aujourd[’']hui",
    'auj\\.?',
    'actuel(?:le)?(?:ment)?',
    '(?:à )?ce jour',
    'en cours',
    'en poste',
    '(?:à )?nos jours',
    'maintenant',
    'act\\.',
    '(?:à )?présent',
  ],
  ...[
    'heute',
    'jetzt',
    '(?:fort)?laufend',
    'derzeit(?:ig)?',
    'zurzeit',
    'aktuell',
    'gegenwärtig',
    'gegenwart',
    'auf weiteres',
    'dato',
    'andauernd',
    'lfd\\.',
    'akt\\.',
  ],
  ...[
    '(?:a )?la actualidad',
    'actualidad',
    'actualmente',
    'actual',
    '(?:ao? |o )?presente(?: momento| data)?',
    '(?:día de )?hoy',
    'ahora',
  ],
  ...['(?:a )?la fecha', 'en curso', 'cursando', 'vigente'],
  ...['atualidade', 'atualmente', '(?:dias )?atua(?:l|is)', 'hoje', 'agora', '(?:ao?|o) momento', 'em curso'],
  ...['(?:os )?dias de hoje', 'em andamento', 'à data', '(?:a )?data atual'],
  ...['oggi', 'attualmente', 'attuale', 'ora', 'in corso', 'tuttora'],
  ...['heden', 'nu', 'vandaag', 'huidig', 'lopend'],
  ...['(?:chwil[aię] )?obecn(?:ie|ej|a)', 'teraz', 'nadal', 'dzi[sś](?:iaj)?', 'aktualnie', 'w trakcie'],
  ...['(?:sou[cč]asn|s[uú][cč]asn)os[tť]i?', 'do(?:po)?sud', 'nyní', 'dnes', 'doteraz'],
  ...[
    'nuvarande',
    'pågående',
    'idag',
    'i dag',
    'tills vidare',
    'nuværende',
    'igangværende',
    'nåværende',
    'nå',
  ],
  ...['dags dato', 'd\\.d\\.', 'nykyinen', 'nyt', 'jelenleg', 'jelen', 'máig', 'napjainkig'],
  ...[
    '(?:în |in )?prezent(?:ul)?',
    'curent',
    'h[aâ]len',
    'günümüz(?:e kadar)?',
    'devam(?: ed[iİ]yor)?',
    'bugün',
    'şu an',
    'şimdi',
    'danas',
    'sada',
  ],
  ...[
    '(?:по )?(?:настоящее|наст\\.?) время',
    '(?:по )?н\\. ?в\\.?',
    'сейчас',
    'сегодня',
    'сьогодні',
    'теперішній час',
    'дотепер',
    'зараз',
  ],
  ...[
    'σήμερα',
    'παρόν',
    'الآن',
    'الان',
    'حتى الآن',
    'الحاضر',
    'الوقت الحاضر',
    'الوقت الحالي',
    'حالي[اً]{1,2}',
    'حتى تاريخه',
    'اليوم',
    'مستمر',
  ],
  ...[
    'still employed',
    'the present',
    'alla data attuale',
    'al presente',
    'en la actualidad',
    'tills nu',
    'fortsatt',
  ],
  ...[
    'trenutno',
    'sadašnjost',
    'u toku',
    'danes',
    'sedaj',
    'днес',
    'досега',
    'до сега',
    'момента',
    'сега',
    'досі',
  ],
  ...[
    'по сей день',
    'по сегодняшний день',
    'сегодняшний день',
    'по теперішній час',
    '(?:mai|\uFDD4) napig',
    'данас',
    'toistaiseksi',
  ],
  ...[
    'sekarang',
    'saat ini',
    'hingga sekarang',
    'hiện (?:tại|nay)',
    'nay',
    'praegu',
    'tagad',
    'dabar',
    'šiuo metu',
  ],
  ...[
    'היום',
    'כיום',
    'הווה',
    'נוכחי',
    'כעת',
    '至今',
    '现在',
    '現在(?:に至る)?',
    '目前',
    '迄今',
    '在[职職]',
    '현재',
    '재직\\s?중',
  ],
].join('|')

const UP_TO =
  "to|until|till|up to|bis|jusqu[’']à|à|hasta|até(?: ao?| o)?|fino ad?|a|ad|tot|op|do|po|til|till|fram till|pân[aă] (?:în|la)|pana (?:in|la)|до|έως|حتى|إلى|الى|עד"

/** Words for now that companies are called by as well: what stands behind them makes a name of them. */
const ALSO_NAMES =
  'agora|ora|nu|nyt|nå|nay|danes|actual|act\\.|akt\\.|pres\\.|jelen|hoy|dato|curent|huidig|teraz|vigente'

/** The pattern of what says "until now". */
export const NOW = `(?:(?:${UP_TO})\\s+)?(?!(?:${ALSO_NAMES})\\s[\\p{L}\\p{N}&])(?:${NOW_WORDS})`
/** The pattern of what says so wherever it stands. */
export const SURE_NOW = `(?!(?:${ALSO_NAMES})(?!\\p{L}))${NOW}`

const ONLY_NOW = new RegExp(`^(?:${NOW})\\.?$`, 'iu')

/** Tells whether a text only says "until now". */
export function isNow(text: string): boolean {
  return ONLY_NOW.test(text.trim())
}
