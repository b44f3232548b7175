import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SaveState } from '#/components/editor/autosave.ts'
import { EditorFoot } from '#/components/editor/editor-foot.tsx'
import { EditorFrame } from '#/components/editor/editor-frame.tsx'
import type { SaveProblem } from '#/components/editor/saved-note.tsx'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { Button } from '#/ui/button.tsx'
import { LinkText } from '#/ui/link-text.tsx'
import { PROFILE_STEPS, type ProfileStep } from '../profile-steps.ts'
import type { InvalidFields } from '../invalid-fields.ts'
import { useEntryTitle } from '../use-entry-title.ts'
import { findEntryOf, OpenEntriesContext, type OpenEntries } from '../use-open-entries.ts'
import type { StepForm } from '../use-step-form.ts'
import { stepPath, useStepRail } from '../use-step-rail.ts'
import { ProfileProgress } from './profile-progress.tsx'

export type StepFrameProps = {
  step: ProfileStep
  userId: string
  editor: {
    form: Pick<StepForm<ProfileStep>, 'AppForm' | 'FormRoot' | 'FormErrorSummary' | 'SubmitButton'>
    /** As it would be if this moment were saved. */
    document: ProfileDocument
    values: object
    entries: OpenEntries
    wrong: InvalidFields
    state: SaveState
    flushNew: () => Promise<boolean>
  }
  children: ReactNode
}

/** What keeps a step from being saved, in words; pressing it shows everything and leads to the first. */
function useProblem(wrong: InvalidFields, { status }: SaveState): SaveProblem | undefined {
  const t = useTranslations('profile')
  const count = Object.keys(wrong).length
  if (count === 0 && status !== 'refused') return undefined
  const text = count > 0 ? t('fix', { count }) : t('refused')
  const link = (
    <button
      type="submit"
      className="rounded-[3px] text-left font-medium underline decoration-current/40 underline-offset-3 hover:decoration-current touch:min-h-11"
    >
      {text}
    </button>
  )
  return { tone: 'error', text, link }
}

/** What the five steps share: the rail, the summary of what is wrong, progress, and the foot. */
export function StepFrame({ step, userId, editor, children }: StepFrameProps) {
  const { form, document, entries, values } = editor
  const t = useTranslations('profile')
  const titleOf = useEntryTitle()
  const entryOf = (field: string) => findEntryOf(field, values)
  return (
    <OpenEntriesContext value={entries}>
      <form.AppForm>
        <form.FormRoot autoComplete="off" className="flex flex-1 flex-col">
          <EditorFrame
            title={t(`step.${step}.title`)}
            description={t(`step.${step}.intro`)}
            steps={useStepRail(document, step)}
            subject={t(`step.${step}.title`)}
            aside={<ProfileProgress document={document} step={step} />}
            foot={<StepFoot step={step} userId={userId} editor={editor} />}
          >
            <form.FormErrorSummary
              className="mb-7"
              partOf={(field) => {
                const entry = entryOf(field)
                return entry && titleOf(entry)
              }}
              onFollow={(field) => {
                const entry = entryOf(field)
                if (entry) entries.open(entry.id)
              }}
            />
            <div onBlur={() => void editor.flushNew()}>{children}</div>
          </EditorFrame>
        </form.FormRoot>
      </form.AppForm>
    </OpenEntriesContext>
  )
}

function StepFoot({ step, userId, editor }: Omit<StepFrameProps, 'children'>) {
  const t = useTranslations('profile')
  const common = useTranslations('common.actions')
  const problem = useProblem(editor.wrong, editor.state)
  const previous = PROFILE_STEPS.findLast((candidate) => candidate < step)
  const { form, state } = editor
  return (
    <EditorFoot
      state={state}
      problem={problem}
      back={
        previous && (
          <Button asChild size="lg">
            <Link to={stepPath(previous)}>{common('back')}</Link>
          </Button>
        )
      }
      forward={<form.SubmitButton>{step === 5 ? t('finish') : common('continue')}</form.SubmitButton>}
      aside={
        <LinkText asChild>
          <Link to="/profile/$id" params={{ id: userId }}>
            {t('preview')}
          </Link>
        </LinkText>
      }
    />
  )
}
