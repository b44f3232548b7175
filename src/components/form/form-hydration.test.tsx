import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { screen, Texts } from '#tests/setup/render.tsx'
import { useAppForm } from './app-form.ts'

const INTENTS = [
  { value: 'seeking', label: 'Seeking' },
  { value: 'hiring', label: 'Hiring' },
]
const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'sun', label: 'Sunday' },
]
const VALUES = {
  intent: 'seeking' as string | null,
  days: ['mon'],
  country: 'a' as string | null,
  news: false,
}

type FormProps = { onShown?: () => void; sent?: (typeof VALUES)[] }

/** A form of choices; `onShown` is called in the commit that makes it part of the page. */
function Form({ onShown, sent }: FormProps) {
  const form = useAppForm({ defaultValues: VALUES, onSubmit: ({ value }) => void sent?.push(value) })
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <form.AppForm>
      <form.FormRoot>
        <form.AppField name="intent">
          {(field) => <field.RadioCardsField label="Intent" options={INTENTS} />}
        </form.AppField>
        <form.AppField name="days">
          {(field) => <field.ChoicesField label="Days" options={DAYS} />}
        </form.AppField>
        <form.AppField name="country">
          {(field) => (
            <field.SelectField
              label="Country"
              options={['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))}
            />
          )}
        </form.AppField>
        <form.AppField name="news">{(field) => <field.CheckboxField label="Write to me" />}</form.AppField>
        <button type="submit">Send</button>
      </form.FormRoot>
    </form.AppForm>
  )
}

const EVERYTHING = { intent: 'hiring', days: ['mon', 'sun'], country: 'b', news: true }

function chooseEverything(): void {
  screen.getByRole('radio', { name: 'Hiring' }).click()
  screen.getByRole('checkbox', { name: 'Sunday' }).click()
  screen.getByRole('checkbox', { name: 'Write to me' }).click()
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  country.value = 'b'
  country.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the page shows, whatever the form knows. */
const shown = () => ({
  ticked: Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value),
  country: document.querySelector('select')?.value,
})
const ALL_SHOWN = { ticked: ['hiring', 'mon', 'sun', 'on'], country: 'b' }

/** The form as the server wrote it, not alive yet. */
function serverPage(): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = renderToString(
    <Texts>
      <Form />
    </Texts>,
    { identifierPrefix: 'f' },
  )
  document.body.append(host)
  return host
}

/** Makes the page alive as a browser does: React decides itself when its effects run. */
function hydrate(host: HTMLElement, props: FormProps) {
  return hydrateRoot(
    host,
    <Texts>
      <Form {...props} />
    </Texts>,
    { identifierPrefix: 'f' },
  )
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

test('what was chosen before the scripts took over the page is what is sent', async () => {
  const host = serverPage()
  chooseEverything()
  const sent: (typeof VALUES)[] = []
  const taken = Promise.withResolvers<void>()
  const root = hydrate(host, { sent, onShown: taken.resolve })
  await taken.promise
  expect(shown()).toEqual(ALL_SHOWN)
  screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(sent).toEqual([EVERYTHING]))
  expect(shown()).toEqual(ALL_SHOWN)
  root.unmount()
})

test('what is chosen in the moment after, before React runs its passive effects, is kept too', async () => {
  const host = serverPage()
  const sent: (typeof VALUES)[] = []
  const taken = Promise.withResolvers<void>()
  const root = hydrate(host, { sent, onShown: () => queueMicrotask(taken.resolve) })
  await taken.promise
  chooseEverything()
  expect(shown()).toEqual(ALL_SHOWN)
  screen.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(sent).toEqual([EVERYTHING]))
  expect(shown()).toEqual(ALL_SHOWN)
  root.unmount()
})
