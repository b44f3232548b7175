import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/setup/render.tsx'
import { ListEnd } from './list-end.tsx'

test.each([
  ['auto', 'the list'],
  ['visible', 'the page'],
] as const)(
  'where its list has overflow %j, the end is awaited in what scrolls: %s',
  async (overflowY, what) => {
    const roots: unknown[] = []
    class FakeObserver {
      constructor(_onSeen: unknown, { root }: { root: unknown }) {
        roots.push(root)
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    const { container } = await renderPage(
      <div data-scrolls style={{ overflowY }}>
        <ListEnd search={{}} nextCursor="1-1" isLoading={false} onNear={() => undefined} />
      </div>,
    )
    const list = container.querySelector('[data-scrolls]')
    expect(roots).toEqual([what === 'the list' ? list : null])
  },
)
