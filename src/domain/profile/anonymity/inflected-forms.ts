import { keyOf, toKeys, type NameKey, type Terms } from './name-key.ts'
import { isSaidOfMany } from './name-words.ts'
import { isAnyWord } from './ordinary-words.ts'

/** Shorter words also begin ordinary ones. */
const LENGTH_MIN = 5
const ends = (text: string) => text.split(' ')

type Endings = readonly (readonly [word: RegExp, endings: readonly string[]])[]

/** Endings by what a word ends in, folded. Of each list the first that fits counts. */
const SLAVIC: Endings = [
  [/^(.{3,})ka$/, ends('ki ky ce ke ku kou')],
  [/^(.{3,})ga$/, ends('gi gy dze ge gou')],
  [/^(.{4,})[ij]a$/, ends('i ii ji ie je iu')],
  [/^(.{4,})ta$/, ends('ty cie te tu tou tej')],
  [/^(.{4,})da$/, ends('dy dzie de du dou dej')],
  [/^(.{4,})ra$/, ends('ry rze re ru rou rej')],
  [/^(.{3,}[bclmnpsvwz])a$/, ends('y i ie e u ou ej')],
  [/^(.{3,}?)i?ek$/, ends('ka ku kiem kem kowi kovi')],
  [/^(.{3,}?)i?ec$/, ends('ca cu cem cowi')],
  [/^(.{3,})iol$/, ends('la le lem lowi')],
  [/^(.{3,})ab$/, ends('ebia ebiu ebiem ebie abowie')],
  [/^(.{4,}[sc])cy$/, ends('kich kim kimi ki ka')],
  [/^(.{3,})ce$/, ends('ka ki')],
  [/^(.{3,}ow)ie$/, ['', 'a']],
  [/^(.{4,}i)e$/, ends('u em a')],
  [/^(.{4,})em$/, ['', 'a', 'u']],
  [/^(.{4,}[kg])$/, ends('a u iem em owi ovi owie')],
  [/^(.{4,})t$/, ends('ta tu tem cie towi')],
  [/^(.{4,})d$/, ends('da du dem dzie dowi')],
  [/^(.{3,})x$/, ends('ksu ksie ksem ksowi xu xie xem')],
  [/^(.{4,})r$/, ends('ra ru rem rze rowi')],
  [/^(.{3,}[bcfhlmnpsvwz])$/, ends('a u em ie owi owie')],
  [/^(.{3,}[sc]ki)e(?:go|j)$/, ['', ...ends('m emu ej ch')]],
  [/^(.{3,}i)$/, ends('m ego emu')],
  [/^(.{4,}[^aeiou])y$/, ends('ow ach om ego emu ym')],
  [/^(.{3,})ro$/, ends('ra ru rem rze')],
  [/^(.{4,})o$/, ends('a u em ie')],
]
/** "Vereinigten", "Wolkentaler", "Zuiderwoldse". */
const GERMANIC: Endings = [
  [
    /^(.+(?:en|end|igt?|isch|lich)|schwarz|weiss|gross|blau|braun|gru?n|klein|wild|frei|schon|lang)er$/,
    ends('en em e'),
  ],
  [/^(.{4,})eln$/, ends('eler elner')],
  [/^(.{3,}e[lr])$/, ends('n er')],
  [/^(.{4,})e$/, ends('en er em se')],
  [/^(.{4,})en$/, ends('er ener ner se')],
  [/^(.{4,}(?:a|r|z|ck)|.{6,}[^eiou])$/, ends('er se')],
]
/** "montefalcidiese", in small letters too. */
const ROMANCE: Endings = [[/^(.{6,})[aeio]$/, ends('ese ense')]]

function formsBy(table: Endings, key: string): string[] {
  for (const [pattern, endings] of table) {
    const stem = pattern.exec(key)?.[1]
    if (stem !== undefined) return endings.map((ending) => stem + ending)
  }
  return []
}

/** "Hallberg" of Hallbergs Snickeri. */
const ownerOf = (word: string) => (/[bcdfghjklmnpqrtvwxz]s$/i.test(word) ? [keyOf(word.slice(0, -1))] : [])
/** "Larkalid" of Larkalidsskolan. */
const NAMED_BY = /^(.{4,})s(?:skola|skolan|skolen|kyrkan|sjukhuset|gymnasiet)$/

/** What the people and things of a town are called: "Münchner", "Leidse". */
export const adjectivesOf = (town: string): string[] => {
  const key = keyOf(town)
  const others = [key.replace(/e([lr])$/, '$1er'), key.replace(/ich$/, 'cher')]
  return [...formsBy(GERMANIC, key), ...others, `${key}er`, `${key}se`]
}

/**
 * The keys of a word of a name in other cases, and what it is called as an adjective: "Biedronce", "Wolkentaler". They
 * need a capital, and are none that say work, name many or are of every day.
 */
export function inflectedKeys(word: string, terms: Terms): NameKey[] {
  const key = keyOf(word)
  if (!/^[a-z]{4,}$/.test(key)) return []
  const names = (form: string) => form.length >= LENGTH_MIN && !isSaidOfMany(form) && !isAnyWord(form, terms)
  const compound = NAMED_BY.exec(key)?.slice(1) ?? []
  const capital = [...formsBy(SLAVIC, key), ...formsBy(GERMANIC, key), ...ownerOf(word), ...compound]
  return [
    ...toKeys(capital.filter(names), 'inflected'),
    ...toKeys(formsBy(ROMANCE, key).filter(names), 'handle'),
  ]
}

/** What German joins to the name of a company: "Boschgruppe". */
const JOINED_BEHIND = [
  'filiale',
  'filialen',
  'markt',
  'märkte',
  'gruppe',
  'konzern',
  'werk',
  'werke',
  'zentrale',
]
const COMPOUND_MIN = 4
export const compoundKeys = (name: string): NameKey[] =>
  name.length < COMPOUND_MIN
    ? []
    : toKeys(
        JOINED_BEHIND.map((end) => name + end),
        'inflected',
      )
