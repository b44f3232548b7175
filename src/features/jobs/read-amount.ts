/**
 * '30,000', '£30 000' and '30k' are what people type for '30000'; '' for nothing, null for no whole amount. Only the
 * `symbol` of the currency that is meant may stand with it: an amount of another one would be taken for something else.
 */
export function readAmount(typed: string, symbol: string): string | null {
  // Whoever reads 'US$' before a field types '$'.
  const sign = symbol.replace(/\p{L}/gu, '')
  const plain = typed
    .replace(/\s/gu, '')
    .replace(symbol, '')
    .replace(sign, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
  if (plain === '') return ''
  const thousands = /^(\d{1,6})k$/iu.exec(plain)
  if (thousands) return `${thousands[1]}000`
  return /^\d{1,9}$/.test(plain) ? plain : null
}
