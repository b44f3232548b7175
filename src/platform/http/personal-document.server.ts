import { attachment } from './attachment.ts'

type Content = string | Uint8Array<ArrayBuffer>
type Document = { makeContent: () => Content | Promise<Content>; contentType: string; fileName: string }

/**
 * Answers a file that is made for its reader alone: nobody keeps it on the way, and no search engine lists it. For HEAD
 * nothing is made, so that its length is not known.
 */
export async function answerPersonalDocument(
  { method }: Request,
  { makeContent, contentType, fileName }: Document,
): Promise<Response> {
  const headers = {
    'content-type': contentType,
    'content-disposition': attachment(fileName),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  if (method === 'HEAD') return new Response(null, { headers })
  const content = await makeContent()
  const length = String(Buffer.byteLength(content))
  return new Response(content, { headers: { ...headers, 'content-length': length } })
}
