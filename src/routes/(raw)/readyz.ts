import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#/platform/http/only-methods.ts'
import { readiness, type Readiness } from '#/platform/http/readiness.server.ts'

/** Another server could write no more than this one where a disk is full: it stays in the round. */
const STATUS: Record<Readiness, number> = {
  ready: 200,
  degraded: 200,
  'database unreachable': 503,
  'migrations pending': 503,
}

/** Ready: the database answers and every migration has been applied; else 503. */
export const Route = createFileRoute('/(raw)/readyz')({
  server: {
    handlers: onlyMethods({
      GET: async () => {
        const state = await readiness()
        return Response.json({ status: state }, { status: STATUS[state] })
      },
    }),
  },
})
