import { createFileRoute } from '@tanstack/react-router'

/** Alive: the process answers. It asks nothing of the database. */
export const Route = createFileRoute('/(raw)/healthz')({
  server: { handlers: { GET: () => Response.json({ status: 'alive' }) } },
})
