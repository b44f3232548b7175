import { isLittleWord } from './company-words.ts'
import { toKeys, type NameKey } from './name-key.ts'
import { wordsOf } from './name-words.ts'

/** "An Post", "Die Post", "The Works", "Al Futtaim": with the little word before it, where that has a capital, a name is no word. */
export function withLittleBefore(part: string, names: readonly (readonly string[])[]): NameKey[] {
  const words = wordsOf(part)
  const told = names.flatMap(([first = '', ...more]) => {
    const little = words[words.indexOf(first) - 1] ?? ''
    return isLittleWord(little) && /^\p{Lu}/u.test(little) ? [[little, first, ...more].join(' ')] : []
  })
  return toKeys([...new Set(told)], 'handle')
}
