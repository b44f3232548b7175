import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { OfflineNote } from './offline-note.tsx'

afterEach(() => onlineManager.setOnline(true))

function Page({ wants }: { wants: boolean }) {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => Promise.resolve('rows'), enabled: wants })
  return (
    <>
      <p>{data ?? 'nothing yet'}</p>
      <OfflineNote />
    </>
  )
}

const note = () => screen.getByRole('status').textContent

test('a page that waits for the connection says so, and goes on by itself', async () => {
  onlineManager.setOnline(false)
  await renderPage(<Page wants />)
  await waitFor(() => expect(note()).toMatch(/^You are offline/))
  await act(async () => onlineManager.setOnline(true))
  expect(await screen.findByText('rows')).toBeTruthy()
  expect(note()).toBe('')
})

test('a page that has all it wants says nothing of the connection', async () => {
  onlineManager.setOnline(false)
  await renderPage(<Page wants={false} />)
  expect(note()).toBe('')
})
