import { afterEach, expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { useReadyControl } from './use-ready-control.ts'

function Page({ hasForm = true }: { hasForm?: boolean }) {
  return (
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>{hasForm && <Form />}</main>
    </>
  )
}

function Form() {
  const form = useReadyControl<HTMLFormElement>()
  return (
    <form ref={form}>
      <input aria-label="Email" />
      <input aria-label="Password" />
    </form>
  )
}

const at = (isDesk: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDesk }))
afterEach(() => vi.unstubAllGlobals())

test('at a desk the keyboard is ready in the first field, and on a phone nowhere', () => {
  at(true)
  const { unmount } = renderUi(<Page />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  unmount()
  at(false)
  renderUi(<Page />)
  expect(document.activeElement).toBe(document.body)
})

test('who types elsewhere already keeps the keyboard', async () => {
  at(true)
  const { rerender, user } = renderUi(<Page hasForm={false} />)
  const search = screen.getByRole('textbox', { name: 'Search' })
  await user.click(search)
  rerender(<Page />)
  expect(document.activeElement).toBe(search)
})

test('where a new page took the keyboard to its content it goes on to the field', () => {
  at(true)
  const { rerender } = renderUi(<Page hasForm={false} />)
  screen.getByRole('main').focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
})
