/** '30,000', '£30 000' and '30k' are what people type for '30000'; '' for nothing, null for no whole amount. */
export function readAmount(typed: string): string | null {
  const plain = typed.replace(/[\s£]/gu, '').replace(/[.,](?=\d{3}(?!\d))/g, '')
  if (plain === '') return ''
  const thousands = /^(\d{1,6})k$/iu.exec(plain)
  if (thousands) return `${thousands[1]}000`
  return /^\d{1,9}$/.test(plain) ? plain : null
}
