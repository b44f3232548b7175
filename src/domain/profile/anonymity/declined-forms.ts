import { keyOf } from './name-key.ts'

/** Shorter stems are also those of ordinary words. */
const STEM_MIN = 5
/** Forms that end as no ordinary word does may have such stems. */
const SHORT_STEM_MIN = 4
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

/** First names of Poland have short stems: "Julii", "Łucji", "Kasi", "Pawła", "Jerzego", "Antoniego", "Piotrze". */
const POLISH: readonly (readonly [name: RegExp, endings: readonly string[]])[] = [
  [/^([a-z]+[bcdfgklmnprstwz][ij])a$/, ends('i e o a')],
  [/^([a-z]+[cnsz]i)a$/, ['']],
  [/^([a-z]{2,}[^aeiou])e?([kl])$/, ends('a owi iem em u')],
  [/^([a-z]+(?:rz|[crt]))y$/, ends('ego emu ym')],
  [/^([a-z]+[^aeiou]i)$/, ends('ego emu m')],
  [/^([a-z]+[^aeiou]r)$/, ends('ze')],
  [/^([a-z]+[sc])k[ia]$/, ends('cy')],
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
  const polish = POLISH.flatMap(([pattern, endings]) => {
    const stem = pattern.exec(key)?.slice(1).join('') ?? ''
    return stem.length < SHORT_STEM_MIN ? [] : endings.map((ending) => stem + ending)
  })
  return [...new Set([key, key.replace(/e(?=[kc]$)/, '')])].flatMap(formsOf).concat(polish)
}
