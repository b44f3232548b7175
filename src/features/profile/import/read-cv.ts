import { refusalIn } from '#/components/media/refusal-in.ts'
import { AppError } from '#/domain/app-error.ts'
import { CV_BYTES_MAX, type CvReading } from './cv-reading.ts'

/** Has the server read a file and answers what it found. Throws an `AppError` with the server's own words. */
export async function readCv(file: File): Promise<CvReading> {
  if (file.size > CV_BYTES_MAX) throw new AppError('TOO_LARGE', 'media.upload.tooLarge')
  const body = new FormData()
  body.append('file', file, file.name)
  const answer = await fetch('/api/read-cv', { method: 'POST', body })
  if (answer.ok) return (await answer.json()) as CvReading
  const retryAfter = answer.headers.get('retry-after')
  throw refusalIn({ status: answer.status, text: await answer.text(), retryAfter })
}
