import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#/platform/http/only-methods.ts'
import { serveStoredFile } from '#/platform/storage/serve-stored-file.server.ts'

type Asked = { params: { _splat?: string }; request: Request }

const serve = ({ params, request }: Asked) => serveStoredFile(params._splat ?? '', request)

/** Stored pictures and videos, under the address that every stored file begins with. */
export const Route = createFileRoute('/(raw)/files/$')({ server: { handlers: onlyMethods({ GET: serve }) } })
