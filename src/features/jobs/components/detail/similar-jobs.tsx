import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { similarJobsQuery } from '../../job-detail.queries.ts'
import { JobRow } from '../list/job-row.tsx'

/** Where to look next; nothing when there is nothing like this job. */
export function SimilarJobs({ jobId }: { jobId: string }) {
  const t = useTranslations('job.detail')
  const { data: jobs = [] } = useQuery(similarJobsQuery(jobId))
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs" className="@container mt-12 max-md:mt-10">
      <h2 id="similar-jobs" className="mb-3 text-18">
        {t('similar')}
      </h2>
      <ul className="grid grid-cols-1 gap-x-12 @min-[60rem]:grid-cols-2">
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            level={3}
            selected={false}
            fit={undefined}
            heart={null}
            className="border-t border-b-0 px-0 hover:bg-transparent md:px-0 has-[a:hover]:[&_a]:underline [&_a]:underline-offset-3 [&_a]:focus-visible:after:-inset-x-2"
          />
        ))}
      </ul>
    </section>
  )
}
