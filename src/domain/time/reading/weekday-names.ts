import { foldText } from '#/domain/text/fold-text.ts'

/** The languages whose months are known as well. */
const LOCALES = 'en fr de es pt it nl ca pl cs sk sv da nb fi ro hu tr ru uk el ar he'.split(' ')
/** A Monday and the six days behind it, in UTC. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day))
const OTHERS = 'tues thur thurs sonnabend segunda terça quarta quinta sexta'

const plain = (word: string) => foldText(word).replaceAll(/[^\p{L}]/gu, '')

let known: ReadonlySet<string> | undefined

function collectNames(): ReadonlySet<string> {
  const styles = LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
    ),
  )
  const names = styles.flatMap((style) => WEEK.map((day) => style.format(day)))
  return new Set([...names, ...OTHERS.split(' ')].map(plain))
}

/** Tells whether a word names a day of the week, whole or shortened. */
export function isWeekday(word: string): boolean {
  known ??= collectNames()
  return known.has(plain(word))
}
