import { vi } from 'vitest'
import { ProfileEditor } from '#/features/profile/components/profile-editor.tsx'
import type { ProfileStep } from '#/features/profile/profile-steps.ts'
import { buildMyProfile, resetProfileServer, savedFields } from '#tests/fakes/fake-profile.ts'
import { renderPage, screen, Toasts } from './render.tsx'

/** Opens one step of the profile editor over a server that keeps what it is given. */
export async function renderProfileStep(step: ProfileStep, mine = buildMyProfile()) {
  resetProfileServer(mine)
  return openProfileStep(step, mine)
}

/** The same once more, over what the server and the tab already keep. */
export async function openProfileStep(step: ProfileStep, mine = buildMyProfile()) {
  const onNamesSaved = vi.fn<() => void>()
  const rendered = await renderPage(
    <>
      <ProfileEditor step={step} mine={mine} onNamesSaved={onNamesSaved} />
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
  return { ...rendered, leave, forward, onNamesSaved }
}
