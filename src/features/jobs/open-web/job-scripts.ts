import { createIsomorphicFn } from '@tanstack/react-start'
import { jsonLdScript } from '#/lib/json-ld.ts'
import type { JobView } from '../job-detail.view.ts'
import { descriptionHtml } from './description-html.ts'
import { isListed } from './is-listed.ts'
import { jobBreadcrumbs, jobPosting } from './job-posting.ts'

type Script = { type: string; children: string }
type ScriptOptions = { baseUrl: string; today: string }

/**
 * What a job's page says of itself to machines; nothing when it is not open. They read pages as the server sends them,
 * so that only the server draws it, and no browser loads what draws it.
 */
export const jobScripts = createIsomorphicFn()
  .server((job: JobView, { baseUrl, today }: ScriptOptions): Script[] => {
    if (!isListed(job, today)) return []
    return [
      jsonLdScript(jobPosting(job, { baseUrl, descriptionHtml: descriptionHtml(job) })),
      jsonLdScript(jobBreadcrumbs(job, baseUrl)),
    ]
  })
  .client((): Script[] => [])
