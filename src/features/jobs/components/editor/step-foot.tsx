import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EditorFoot } from '#/components/editor/editor-foot.tsx'
import type { SaveProblem } from '#/components/editor/saved-note.tsx'
import { focusControl } from '#/components/form/focus-control.ts'
import { Button } from '#/ui/button.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { STEP_ROUTES } from '../../edit-paths.ts'
import type { JobStep } from '../../job-steps.ts'
import { conflictId } from './conflict-banner.tsx'
import { FieldLink } from './field-link.tsx'
import { useJobEditor } from './job-editor-context.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishButton } from './publish-button.tsx'
import { SaveChanges } from './save-changes.tsx'

const PROBLEM_LINK =
  'inline-flex items-center rounded-[3px] text-left font-medium underline-offset-3 hover:underline touch:min-h-11'

export function StepFoot({ step }: { step: JobStep }) {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const openPreview = () => setPreviewOpen(true)
  return (
    <>
      <EditorFoot
        back={
          <div className="flex items-center gap-1">
            <BackLink step={step} />
            <IconButton
              label={t('preview.open')}
              size="lg"
              onClick={openPreview}
              className="@min-[78rem]:hidden"
            >
              <Eye aria-hidden="true" />
            </IconButton>
          </div>
        }
        state={draft.saveState}
        problem={useSaveProblem()}
        forward={<Forward step={step} />}
        aside={
          <button
            type="button"
            onClick={openPreview}
            className="rounded-[3px] font-medium text-sky-ink underline-offset-3 hover:underline"
          >
            {t('preview.open')}
          </button>
        }
      />
      <PreviewDialog open={isPreviewOpen} onOpenChange={setPreviewOpen} />
    </>
  )
}

/** The first field that waits for a correction or a decision, in words and as a way there. */
function useSaveProblem(): SaveProblem | undefined {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const [field, ...others] = draft.waiting
  if (!field) return undefined
  const said = { field: t(`field.${field}`), others: others.length }
  if (field in draft.conflicts) {
    const text = t('waiting.decide', said)
    const toDecision = () => focusControl(document.querySelector(`#${conflictId(field)}`))
    return {
      tone: 'warning',
      text,
      link: (
        <button type="button" onClick={toDecision} className={PROBLEM_LINK}>
          {text}
        </button>
      ),
    }
  }
  const text = t('waiting.fix', said)
  return {
    tone: 'error',
    text,
    link: (
      <FieldLink field={field} className={PROBLEM_LINK}>
        {text}
      </FieldLink>
    ),
  }
}

function BackLink({ step }: { step: JobStep }) {
  const t = useTranslations('common.actions')
  const { job } = useJobEditor()
  if (step === 1) return null
  const before = step === 2 ? 1 : 2
  return (
    <Button asChild size="lg">
      <Link to={STEP_ROUTES[before]} params={{ id: job.id }}>
        {t('back')}
      </Link>
    </Button>
  )
}

/** Publish on the last step; elsewhere on to the next. An open job with changes is saved first. */
function Forward({ step }: { step: JobStep }) {
  const t = useTranslations()
  const { job, draft, isLive, canPublish } = useJobEditor()
  if (isLive && draft.isDirty) return <SaveChanges />
  if (step < 3) {
    return (
      <Button asChild size="lg" variant="primary">
        <Link
          to={STEP_ROUTES[step === 1 ? 2 : 3]}
          params={{ id: job.id }}
          onClick={() => {
            if (!isLive) void draft.saveNow()
          }}
        >
          {t('common.actions.continue')}
        </Link>
      </Button>
    )
  }
  if (isLive) {
    return (
      <Button asChild size="lg" variant="primary">
        <Link to="/job/$id" params={{ id: job.id }}>
          {t('job.editor.seeJob')}
        </Link>
      </Button>
    )
  }
  if (!canPublish) {
    return (
      <Button asChild size="lg" variant="primary">
        <Link to="/app/employer" onClick={() => void draft.saveNow()}>
          {t('job.editor.done')}
        </Link>
      </Button>
    )
  }
  return <PublishButton />
}
