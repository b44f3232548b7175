import { lazy, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { QuietPart } from './quiet-part.tsx'

type Fetched = { default: () => ReactNode }

const arriving = () => lazy(() => Promise.resolve<Fetched>({ default: () => <p>The part</p> }))
const gone = (error = new Error('gone')) => lazy(() => Promise.reject<Fetched>(error))

const pageWith = (Part: ReturnType<typeof arriving>, about: string) => (
  <>
    <h1>The page</h1>
    <QuietPart about={about} before={<p>On its way</p>} without={<p>Without it</p>}>
      <Part />
    </QuietPart>
  </>
)

test('what stands in for a part gives way to it', async () => {
  renderUi(pageWith(arriving(), 'one'))
  expect(screen.getByText('On its way')).toBeTruthy()
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(screen.queryByText('On its way')).toBeNull()
})

test('a part that cannot be had leaves the page as it is, and is tried again for something else', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = renderUi(pageWith(gone(), 'one'))
  expect(await screen.findByText('Without it')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  rerender(pageWith(arriving(), 'one'))
  expect(screen.getByText('Without it')).toBeTruthy()
  rerender(pageWith(arriving(), 'two'))
  expect(await screen.findByText('The part')).toBeTruthy()
})

test('a part that is gone since the last deploy has the page loaded anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const reload = vi.spyOn(location, 'reload').mockReturnValueOnce()
  renderUi(pageWith(gone(new OutdatedPage('the part')), 'one'))
  expect(await screen.findByText('Without it')).toBeTruthy()
  expect(reload).toHaveBeenCalledOnce()
})
