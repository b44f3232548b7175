import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { useEscape } from './use-escape.ts'

const onEscape = vi.fn<() => void>()

function Page() {
  useEscape(onEscape)
  return (
    <>
      <button type="button">Elsewhere</button>
      <input aria-label="Search" />
      <div role="dialog" aria-label="Filters">
        <button type="button">Inside</button>
      </div>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Closes something
      </button>
    </>
  )
}

test.each([
  ['nowhere', null, 1],
  ['on a button of the page', 'Elsewhere', 1],
  ['in a field', 'Search', 0],
  ['in a dialog', 'Inside', 0],
  ['on what has its own use for it', 'Closes something', 0],
])('Escape with the focus %s is heard as it should be', (_where, name, times) => {
  onEscape.mockClear()
  renderUi(<Page />)
  const target = name
    ? (screen.queryByRole('button', { name }) ?? screen.getByLabelText(name))
    : document.body
  fireEvent.keyDown(target, { key: 'Escape' })
  fireEvent.keyDown(target, { key: 'Enter' })
  expect(onEscape).toHaveBeenCalledTimes(times)
})
