import { createFileRoute } from '@tanstack/react-router'
import { answerClusters } from '#/features/jobs-map/clusters/answer-clusters.server.ts'
import { onlyMethods } from '#/platform/http/only-methods.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'

/** The map of a search that finds more jobs than a page can hold, view by view. */
export const Route = createFileRoute('/api/jobs/clusters')({
  server: { handlers: onlyMethods({ GET: ({ request }) => answerClusters(request, publishedSearch) }) },
})
