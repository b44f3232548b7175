import { withoutNames } from '#/domain/matching/redact.ts'
import type { Text } from '#/domain/matching/text.ts'
import type { Fit } from '#/domain/matching/types.ts'

/** The values of a sentence that hold what a person wrote; the others are codes and numbers. */
const OWN_WORDS = new Set(['titles', 'wish', 'title', 'study', 'skills'])

function redactText(said: Text, names: readonly string[]): Text {
  const clean = (value: string | number | string[]) => {
    if (typeof value === 'number') return value
    return typeof value === 'string'
      ? withoutNames(value, names)
      : value.map((item) => withoutNames(item, names))
  }
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    OWN_WORDS.has(name) ? clean(value) : value,
  ])
  return { key: said.key, values: Object.fromEntries(values) }
}

/** The same numbers, with names also gone from wishes and skills, which are compared as they were written. */
export function redactFit(fit: Fit, names: readonly string[]): Fit {
  const say = (said: Text | null) => said && redactText(said, names)
  return {
    ...fit,
    factors: fit.factors.map((factor) => ({
      ...factor,
      asks: say(factor.asks),
      shows: say(factor.shows),
      reason: redactText(factor.reason, names),
      short: say(factor.short),
    })),
  }
}
