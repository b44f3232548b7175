import { foldText } from '#/domain/text/fold-text.ts'

/** Nothing in it can fold but its letter case; most names are such. */
const PLAIN_NAME = /^[a-z0-9]+(?: [a-z0-9]+)*$/i

/**
 * The form in which two skill names are compared for equality: letter case, diacritics, hyphens and
 * surplus spaces fold away. `+`, `#` and `.` stay, so that C, C++, C# and .NET remain four skills.
 * Synonyms ("JS" for "JavaScript") are not its business.
 *
 * @example normalizeSkill(' Node.js  développement ') // 'node.js developpement'
 */
export function normalizeSkill(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase()
  return foldText(name)
    .replace(/[^\p{L}\p{M}\p{N}+#.]/gu, ' ')
    .replace(/(?<!\.)\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
