import { createFileRoute } from '@tanstack/react-router'
import { serveUpload } from '#/features/uploads/serve-upload.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'

type Asked = { params: { _splat?: string }; request: Request }

const serve = ({ params, request }: Asked) => serveUpload(params._splat ?? '', request)

/** Stored pictures and videos, under the address that every stored file begins with. */
export const Route = createFileRoute('/(raw)/files/$')({ server: { handlers: onlyMethods({ GET: serve }) } })
