import { useState, type ChangeEvent } from 'react'

/** A number of more digits is not exact, and far beyond what any field takes. */
const DIGITS_MAX = 15

/** The end of a fraction, whatever is said behind it: three digits behind a mark are thousands. */
const FRACTION = /[.,](\d{0,2})[^\d.,]*$/u

/** The digits of what was typed, so that '45,000' and '45 000' are the same number; null without any. */
function readWhole(typed: string): number | null {
  const found = typed.replaceAll(/\D/gu, '').slice(0, DIGITS_MAX)
  return found === '' ? null : Number(found)
}

/** The same, and '12.50' is twelve and a half: a whole number is asked for, but none is made of what was typed. */
export function readNumber(typed: string): number | null {
  const fraction = FRACTION.exec(typed)
  if (!fraction) return readWhole(typed)
  const whole = readWhole(typed.slice(0, fraction.index))
  return whole === null && fraction[1] === '' ? null : Number(`${whole ?? 0}.${fraction[1]}`)
}

/** Whether something stands there that has no number in it: 'negotiable', but also the '£' before an amount. */
const isWords = (typed: string) => /\S/u.test(typed) && !/\d/u.test(typed)

type Value = number | string | null
type Field = { value: Value; setValue: (value: Value) => void }

/** A number as it is written; a fraction while it is typed, and words, as they are typed. */
export function useTypedNumber({ value, setValue }: Field, write: (value: number) => string) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    value: typed ?? (typeof value === 'number' ? write(value) : (value ?? '')),
    change: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, text = target.value) => {
      // '45,00' is what a deletion leaves of '45,000'.
      const isLeft =
        typed === null &&
        Number.isInteger(value) &&
        (nativeEvent as InputEvent).inputType?.startsWith('delete')
      const isFraction = FRACTION.test(text) && !isLeft
      setTyped(isFraction || isWords(text) ? text : null)
      // A sign alone may still become an amount; a letter will hardly.
      if (isWords(text) && /\p{L}/u.test(text)) setValue(text)
      else setValue(isFraction ? readNumber(text) : readWhole(text))
    },
    settle: () => {
      if (typed !== null && isWords(typed)) setValue(typed)
      setTyped(null)
    },
  }
}
