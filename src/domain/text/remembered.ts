/**
 * The same function, with its last answers at hand: at least `max` of them and at most twice as many, so that what
 * hostile callers ask cannot fill the memory. `null` is an answer, `undefined` is not.
 */
export function remembered<Answer>(
  compute: (text: string) => Exclude<Answer, undefined>,
  max: number,
): (text: string) => Answer {
  let young = new Map<string, Answer>()
  let old = new Map<string, Answer>()
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const before = old.get(text)
    const answer = before === undefined ? compute(text) : before
    if (young.size >= max) {
      old = young
      young = new Map()
    }
    young.set(text, answer)
    return answer
  }
}
