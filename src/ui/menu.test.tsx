import { Trash2 } from 'lucide-react'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

type Chosen = (what: string) => void

const ignore: Chosen = () => undefined

function JobMenu({ onChoose = ignore }: { onChoose?: Chosen }) {
  return (
    <Menu trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => onChoose('edit')}>Edit</MenuItem>
      <MenuItem disabled onSelect={() => onChoose('publish')}>
        Publish
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" onSelect={() => onChoose('delete')}>
        Delete
      </MenuItem>
      <MenuItem asChild>
        <a href="/job/1">See the page</a>
      </MenuItem>
    </Menu>
  )
}

const trigger = () => screen.getByText('More')

test('the button says that it opens a menu, and whether it is open', async () => {
  const { user } = renderUi(<JobMenu />)
  expect(trigger().getAttribute('aria-haspopup')).toBe('menu')
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await user.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('menuitem')).toHaveLength(4)
})

test('choosing acts once and closes the menu', async () => {
  const onChoose = vi.fn<Chosen>()
  const { user } = renderUi(<JobMenu onChoose={onChoose} />)
  await user.click(trigger())
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(onChoose.mock.calls).toEqual([['edit']])
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('a menu works with the keyboard alone and skips what is disabled', async () => {
  const onChoose = vi.fn<Chosen>()
  const { user } = renderUi(<JobMenu onChoose={onChoose} />)
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Delete')
  await user.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['delete']])
})

test('a letter jumps to the entry that begins with it', async () => {
  const { user } = renderUi(<JobMenu />)
  await user.click(trigger())
  await user.keyboard('d')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
})

test('Escape closes without acting and returns to the button', async () => {
  const onChoose = vi.fn<Chosen>()
  const { user } = renderUi(<JobMenu onChoose={onChoose} />)
  await user.click(trigger())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onChoose).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(trigger())
})

test('a disabled entry does nothing', async () => {
  const onChoose = vi.fn<Chosen>()
  const { user } = renderUi(<JobMenu onChoose={onChoose} />)
  await user.click(trigger())
  const publish = screen.getByRole('menuitem', { name: 'Publish' })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  await user.click(publish)
  expect(onChoose).not.toHaveBeenCalled()
})

test('an entry that leads somewhere is a real link', async () => {
  const { user } = renderUi(<JobMenu />)
  await user.click(trigger())
  expect(screen.getByRole('menuitem', { name: 'See the page' }).getAttribute('href')).toBe('/job/1')
})

test('what stands round an open menu is there for ears and for the pointer', async () => {
  const { user } = renderUi(
    <>
      <h1>Jobs</h1>
      <JobMenu />
    </>,
  )
  await user.click(trigger())
  expect(screen.getByRole('menu')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Jobs' })).toBeTruthy()
  await user.click(screen.getByRole('heading'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('the button of an open menu closes it', async () => {
  const { user } = renderUi(<JobMenu />)
  await user.click(trigger())
  await user.click(trigger())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
