import type { MouseEvent, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { IconButton } from './icon-button.tsx'
import { LinkText } from './link-text.tsx'

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** A form around a button, to see what the button does to it. */
function renderInForm(element: ReactNode) {
  const send = vi.fn<() => void>()
  const rendered = renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {element}
    </form>,
  )
  return { ...rendered, send }
}

test('a button inside a form does not send it unless it says so', async () => {
  const { user, send } = renderInForm(
    <>
      <Button>Add a row</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  await user.click(button('Add a row'))
  expect(send).not.toHaveBeenCalled()
  await user.click(button('Send'))
  expect(send).toHaveBeenCalledOnce()
})

test('while it is loading it keeps its name, says it is busy and ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  const { user } = renderUi(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  )
  await user.click(button('Save'))
  await user.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(button('Save').getAttribute('aria-busy')).toBe('true')
})

test('a loading submit button does not send the form a second time', async () => {
  const { user, send } = renderInForm(
    <Button type="submit" loading>
      Send
    </Button>,
  )
  await user.click(button('Send'))
  expect(send).not.toHaveBeenCalled()
})

test('a loading button keeps the keyboard, so the reader is not thrown to the top', async () => {
  const { user, rerender } = renderUi(<Button>Save</Button>)
  await user.tab()
  rerender(<Button loading>Save</Button>)
  expect(document.activeElement).toBe(button('Save'))
  expect(button('Save').disabled).toBe(false)
})

test('a button that leads nowhere now keeps the keyboard, says so and ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  const { user } = renderUi(
    <Button aria-disabled onClick={onClick}>
      Next
    </Button>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button('Next'))
  expect(button('Next').getAttribute('aria-disabled')).toBe('true')
})

test('after loading it acts again', async () => {
  const onClick = vi.fn<() => void>()
  const { user, rerender } = renderUi(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  )
  rerender(<Button onClick={onClick}>Save</Button>)
  await user.click(button('Save'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(button('Save').hasAttribute('aria-busy')).toBe(false)
})

test('the keyboard presses it with Enter and with the space bar', async () => {
  const onClick = vi.fn<() => void>()
  const { user } = renderUi(<Button onClick={onClick}>Go</Button>)
  await user.tab()
  await user.keyboard('{Enter}')
  await user.keyboard(' ')
  expect(onClick).toHaveBeenCalledTimes(2)
})

test('a disabled button is skipped by the keyboard and does nothing', async () => {
  const onClick = vi.fn<() => void>()
  const { user } = renderUi(
    <Button disabled onClick={onClick}>
      Go
    </Button>,
  )
  await user.tab()
  await user.click(button('Go'))
  expect(onClick).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test('a link that looks like a button is a link, once', async () => {
  const onClick = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault())
  const { user } = renderUi(
    <Button asChild variant="primary" onClick={onClick}>
      <a href="/jobs">Find jobs</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Find jobs' })
  expect(link.getAttribute('href')).toBe('/jobs')
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(link)
  expect(onClick).toHaveBeenCalledOnce()
})

test('an icon alone has a name, for ears and for the mouse', async () => {
  const onClick = vi.fn<() => void>()
  const { user, send } = renderInForm(
    <IconButton label="Close" onClick={onClick}>
      <svg aria-hidden="true" />
    </IconButton>,
  )
  expect(button('Close').title).toBe('Close')
  await user.click(button('Close'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
})

test('an active chip says that pressing takes it away', async () => {
  const onClick = vi.fn<() => void>()
  const { user } = renderUi(
    <Chip removeLabel="Remove Full time" onClick={onClick}>
      Full time
    </Chip>,
  )
  await user.click(button('Remove Full time'))
  expect(onClick).toHaveBeenCalledOnce()
})

test('a chip that opens something is named by its words', () => {
  renderUi(<Chip aria-expanded={false}>Pay</Chip>)
  expect(screen.getByRole('button', { name: 'Pay', expanded: false })).toBeTruthy()
})

test('a dressed link keeps the address of the link it dresses', () => {
  renderUi(
    <>
      <LinkText href="/privacy">Privacy</LinkText>
      <LinkText asChild>
        <a href="/terms">Terms</a>
      </LinkText>
    </>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/privacy', '/terms'])
})
