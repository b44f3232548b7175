import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#/platform/http/only-methods.ts'

/** Alive: the process answers. It asks nothing of the database. */
export const Route = createFileRoute('/(raw)/healthz')({
  server: { handlers: onlyMethods({ GET: () => Response.json({ status: 'alive' }) }) },
})
