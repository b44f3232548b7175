/** Words for what goes on, in English, French, German, Spanish, Portuguese, Italian and Dutch. */
const NOW_WORDS = [
  ...['present(?: day)?', 'presently', 'current(?:ly)?', 'now', 'today', 'ongoing', 'to date'],
  ...['continuing', 'in progress'],
  ...[
    "aujourd[’']hui",
    'auj\\.?',
    'actuel(?:le)?(?:ment)?',
    '(?:à )?ce jour',
    'en cours',
    'maintenant',
    '(?:à )?présent',
  ],
  ...['heute', 'jetzt', '(?:fort)?laufend', 'derzeit', 'aktuell', 'gegenwärtig', 'dato', 'andauernd'],
  ...['actualidad', 'actualmente', 'actual', 'presente', 'hoy', 'ahora', '(?:a )?la fecha', 'en curso'],
  ...['atualidade', 'atualmente', 'atual', 'hoje', 'agora', 'o momento', 'em curso'],
  ...['oggi', 'attualmente', 'attuale', 'ora', 'in corso'],
  ...['heden', 'nu', 'vandaag', 'huidig', 'lopend'],
].join('|')

/** The pattern of what says "until now". */
export const NOW = `(?:(?:until|till|up to|bis|jusqu[’']à|hasta|até|a|ad|tot)\\s+)?(?:${NOW_WORDS})`

const ONLY_NOW = new RegExp(`^(?:${NOW})\\.?$`, 'iu')

/** Tells whether a text only says "until now". */
export function isNow(text: string): boolean {
  return ONLY_NOW.test(text.trim())
}
