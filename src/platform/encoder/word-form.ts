import { singular } from '#/domain/text/singular.ts'

const SHORTEST = 6
/** Words for a man and for a woman at work are one: German -in, Spanish -a, French -euse and so on. */
const TRADES: [RegExp, string][] = [
  [/(ar|er|or|ist|ent|ant|end|eur|log|af|at|ekt|eut|iv|arzt|anwalt|koch|wirt)in(nen)?$/, '$1'],
  [/(frau|leute)$/, 'mann'],
  [/euse$/, 'eur'],
  [/(teur|trice|tore)$/, 'tor'],
  [/(d|t|s)ora$/, '$1or'],
  [/(er|eir|ad|iv|ari|ic)a$/, '$1o'],
  [/ienne$/, 'ien'],
  [/iere$/, 'ier'],
]

/**
 * A folded word as it is for one of its kind, whoever does the work.
 *
 * @example wordForm('lehrerinnen') // 'lehrer'
 */
export function wordForm(word: string): string {
  const one = singular(word)
  if (one.length < SHORTEST) return one
  const [ending, form] = TRADES.find(([pattern]) => pattern.test(one)) ?? []
  return ending && form ? one.replace(ending, form) : one
}
