import { createFileRoute } from '@tanstack/react-router'
import { serveStoredFile } from '#/platform/storage/serve-stored-file.server.ts'

/** Stored pictures and videos, under the address that every stored file begins with. */
export const Route = createFileRoute('/(raw)/files/$')({
  server: {
    handlers: { GET: ({ params, request }) => serveStoredFile(params._splat ?? '', request.headers) },
  },
})
