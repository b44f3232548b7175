import { createFileRoute } from '@tanstack/react-router'
import { answerCvPdf } from '#/features/profile/cv/cv-pdf.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** A CV as it is sent and printed. */
export const Route = createFileRoute('/(raw)/profile/cv/$id/cv.pdf')({
  server: {
    handlers: readOnly<{ id: string }>('/profile/cv/cv.pdf', ({ params, request }) =>
      answerCvPdf(params.id, request),
    ),
  },
})
