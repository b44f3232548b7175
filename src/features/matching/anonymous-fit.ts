import type { Text } from '#/domain/matching/text.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { redactor, type Redactor } from '#/domain/profile/redaction.ts'

/** The values of a sentence that hold what a person wrote; the others are codes and numbers. */
const OWN_WORDS = new Set(['titles', 'wish', 'title', 'study', 'skills', 'possible', 'shown'])

/** Nothing that is left is an ellipsis. */
const tidyWith = (redact: Redactor) => (words: string) => redact(words) || '…'

function redactText(said: Text, redact: Redactor): Text {
  const tidy = tidyWith(redact)
  const clean = (value: string | number | string[]) => {
    if (typeof value === 'number') return value
    return typeof value === 'string' ? tidy(value) : value.map(tidy)
  }
  const values = Object.entries(said.values).map(([name, value]) => [
    name,
    OWN_WORDS.has(name) ? clean(value) : value,
  ])
  return { key: said.key, values: Object.fromEntries(values) }
}

/** The same numbers, with names also gone from wishes and skills, which are compared as they were written. */
export function redactFit(fit: Fit, names: readonly string[]): Fit {
  const redact = redactor(names)
  const say = (said: Text | null) => said && redactText(said, redact)
  return {
    ...fit,
    factors: fit.factors.map((factor) => ({
      ...factor,
      asks: say(factor.asks),
      shows: say(factor.shows),
      reason: redactText(factor.reason, redact),
      short: say(factor.short),
      evidence: factor.evidence.map((one) => ({
        ...one,
        asked: tidyWith(redact)(one.asked),
        said: redactText(one.said, redact),
        line: say(one.line),
      })),
    })),
  }
}
