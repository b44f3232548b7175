import { Profiler, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fill, renderUi, screen } from '#tests/setup/render.tsx'
import { useTypedDraft } from './use-typed-draft.ts'

beforeEach(() => sessionStorage.clear())

function Form() {
  const [typed, setTyped] = useState({ headline: '' })
  useTypedDraft({
    key: 'step-1',
    typed,
    isKept: typed.headline === 'saved',
    restore: (draft) => setTyped((now) => ({ ...now, ...draft })),
  })
  return (
    <input
      aria-label="Headline"
      value={typed.headline}
      onChange={({ target }) => setTyped({ headline: target.value })}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' })
const kept = () => JSON.parse(sessionStorage.getItem('step-1') ?? '{}') as { headline?: string }

test('what is typed is kept by the time it is drawn', async () => {
  const drawn: string[] = []
  const keptThen: (string | undefined)[] = []
  // The end of a commit: layout effects have run, passive effects have not.
  const look = () => {
    drawn.push(field().value)
    keptThen.push(kept().headline)
  }
  const { user } = renderUi(
    <Profiler id="form" onRender={look}>
      <Form />
    </Profiler>,
  )
  drawn.length = keptThen.length = 0
  await fill(user, field(), 'Drainage engineer')
  expect(drawn).toContain('Drainage engineer')
  expect(keptThen).toEqual(drawn)
})

test('what was kept comes back, and is forgotten when the server has it', async () => {
  sessionStorage.setItem('step-1', '{"headline":"Drain"}')
  const { user } = renderUi(<Form />)
  expect(field().value).toBe('Drain')
  await user.clear(field())
  await fill(user, field(), 'saved')
  expect(sessionStorage.getItem('step-1')).toBeNull()
})
