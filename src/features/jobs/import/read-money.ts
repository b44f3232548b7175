import { listAmounts } from './amounts-in-text.ts'

/** What may stand beside one amount: a currency, and the dash that Swiss and Germans write for no cents. */
const BESIDE =
  /^(?:\s|[\p{Sc}]|(?:EUR(?:os?)?|USD|GBP|CAD|AUD|NZD|(?:US|CA|AU|NZ)(?=\s?\$))|[.,]?[-–—]{1,2}$|\.$)*$/iu
const TEXT_CHARACTERS_MAX = 60

/**
 * The amount that a text is: '45.000', "45'000 €", '18,50', '60k'. Null for a range, for words, and for what could be two
 * amounts.
 */
export function readMoney(text: string): number | null {
  const said = text.trim()
  if (said.length > TEXT_CHARACTERS_MAX) return null
  const [amount, ...others] = listAmounts(said)
  if (!amount || others.length > 0 || said.startsWith('-')) return null
  const isAlone = [said.slice(0, amount.start), said.slice(amount.end)].every((beside) => BESIDE.test(beside))
  return isAlone ? amount.value : null
}
