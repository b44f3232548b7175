/** How days of the week are called in seven languages, whole and shortened; without dots. */
const WEEKDAY_NAMES = new RegExp(
  `^(?:${[
    '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thur?s?|fri|sat|sun',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim',
    'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so',
    'lunes|martes|miércoles|jueves|viernes|sábado|domingo|mié|jue|vie|sáb|dom',
    '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|seg|ter|qua|qui|sex',
    'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gio|sab',
    'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo',
  ].join('|')})$`,
  'iu',
)

/** Tells whether a word names a day of the week. */
export const isWeekday = (word: string): boolean => WEEKDAY_NAMES.test(word)
