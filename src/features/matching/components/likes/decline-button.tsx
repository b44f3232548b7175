import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { Button } from '#/ui/button.tsx'
import { toast } from '#/ui/toast.ts'
import { useDeclineApproach } from '../../decline-approach.queries.ts'

/** The no to an employer who made the first move, said where the job is read. */
export function DeclineButton({ jobId, organizationName }: { jobId: string; organizationName: string }) {
  const t = useTranslations('job.like.approach')
  const { decline, isPending } = useDeclineApproach(jobId)
  const press = () =>
    void decline().then(() => toast.info(t('declined', { organization: organizationName })), showErrors)
  return (
    <Button size="sm" loading={isPending} onClick={press} className="noscript:hidden">
      {t('decline')}
    </Button>
  )
}
