import PDFDocument from 'pdfkit'

export type PdfDrawing = InstanceType<typeof PDFDocument>

/** A PDF of A4 pages as its bytes, drawn by the caller. */
export async function makePdf(
  draw: (drawing: PdfDrawing) => void,
  options: { userPassword?: string } = {},
): Promise<Buffer> {
  const drawing = new PDFDocument({ size: 'A4', margin: 50, ...options })
  const chunks: Uint8Array[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  drawing.on('data', (chunk) => chunks.push(chunk))
  drawing.on('end', resolve)
  draw(drawing)
  drawing.end()
  await promise
  return Buffer.concat(chunks)
}

/** A PDF of objects that are written by hand; the first one is its catalog. */
export function writePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (...added: (string | Buffer)[]) => {
    for (const part of added.map((one) => Buffer.from(one))) {
      parts.push(part)
      length += part.length
    }
  }
  objects.forEach((object, index) => {
    places.push(length)
    add(`${index + 1} 0 obj\n`, object, '\nendobj\n')
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  const size = objects.length + 1
  add(`xref\n0 ${size}\n0000000000 65535 f \n${table}`)
  add(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}
