import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showErrors } from '#/components/form/show-errors.ts'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { renderTexts, screen } from '#tests/setup/render.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a new version is loaded by itself, and is said where that has not helped, with the way to it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { user } = renderTexts(<OutdatedNotice />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => showErrors(new Error('something else')))
  expect(screen.queryByRole('alert')).toBeNull()
  const gone = new OutdatedPage('/assets/share-panel-a.js is gone')
  act(() => showErrors(gone))
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => showErrors(gone))
  expect(screen.getByRole('alert').textContent).toContain('There is a new version of Flightpath')
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
