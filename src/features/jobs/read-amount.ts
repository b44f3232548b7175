/**
 * '30,000', '£30 000', '30000.00 GBP' and '30k' are what people type for '30000'; '' for nothing, null for no whole
 * amount. Only `names` of the currency that is meant, its symbol and its code, may stand with it: an amount of another
 * one would be taken for something else.
 */
export function readAmount(typed: string, names: readonly string[]): string | null {
  // Whoever reads 'US$' before a field types '$'.
  const signs = names.map((name) => name.replace(/\p{L}/gu, ''))
  const unnamed = [...names, ...signs].reduce(
    (left, name) => left.replace(name.toUpperCase(), ''),
    typed.replace(/\s/gu, '').toUpperCase(),
  )
  const plain = unnamed.replace(/[.,]00?$/, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
  if (plain === '') return ''
  const thousands = /^(\d{1,6})K$/u.exec(plain)
  if (thousands) return `${thousands[1]}000`
  return /^\d{1,9}$/.test(plain) ? plain : null
}
