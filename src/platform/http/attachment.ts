import { unified } from '#/domain/text/unified.ts'

/** What no file system takes in a name, and what turns the direction of writing. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]+/gu

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * The value of `content-disposition` that saves a document as a file of this name (RFC 6266), whatever letters it has.
 *
 * @example attachment('Zoë CV.pdf') // attachment; filename="Zoe CV.pdf"; filename*=UTF-8''Zo%C3%AB%20CV.pdf
 */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replaceAll(UNFIT, ' ').trim()
  const plain = unified(name, 'NFKD')
    .replaceAll(/[^ -~]|["%\\]/g, '')
    .trim()
  const encoded = encodeURIComponent(name).replaceAll(/['()]/g, percent)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
