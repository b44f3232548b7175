const BACKUP_HALF = 5

/**
 * A code as the server knows it, from what somebody typed: authenticators show six digits in two groups, and a backup
 * code is easily typed without its hyphen.
 * @example plainCode('505 995') // '505995'
 * @example plainCode('aB3dEfG7hI') // 'aB3dE-fG7hI'
 */
export function plainCode(typed: string): string {
  const letters = typed.replace(/[\s-]/g, '')
  if (letters.length !== 2 * BACKUP_HALF) return letters
  return `${letters.slice(0, BACKUP_HALF)}-${letters.slice(BACKUP_HALF)}`
}
