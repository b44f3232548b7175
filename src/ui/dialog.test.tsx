import { waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { Drawer } from './drawer.tsx'

type Slide = { kind: 'dialog' | 'drawer' } & Partial<DialogProps>

function Question({ kind, onOpenChange, ...props }: Slide) {
  const [open, setOpen] = useState(false)
  const shared = {
    title: 'Delete this job?',
    closeLabel: 'Close',
    open,
    onOpenChange: (next: boolean) => {
      setOpen(next)
      onOpenChange?.(next)
    },
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <button type="button">Elsewhere</button>
      {kind === 'dialog' ? (
        <Dialog {...shared} footer={<button type="button">Yes, delete</button>} {...props} />
      ) : (
        <Drawer {...shared} footer={<button type="button">Yes, delete</button>}>
          {props.children ?? 'Nobody can bring it back.'}
        </Drawer>
      )}
    </>
  )
}

const opener = () => screen.getByText('Delete')
const panel = () => screen.queryByRole('dialog')

for (const kind of ['dialog', 'drawer'] as const) {
  test(`a ${kind} stays away until it is opened, then is named by its title`, async () => {
    const { user } = renderUi(<Question kind={kind} />)
    expect(panel()).toBeNull()
    await user.click(opener())
    expect(screen.getByRole('dialog', { name: 'Delete this job?' })).toBeTruthy()
  })

  test(`the keyboard moves into an open ${kind} and cannot leave it`, async () => {
    const { user } = renderUi(<Question kind={kind} />)
    await user.click(opener())
    for (let press = 0; press < 5; press += 1) {
      expect(panel()?.contains(document.activeElement)).toBe(true)
      await user.tab()
    }
    await user.tab({ shift: true })
    expect(panel()?.contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['Escape', async ({ user }: ReturnType<typeof renderUi>) => user.keyboard('{Escape}')],
    [
      'the cross',
      async ({ user }: ReturnType<typeof renderUi>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])(`%s closes the ${kind} and gives the keyboard back to what opened it`, async (_way, close) => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    const rendered = renderUi(<Question kind={kind} onOpenChange={onOpenChange} />)
    await rendered.user.click(opener())
    await close(rendered)
    await waitFor(() => expect(panel()).toBeNull())
    expect(onOpenChange.mock.calls).toEqual([[false]])
    await waitFor(() => expect(document.activeElement).toBe(opener()))
  })

  test(`what stands behind an open ${kind} is hidden from ears`, async () => {
    const { user } = renderUi(<Question kind={kind} />)
    await user.click(opener())
    expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Yes, delete' })).toBeTruthy()
  })

  test(`a ${kind} opened a second time is whole again`, async () => {
    const { user } = renderUi(<Question kind={kind} />)
    await user.click(opener())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(panel()).toBeNull())
    await user.click(opener())
    expect(screen.getByRole('button', { name: 'Yes, delete' })).toBeTruthy()
  })
}

test('what is opened by a button that goes in the same moment gives the keyboard to the page', async () => {
  function Answer() {
    const [isGiven, setGiven] = useState(false)
    const [open, setOpen] = useState(false)
    const give = () => {
      setGiven(true)
      setOpen(true)
    }
    return (
      <main tabIndex={-1}>
        {!isGiven && (
          <button type="button" onClick={give}>
            Match
          </button>
        )}
        <Drawer open={open} onOpenChange={setOpen} title="It’s a match" closeLabel="Close">
          Say hello.
        </Drawer>
      </main>
    )
  }
  const { user } = renderUi(<Answer />)
  await user.click(screen.getByText('Match'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('the description of a dialog is read with its title', async () => {
  const { user } = renderUi(<Question kind="dialog" description="Two people liked it." />)
  await user.click(opener())
  expect(screen.getByRole('dialog', { description: 'Two people liked it.' })).toBeTruthy()
})

test('typing inside a dialog stays inside it', async () => {
  const { user } = renderUi(
    <Question kind="dialog">
      <label>
        Reason
        <input />
      </label>
    </Question>,
  )
  await user.click(opener())
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' })
  await user.type(reason, 'Filled')
  expect(reason.value).toBe('Filled')
})

test('a drawer with a head of its own is still named by its title', async () => {
  renderUi(
    <Drawer
      open
      onOpenChange={() => undefined}
      title="Menu"
      header={<b>Flightpath</b>}
      closeLabel="Close menu"
    >
      <a href="/jobs">Jobs</a>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByText('Flightpath')).toBeTruthy()
})

test('a firm dialog is left by its own buttons alone', async () => {
  const { user } = renderUi(<Question kind="dialog" isFirm />)
  await user.click(opener())
  await user.keyboard('{Escape}')
  expect(panel()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
