import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#/platform/http/only-methods.ts'
import { readiness } from '#/platform/http/readiness.server.ts'

/** Ready: the database answers and every migration has been applied; else 503. */
export const Route = createFileRoute('/(raw)/readyz')({
  server: {
    handlers: onlyMethods({
      GET: async () => {
        const state = await readiness()
        return Response.json({ status: state }, { status: state === 'ready' ? 200 : 503 })
      },
    }),
  },
})
