import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { useMediaQuery } from './use-media-query.ts'

const WIDE = '(min-width: 64rem)'
let matches = false
const listeners = new Set<() => void>()

function Page({ query = WIDE }: { query?: string }) {
  return <p>{useMediaQuery(query) ? 'beside' : 'below'}</p>
}

/** A window whose width the test decides. */
function resize(isWide: boolean) {
  matches = isWide
  for (const listener of listeners) listener()
}

const matchMedia = vi.fn<(query: string) => object>(() => ({
  get matches() {
    return matches
  },
  addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
  removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
}))
beforeEach(() => {
  matches = false
  vi.stubGlobal('matchMedia', matchMedia)
})

test('what holds is known at once in the browser, and followed when it changes', () => {
  matches = true
  renderUi(<Page />)
  expect(screen.getByText('beside')).toBeTruthy()
  act(() => resize(false))
  expect(screen.getByText('below')).toBeTruthy()
  act(() => resize(true))
  expect(screen.getByText('beside')).toBeTruthy()
})

test('on the server nothing holds, whatever the query', () => {
  matches = true
  expect(renderToString(<Page />)).toBe('<p>below</p>')
})

test('a page that is gone listens no more', () => {
  const { unmount } = renderUi(<Page />)
  expect(listeners.size).toBe(1)
  unmount()
  expect(listeners.size).toBe(0)
})

test('another query is asked and listened to in place of the first', () => {
  const { rerender } = renderUi(<Page />)
  rerender(<Page query="(width < 64rem)" />)
  expect(matchMedia).toHaveBeenLastCalledWith('(width < 64rem)')
  expect(listeners.size).toBe(1)
})
