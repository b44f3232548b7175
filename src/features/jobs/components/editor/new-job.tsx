import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NoCompany } from '#/components/screens/no-company.tsx'
import { AppError } from '#/domain/app-error.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { Spinner } from '#/ui/spinner.tsx'
import { createJob } from '../../job-editor.functions.ts'

type Outcome = 'creating' | 'failed' | 'noOrganization'

export type NewJobProps = {
  hasOrganization: boolean
  /** The draft is there. Called once. */
  onCreated: (jobId: string) => void
}

/**
 * Begins an empty draft, or goes on with the one left empty, once it is on screen and only then: hovering a link must
 * create nothing. The key makes a repeated effect or request meet the same draft.
 */
export function NewJob({ hasOrganization, onCreated }: NewJobProps) {
  const t = useTranslations('job.editor')
  const [visitKey] = useState(() => crypto.randomUUID())
  const [outcome, setOutcome] = useState<Outcome>(hasOrganization ? 'creating' : 'noOrganization')
  const created = useRef(onCreated)

  const create = useCallback(
    () =>
      createJob({ data: { visitKey } }).then(
        ({ id }) => created.current(id),
        (error: unknown) => {
          const isConflict = error instanceof AppError && error.code === 'CONFLICT'
          setOutcome(isConflict ? 'noOrganization' : 'failed')
        },
      ),
    [visitKey],
  )
  const tryAgain = () => {
    setOutcome('creating')
    void create()
  }
  useEffect(() => {
    if (hasOrganization) void create()
  }, [hasOrganization, create])

  if (outcome === 'noOrganization') {
    const words = { title: t('noOrganization.title'), text: t('noOrganization.text') }
    return <NoCompany {...words} action={t('noOrganization.action')} className="my-auto" />
  }
  if (outcome === 'failed') {
    return (
      <EmptyState
        icon={CircleAlert}
        title={t('createFailed.title')}
        action={
          <Button variant="primary" onClick={tryAgain}>
            {t('createFailed.retry')}
          </Button>
        }
      >
        {t('createFailed.text')}
      </EmptyState>
    )
  }
  return (
    <div role="status" className="grid min-h-[50vh] flex-1 place-content-center justify-items-center gap-4">
      <Spinner className="size-10 text-sky" />
      <p className="text-14 text-muted">{t('creating')}</p>
    </div>
  )
}
