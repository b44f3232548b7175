import { createFileRoute } from '@tanstack/react-router'
import { answerResume } from '#/features/profile/cv/resume.server.ts'
import { readOnly } from '#/platform/http/public-document.server.ts'

/** A CV as other sites read it. */
export const Route = createFileRoute('/(raw)/profile/cv/$id/resume.json')({
  server: {
    handlers: readOnly<{ id: string }>('/profile/cv/resume.json', ({ params, request }) =>
      answerResume(params.id, request),
    ),
  },
})
