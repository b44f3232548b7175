import { lazy, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage, screen, Toasts } from '#tests/setup/render.tsx'
import { LatePart } from './late-part.tsx'

type FetchPart = () => Promise<{ default: () => string }>

/** A button and its part, as pages have them. The part is anew a way to fetch it each time it is opened. */
function Opener({ fetchPart }: { fetchPart: FetchPart }) {
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState(() => lazy(fetchPart))
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setPart(() => lazy(fetchPart))
          setOpen(!isOpen)
        }}
      >
        Open
      </button>
      <LatePart isWanted={isOpen} onFailed={() => setOpen(false)}>
        <Part />
      </LatePart>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Open' })

test('nothing is fetched before it is wanted', async () => {
  const fetchPart = vi.fn<FetchPart>(() => Promise.resolve({ default: () => 'The part' }))
  const { user } = await renderPage(<Opener fetchPart={fetchPart} />)
  expect(fetchPart).not.toHaveBeenCalled()
  await user.click(opener())
  expect(await screen.findByText(/The part/)).toBeTruthy()
})

test('what cannot be fetched is told, leaves the page as it was, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fetchPart = vi
    .fn<FetchPart>(() => Promise.resolve({ default: () => 'The part' }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = await renderPage(
    <>
      <Opener fetchPart={fetchPart} />
      <Toasts />
    </>,
  )
  await user.click(opener())
  expect(await screen.findByText(/connection|reach/i)).toBeTruthy()
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  await user.click(opener())
  expect(await screen.findByText(/The part/)).toBeTruthy()
})
