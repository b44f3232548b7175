import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { ProfileEditor } from '#/features/profile/components/profile-editor.tsx'
import { StepFrame } from '#/features/profile/components/step-frame.tsx'
import type { ProfileStep } from '#/features/profile/profile-steps.ts'
import type { MyProfileView } from '#/features/profile/profile.view.ts'
import { useStepForm, type StepForm } from '#/features/profile/use-step-form.ts'
import { buildMyProfile, resetProfileServer, savedFields } from '#tests/fakes/fake-profile.ts'
import { renderPage, screen, Toasts } from './render.tsx'

vi.mock('#/platform/suggestions/suggestions.functions.ts', () => import('#tests/fakes/fake-suggestions.ts'))

/** Opens one step of the profile editor over a server that keeps what it is given. */
export async function renderProfileStep(step: ProfileStep, mine = buildMyProfile()) {
  resetProfileServer(mine)
  return openProfileStep(step, mine)
}

/** The same once more, over what the server and the tab already keep. */
export async function openProfileStep(step: ProfileStep, mine = buildMyProfile()) {
  const onNamesSaved = vi.fn<() => void>()
  const editor = <ProfileEditor step={step} mine={mine} onNamesSaved={onNamesSaved} />
  return { ...(await renderEditor(step, editor)), onNamesSaved }
}

type Part<Step extends ProfileStep> = (form: StepForm<Step>) => ReactNode

/** Opens a step with only a part of it on the page: what does not matter need not be drawn. It leads nowhere. */
export async function renderProfilePart<Step extends ProfileStep>(
  step: Step,
  part: Part<Step>,
  mine = buildMyProfile(),
) {
  resetProfileServer(mine)
  return renderEditor(step, <PartEditor {...{ step, part, mine }} />)
}

type PartEditorProps<Step extends ProfileStep> = { step: Step; part: Part<Step>; mine: MyProfileView }

function PartEditor<Step extends ProfileStep>({ step, part, mine }: PartEditorProps<Step>) {
  const editor = useStepForm({ step, mine, onNamesSaved: doNothing, onContinue: doNothing })
  return (
    <StepFrame step={step} userId={mine.userId} editor={editor}>
      {part(editor.form)}
    </StepFrame>
  )
}

const doNothing = () => undefined

async function renderEditor(step: ProfileStep, editor: ReactNode) {
  const rendered = await renderPage(
    <>
      {editor}
      <Toasts />
    </>,
    { at: `/app/individual/profile/step${step}` },
  )
  const { user } = rendered
  /** Leaves the field at hand, which saves what is right, and answers everything that was sent. */
  const leave = async () => {
    await user.tab()
    return savedFields()
  }
  const forward = () => user.click(screen.getByRole('button', { name: step === 5 ? 'Finish' : 'Continue' }))
  return { ...rendered, leave, forward }
}

/** The closed entries of a section: the lines to read, each of which opens when it is pressed. */
export const closedEntries = (section: string) =>
  within(screen.getByRole('region', { name: section })).queryAllByRole('button', { expanded: false })

/** Puts a whole text in place of what a control holds. */
export async function overwrite(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  await user.paste(text)
}
