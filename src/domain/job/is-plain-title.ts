import { LINK_SIGNS } from '#/domain/text/link-signs.ts'
import { asMailsRead } from '#/domain/text/plain-signs.ts'

const NO_TITLE = [...LINK_SIGNS, /\p{Nd}{7}|(?:\p{Nd}[\s().+-]?){9}/u]

/** Whether a text can be the title of a job, as mails show it. `ASP.NET/C# developer` is one, and `Nurse (75011 Paris)`. */
export function isPlainTitle(text: string): boolean {
  const plain = asMailsRead(text)
  return !NO_TITLE.some((pattern) => pattern.test(plain))
}
