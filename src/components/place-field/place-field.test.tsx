import { useStore } from '@tanstack/react-form'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAppForm } from '#/components/form/app-form.ts'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { BATH, findByText, getChosenPlace, NEW_YORK, searchPlaces, YORK } from '#tests/fakes/fake-places.ts'
import { findPlace } from '#tests/setup/find-place.ts'
import { fill, renderTexts, screen, Texts } from '#tests/setup/render.tsx'
import { PlaceField } from './place-field.tsx'

// The wire to the server; what the functions do behind it is tested beside them.
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))

const onSubmit = vi.fn<(value: { town: string }) => void>()
const onPlaceChange = vi.fn<(place: FoundPlace | null) => void>()

beforeEach(() => {
  searchPlaces.mockReset().mockImplementation(findByText)
  getChosenPlace.mockReset().mockResolvedValue(null)
  onSubmit.mockReset()
  onPlaceChange.mockReset()
})

function TownForm({ town }: { town: string }) {
  const form = useAppForm({ defaultValues: { town }, onSubmit: ({ value }) => onSubmit(value) })
  const value = useStore(form.store, ({ values }) => values.town)
  return (
    <form.AppForm>
      <form.FormRoot>
        <form.AppField name="town">
          {() => <PlaceField label="Town" help="Where you live" onPlaceChange={onPlaceChange} />}
        </form.AppField>
        <form.SubmitButton>Save</form.SubmitButton>
        <samp>{value}</samp>
      </form.FormRoot>
    </form.AppForm>
  )
}

const page = (town: string) => (
  <QueryClientProvider client={createQueryClient()}>
    <TownForm town={town} />
  </QueryClientProvider>
)
const open = (town = '') => renderTexts(page(town))
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' })
const kept = () => document.querySelector('samp')?.textContent
const options = () => screen.queryAllByRole('option').map((option) => linesOf(option).join(', '))
const linesOf = (option: Element) =>
  Array.from(option.querySelectorAll('span span'), ({ textContent }) => textContent)
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const said = () => screen.getByRole('status').textContent

test('what is typed is kept as it is, and what it may mean is offered below, with whose data it is', async () => {
  const { user } = open()
  await user.type(field(), 'york')
  await list()
  expect(options()).toEqual(['York, England, United Kingdom', 'New York, United States'])
  expect(kept()).toBe('york')
  expect(screen.getByRole('link', { name: 'Places: GeoNames, CC BY' })).toBeTruthy()
  expect(said()).toBe('2 places found. Choose one with the arrow keys and Enter.')
})

test('somebody who types fast asks once', async () => {
  const { user } = open()
  await user.type(field(), 'new york')
  await list()
  expect(searchPlaces.mock.calls.map(([{ data }]) => data.text)).toEqual(['new york'])
})

test('a press on a place fills in its address and hands over where it lies', async () => {
  const { user } = open()
  await fill(user, field(), 'bath')
  await user.click(await findPlace(/^Bath/))
  expect(kept()).toBe(BATH.label)
  expect(onPlaceChange.mock.calls.at(-1)).toEqual([BATH])
  expect(options()).toEqual([])
  expect(document.activeElement).toBe(field())
})

test('the arrow keys walk through the list, and Enter takes a place without sending the form', async () => {
  const { user } = open()
  await fill(user, field(), 'york')
  await list()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const looked = screen.getByRole('option', { selected: true })
  expect(field().getAttribute('aria-activedescendant')).toBe(looked.id)
  await user.keyboard('{Enter}')
  expect(kept()).toBe(NEW_YORK.label)
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ town: NEW_YORK.label }))
})

test('Enter with nothing looked at sends the form with what was typed', async () => {
  const { user } = open()
  await fill(user, field(), 'york')
  await list()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ town: 'york' }))
})

test('leaving by Tab takes nothing, also not what was looked at', async () => {
  const { user } = open()
  await fill(user, field(), 'york')
  await list()
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(kept()).toBe('york')
  expect(options()).toEqual([])
  expect(document.activeElement?.textContent).toBe('Save')
})

test('Escape closes the list, and once more changes nothing; an arrow opens it again', async () => {
  const { user } = open()
  await fill(user, field(), 'york')
  await list()
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  await user.keyboard('{Escape}')
  expect(kept()).toBe('york')
  await user.keyboard('{ArrowDown}')
  await list()
})

test('typing on after a choice takes the coordinates away', async () => {
  const { user } = open()
  await fill(user, field(), 'york')
  await user.click(await findPlace(/^York/))
  expect(onPlaceChange).toHaveBeenLastCalledWith(YORK)
  await user.type(field(), '!')
  expect(onPlaceChange).toHaveBeenLastCalledWith(null)
  expect(kept()).toBe(`${YORK.label}!`)
})

test('where there is no such place it says so, and keeps what was typed', async () => {
  const { user } = open()
  await fill(user, field(), 'Nether Wallop')
  await waitFor(() => expect(said()).toMatch(/^No such place found/))
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ town: 'Nether Wallop' }))
})

test('when nobody answers it says so, keeps what was typed, and asks again with the next letter', async () => {
  searchPlaces.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { user } = open()
  await fill(user, field(), 'bat')
  await waitFor(() => expect(said()).toMatch(/^Places cannot be looked up now/))
  expect(kept()).toBe('bat')
  await user.type(field(), 'h')
  await list()
})

test('an answer that comes too late is cut off and not shown', async () => {
  const late = vi.fn<() => void>()
  searchPlaces.mockImplementationOnce(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => {
          late()
          reject(new DOMException('aborted', 'AbortError'))
        }),
      ),
  )
  const { user } = open()
  await fill(user, field(), 'bath')
  await waitFor(() => expect(searchPlaces).toHaveBeenCalledOnce())
  await user.clear(field())
  await fill(user, field(), 'york')
  await list()
  expect(late).toHaveBeenCalledOnce()
  expect(options()[0]).toMatch(/^York/)
})

test('nothing opens under somebody who is elsewhere: the browser may fill the field in', async () => {
  vi.useFakeTimers()
  open()
  fireEvent.input(field(), { target: { value: 'york' } })
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  expect(kept()).toBe('york')
  expect(searchPlaces).not.toHaveBeenCalled()
})

test('a place that comes without coordinates is located once it is chosen', async () => {
  const bare = { ...BATH, id: 'google:x', label: 'Bath, UK', countryCode: null, lat: null, lng: null }
  searchPlaces.mockResolvedValue({ source: 'google', places: [bare] })
  getChosenPlace.mockResolvedValue({ ...BATH, id: 'google:x' })
  const { user } = open()
  await fill(user, field(), 'bath')
  await user.click(await findPlace(/^Bath/))
  await waitFor(() =>
    expect(onPlaceChange).toHaveBeenLastCalledWith({ ...BATH, id: 'google:x', label: 'Bath, UK' }),
  )
  expect(kept()).toBe('Bath, UK')
})

test('the server writes a plain text field with what is known', () => {
  const served = renderToString(<Texts>{page('Hull')}</Texts>)
  const input = /<input[^>]*>/.exec(served)?.[0] ?? ''
  expect(input).toContain('value="Hull"')
  expect(input).toContain('aria-expanded="false"')
  expect(served).not.toContain('role="option"')
})
