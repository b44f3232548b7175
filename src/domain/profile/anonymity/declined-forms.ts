import { keyOf } from './name-key.ts'

/** Shorter stems are also those of ordinary words. */
const STEM_MIN = 5
const ends = (text: string) => text.split(' ')

/** Endings of Slavic and Greek names by what the name itself ends in, folded: "Kowalski", "Ivanova", "Novák", "Zuzanna". */
const DECLINED: readonly (readonly [name: RegExp, endings: readonly string[]])[] = [
  [
    /^(.*[sc]k)(?:[iyea]|ie|aya|aja)$/,
    ends('i y a ie iego iemu im iej ich imi e ego eho emu ou ym ymi ych ogo oho omu oy oi oj aya aja u o'),
  ],
  [/^(.*(?:[eo]v|in))a?$/, ends(' a u y e oy oi oj ou em om ym yh ykh ych ymi')],
  [/^(.*[^aeiou])o[vw][ae]$/, ['']],
  [/^(.*[^aeiou])(?:o[vw][ae])?$/, ends('a u owi ovi em iem om ow ami ach ova ove ovou ovej owa owej owie')],
  [/^(.*[^aeiou])i?a$/, ends('y i e ie o u ou')],
  [/^(.*[^aeiou])os$/, ends('ou o')],
]

function formsOf(key: string): string[] {
  return DECLINED.flatMap(([pattern, endings]) => {
    const stem = pattern.exec(key)?.[1] ?? ''
    return stem.length < STEM_MIN ? [] : endings.map((ending) => stem + ending)
  })
}

/**
 * The keys of a name in other cases and for the other sex: "Kowalskiego", "Kowalska", "Nováková", "Dudka" of Dudek; those
 * of long stems alone.
 */
export function declinedForms(name: string): string[] {
  const key = keyOf(name)
  return [...new Set([key, key.replace(/e(?=[kc]$)/, '')])].flatMap(formsOf)
}
