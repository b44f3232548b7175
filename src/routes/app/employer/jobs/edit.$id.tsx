import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppError } from '#/domain/app-error.ts'
import { ArchivedNotice } from '#/features/jobs/components/editor/archived-notice.tsx'
import { JobEditor } from '#/features/jobs/components/editor/job-editor.tsx'
import { jobEditQuery } from '#/features/jobs/job-editor.queries.ts'
import { toast } from '#/ui/toast.ts'
import { counterOf } from '../../../-components/candidate-counter-of.tsx'

export const Route = createFileRoute('/app/employer/jobs/edit/$id')({
  loader: async ({ context, params }) => {
    try {
      await context.queryClient.ensureQueryData(jobEditQuery(params.id))
    } catch (error) {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
    }
  },
  component: EditJobPage,
})

/** Holds the job while its steps come and go. */
function EditJobPage() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const t = useTranslations('job.editor')
  const { data: job } = useSuspenseQuery(jobEditQuery(id))
  const showPublished = () => {
    toast.success(t('published'))
    void navigate({ to: '/job/$id', params: { id } })
  }
  if (job.status === 'Archived') return <ArchivedNotice job={job} />
  return (
    <JobEditor key={id} job={job} onPublished={showPublished} counterOf={counterOf(id)}>
      <Outlet />
    </JobEditor>
  )
}
