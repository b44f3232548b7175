import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { Button } from '#/ui/button.tsx'
import { toast } from '#/ui/toast.ts'
import { useDeclineApproach } from '../../decline-approach.queries.ts'

/** The no to an employer who made the first move, said where the job is read. */
export function DeclineButton({ jobId, organizationName }: { jobId: string; organizationName: string }) {
  const t = useTranslations('job.likeNotice.approach')
  const { decline, isPending } = useDeclineApproach(jobId)
  const isPressed = useRef(false)
  const press = async () => {
    isPressed.current = true
    try {
      await decline()
      toast.info(t('declined', { organization: organizationName }))
    } catch (error) {
      isPressed.current = false
      showErrors(error)
    }
  }
  // The button goes with what it answered, and would take the keyboard with it.
  useEffect(
    () => () => {
      const isLost = isPressed.current && document.activeElement === document.body
      if (isLost) document.querySelector('main')?.focus()
    },
    [],
  )
  return (
    <Button size="sm" loading={isPending} onClick={() => void press()} className="noscript:hidden">
      {t('decline')}
    </Button>
  )
}
