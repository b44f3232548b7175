import { answerUpload } from '#/features/uploads/upload.server.ts'

const ORIGIN = 'http://localhost:3000'

/** One part of a form: a field, or a file with the media type and the name its sender gives it. */
export type FormPart =
  | { name: string; value: string }
  | { name: string; content: Uint8Array | string; type?: string; fileName?: string }

/** A multipart body written by hand, because a browser would put right what is wrong in it on purpose. */
export function multipart(parts: readonly FormPart[], boundary = 'x-boundary-x'): Buffer {
  const pieces = parts.flatMap((part) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"`
    if ('value' in part) return [Buffer.from(`${head}\r\n\r\n${part.value}\r\n`)]
    const type = part.type === undefined ? '' : `\r\nContent-Type: ${part.type}`
    const start = `${head}; filename="${part.fileName ?? 'a'}"${type}\r\n\r\n`
    return [Buffer.from(start), Buffer.from(part.content), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** Sends a body to the upload as a page of ours does. */
export function sendBody(body: BodyInit | null, cookie: string, headers: Record<string, string> = {}) {
  const sent = {
    origin: ORIGIN,
    cookie,
    'content-type': 'multipart/form-data; boundary=x-boundary-x',
    ...headers,
  }
  const request = { method: 'POST', headers: sent, body, duplex: 'half' }
  return answerUpload(new Request(`${ORIGIN}/api/upload`, request))
}

/** Sends a form; what it is answered, with the texts that a screen shows. */
export async function sendForm(parts: readonly FormPart[], cookie: string) {
  const answer = await sendBody(Uint8Array.from(multipart(parts)), cookie)
  const body = (await answer.json()) as { url?: string; error?: string; code?: string; message?: string }
  return { status: answer.status, headers: answer.headers, ...body }
}
