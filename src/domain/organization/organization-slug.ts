import { unified } from '#/domain/text/unified.ts'

const RANDOM_LENGTH = 6

/**
 * A slug nobody has to think of: the name in plain letters and a few random ones, so that two companies of one name
 * do not meet.
 * @example organizationSlug('Été & Fils') // 'ete-fils-x3k9q0'
 */
export function organizationSlug(name: string): string {
  const plain = unified(name, 'NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, RANDOM_LENGTH)
  return plain ? `${plain}-${random}` : random
}
