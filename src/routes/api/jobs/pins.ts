import { createFileRoute } from '@tanstack/react-router'
import { answerPins } from '#/features/jobs-map/pins/answer-pins.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'

/** Every published job of a search as a point, for the map. The list and the map share their conditions here. */
export const Route = createFileRoute('/api/jobs/pins')({
  server: { handlers: onlyMethods({ GET: ({ request }) => answerPins(request, publishedSearch) }) },
})
