import { waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { PopoverPanel } from './popover-panel.tsx'
import { popoverState } from './popover-state.ts'

function PayPopover() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" ref={anchor} {...popoverState('pay', open)} onClick={() => setOpen(!open)}>
        Pay filter
      </button>
      <PopoverPanel anchor={anchor} id="pay" label="Pay" open={open} onOpenChange={setOpen}>
        <label>
          At least
          <input />
        </label>
      </PopoverPanel>
      <button type="button">Outside</button>
    </>
  )
}

const button = () => screen.getByText('Pay filter')
const panel = () => screen.queryByRole('dialog', { name: 'Pay' })

test('a popover is a named panel that takes the keyboard and gives it back', async () => {
  const { user } = renderUi(<PayPopover />)
  await user.click(button())
  expect(panel()).toBeTruthy()
  const least = screen.getByRole<HTMLInputElement>('textbox', { name: 'At least' })
  expect(document.activeElement).toBe(least)
  await user.type(least, '30000')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(panel()).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

test('the button says what it opens, whether it is open, and which panel is its own', async () => {
  const { user } = renderUi(<PayPopover />)
  const said = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button().getAttribute(name))
  expect(said()).toEqual(['dialog', 'false', null])
  await user.click(button())
  expect(said()).toEqual(['dialog', 'true', 'pay'])
  expect(panel()?.id).toBe('pay')
})

test('a press outside closes a popover, and the keyboard stays where the press was', async () => {
  const { user } = renderUi(<PayPopover />)
  await user.click(button())
  await user.click(screen.getByText('Outside'))
  await waitFor(() => expect(panel()).toBeNull())
  expect(document.activeElement).toBe(screen.getByText('Outside'))
})

test('the button of an open popover closes it', async () => {
  const { user } = renderUi(<PayPopover />)
  await user.click(button())
  await user.click(button())
  await waitFor(() => expect(panel()).toBeNull())
})
