import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { SearchBox } from './search-box.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search jobs' })

async function renderSearch(at: string, target: '/jobs' | '/jobs/maps' = '/jobs') {
  return renderPage(
    <>
      <SearchBox target={target} />
      <textarea aria-label="Notes" />
    </>,
    { at },
  )
}

test.each([
  ['/', 'nurse', '/jobs?search=nurse'],
  ['/', '  nurse  ', '/jobs?search=nurse'],
  ['/', '"night shift" -agency', '/jobs?search=%22night+shift%22+-agency'],
  ['/', 'R&D c++ 100%', '/jobs?search=R%26D+c%2B%2B+100%25'],
  ['/jobs?jobType=FullTime', 'nurse', '/jobs?jobType=FullTime&search=nurse'],
  ['/jobs/?jobType=FullTime', 'nurse', '/jobs?jobType=FullTime&search=nurse'],
  ['/jobs?search=cook&minSalary=30000', 'nurse', '/jobs?search=nurse&minSalary=30000'],
  ['/job/1?jobType=FullTime', 'nurse', '/jobs?search=nurse'],
])('on %s a search for %j leads to %s', async (at, text, expected) => {
  const { user, address } = await renderSearch(at)
  await user.clear(box())
  await user.type(box(), `${text}{Enter}`)
  await waitFor(() => expect(address()).toBe(expected))
})

test('an empty search takes the words away and keeps the filters', async () => {
  const { user, address } = await renderSearch('/jobs?search=cook&jobType=FullTime')
  await user.clear(box())
  await user.type(box(), '   {Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?jobType=FullTime'))
})

test.each([
  ['/jobs?search=cook', 'cook'],
  ['/jobs/maps?search=cook', ''],
  ['/job/1?search=cook', ''],
])('on %s the box holds %j, to go on from there', async (at, text) => {
  await renderSearch(at)
  expect(box().value).toBe(text)
})

test('after going back the box says what the address says, also with the keyboard in it', async () => {
  const { user, router, address } = await renderSearch('/jobs?search=cook')
  await user.clear(box())
  await user.type(box(), 'nurse{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?search=nurse'))
  await user.type(box(), ' at night')
  act(() => router.history.back())
  await waitFor(() => expect(box().value).toBe('cook'))
  expect(document.activeElement).toBe(box())
  act(() => router.history.forward())
  await waitFor(() => expect(box().value).toBe('nurse'))
})

test('words that were typed and not sent go with the next navigation', async () => {
  const { user, router } = await renderSearch('/jobs?search=cook')
  await user.type(box(), ' and baker')
  await act(() => router.navigate({ href: '/jobs?search=cook&jobType=FullTime' }))
  await waitFor(() => expect(box().value).toBe('cook'))
})

test('a page that notes its own state in its address takes no words away', async () => {
  const { user, router, address } = await renderSearch('/jobs/maps?search=cook', '/jobs/maps')
  await user.clear(box())
  await user.type(box(), 'nur')
  await act(() => router.navigate({ href: '/jobs/maps?search=cook&view=1,52,5', replace: true }))
  await waitFor(() => expect(address()).toContain('view='))
  expect(box().value).toBe('nur')
})

test('words that were searched twice still give way to the address of another job', async () => {
  const { user, router } = await renderSearch('/jobs?search=cook')
  await user.type(box(), '{Enter}')
  await user.type(box(), ' and baker')
  await act(() => router.navigate({ href: '/jobs?search=cook&job=1' }))
  await waitFor(() => expect(box().value).toBe('cook'))
})

test('whoever goes on typing while their search is answered keeps their words', async () => {
  const { user, address } = await renderSearch('/')
  await user.type(box(), 'nurse{Enter} at')
  await waitFor(() => expect(address()).toBe('/jobs?search=nurse'))
  expect(box().value).toBe('nurse at')
})

test('the map is searched on the map', async () => {
  const { user, address } = await renderSearch('/jobs/maps?sector=Education', '/jobs/maps')
  await user.type(box(), 'teacher{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs/maps?sector=Education&search=teacher'))
})

test('a slash in front of a filled box begins anew, and what is there can be cleared', async () => {
  const { user, address } = await renderSearch('/jobs?search=cook&jobType=FullTime')
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(box()))
  await user.keyboard('nurse')
  expect(box().value).toBe('nurse')
  await user.click(screen.getByRole('button', { name: 'Clear what is searched for' }))
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/jobs?jobType=FullTime'))
})

test('a slash anywhere on the page moves the keyboard to the search, and is not typed', async () => {
  const { user } = await renderSearch('/')
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(box().value).toBe('')
})

test('what is typed right after the slash is meant for the search', async () => {
  await renderSearch('/')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(box())
})

test('a slash inside a text is a slash', async () => {
  const { user } = await renderSearch('/')
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  await user.type(notes, 'and/or')
  expect(notes.value).toBe('and/or')
  expect(document.activeElement).toBe(notes)
})

test('a shortcut of the browser that contains a slash is left to the browser', async () => {
  const { user } = await renderSearch('/')
  await user.keyboard('{Control>}/{/Control}')
  expect(document.activeElement).toBe(document.body)
})

test('on phones the button opens the field and gives it the keyboard', async () => {
  const { user } = await renderSearch('/')
  await user.click(screen.getByRole('button', { name: 'Search jobs' }))
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(screen.getByRole('button', { name: 'Close search' })).toBeTruthy()
})

test('without scripts it is a plain form that asks the same page', async () => {
  const { container } = await renderSearch('/')
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.method, box().name]).toEqual(['/jobs', 'get', 'search'])
})

test('no more is typed than a search can hold', async () => {
  await renderSearch('/')
  expect(box().maxLength).toBe(200)
})
