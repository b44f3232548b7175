/** An amount in a text, and where it stands there. `hasThousands`: it is written with a "k". */
export type Amount = { value: number; hasThousands: boolean; start: number; end: number }

const GROUPED = "\\d{1,3}(?:([.,'’ \\u00a0\\u2009\\u202f])\\d{3})(?:\\2\\d{3})*"
const NUMBER = new RegExp(
  `(?<![\\w.,])(${GROUPED}|\\d{1,9})([.,]\\d{1,2})?(?:\\s?(k)\\b)?(?!\\d|[.,]\\d|\\s*%)`,
  'gi',
)

function toAmount(match: RegExpExecArray): Amount[] {
  const [all, whole = '', mark, fraction = '', thousands] = match
  // "0.500" and "1.234.50" could mean several things.
  if (mark !== undefined && (whole.startsWith('0') || fraction.startsWith(mark))) return []
  const value = Number(`${whole.replaceAll(/\D/g, '')}${fraction.replace(',', '.')}`)
  const hasThousands = thousands !== undefined
  return [
    {
      value: hasThousands ? value * 1000 : value,
      hasThousands,
      start: match.index,
      end: match.index + all.length,
    },
  ]
}

/**
 * The amounts of money that a text names, in its order. A mark before three digits parts thousands, one before two or one
 * is a decimal mark: "45.000", "45'000", "3.200,50", "18,50", "60k". What could be either is none.
 */
export function listAmounts(text: string): Amount[] {
  return [...text.matchAll(NUMBER)].flatMap(toAmount)
}
