import { attachment } from '#/lib/attachment.ts'

type Document = { content: string | Uint8Array<ArrayBuffer>; contentType: string; fileName: string }

/** Answers a file that is made for its reader alone: nobody keeps it on the way, and no search engine lists it. */
export function answerPersonalDocument(
  { method }: Request,
  { content, contentType, fileName }: Document,
): Response {
  const headers = {
    'content-type': contentType,
    'content-length': String(Buffer.byteLength(content)),
    'content-disposition': attachment(fileName),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return new Response(method === 'HEAD' ? null : content, { headers })
}
