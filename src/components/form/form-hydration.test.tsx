import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { screen, Texts } from '#tests/setup/render.tsx'
import { useAppForm } from './app-form.ts'
import { HOLD_EARLY_SUBMITS } from './hold-early-submits.ts'

const VALUES = {
  name: 'Niamh',
  phone: '+44 20',
  about: '',
  known: 'I row',
  years: null as number | null,
  born: null as string | null,
  country: 'a' as string | null,
  intent: 'seeking' as string | null,
  pledge: 7,
  days: ['mon'],
  news: false,
}
type Values = typeof VALUES

const choices = (...values: string[]) => values.map((value) => ({ value, label: value }))

type FormProps = { onShown?: () => void; sent?: Values[] }

/** A form with every kind of control; `onShown` is called in the commit that makes it part of the page. */
function Form({ onShown, sent }: FormProps) {
  const form = useAppForm({ defaultValues: VALUES, onSubmit: ({ value }) => void sent?.push(value) })
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <form.AppForm>
      <form.FormRoot>
        <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
        <form.AppField name="phone">{(field) => <field.TextField label="Phone" />}</form.AppField>
        <form.AppField name="about">{(field) => <field.TextAreaField label="About" />}</form.AppField>
        <form.AppField name="known">{(field) => <field.TextAreaField label="Known" />}</form.AppField>
        <form.AppField name="years">{(field) => <field.NumberField label="Years" />}</form.AppField>
        <form.AppField name="born">{(field) => <field.DateField label="Born" />}</form.AppField>
        <form.AppField name="country">
          {(field) => <field.SelectField label="Country" options={choices('a', 'b')} />}
        </form.AppField>
        <form.AppField name="intent">
          {(field) => <field.RadioCardsField label="Intent" options={choices('seeking', 'hiring')} />}
        </form.AppField>
        <form.Field name="pledge">
          {({ state, handleChange }) =>
            [7, 14].map((days) => (
              <label key={days}>
                <input type="radio" checked={state.value === days} onChange={() => handleChange(days)} />
                {`${days} days`}
              </label>
            ))
          }
        </form.Field>
        <form.AppField name="days">
          {(field) => <field.ChoicesField label="Days" options={choices('mon', 'sun')} />}
        </form.AppField>
        <form.AppField name="news">{(field) => <field.CheckboxField label="Write to me" />}</form.AppField>
        <button type="submit">Send</button>
      </form.FormRoot>
    </form.AppForm>
  )
}

const ENTERED: Values = {
  name: 'Níamh',
  phone: '',
  about: 'On rivers',
  known: 'I row',
  years: 7,
  born: '1990-04-01',
  country: 'b',
  intent: 'hiring',
  pledge: 14,
  days: ['mon', 'sun'],
  news: true,
}

/** As a keyboard does: the text stands there before anybody hears of it. */
function enter(label: string, text: string, type = 'input'): void {
  const control = screen.getByLabelText<HTMLInputElement>(label)
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control)
  control.dispatchEvent(new Event(type, { bubbles: true }))
}

function enterEverything(): void {
  enter('Name', 'Níamh')
  enter('Phone', '')
  enter('About', 'On rivers')
  enter('Years', '7')
  enter('Born', '1990-04-01')
  enter('Country', 'b', 'change')
  for (const label of ['hiring', '14 days', 'sun', 'Write to me']) screen.getByLabelText(label).click()
}

/** What the page shows, whatever the form knows. */
const shown = () => ({
  texts: Array.from(document.querySelectorAll('input, textarea, select'))
    .filter((control) => !control.matches('[type=radio], [type=checkbox]'))
    .map((control) => (control as HTMLInputElement).value),
  ticked: Array.from(document.querySelectorAll('label:has(input:checked)'), ({ textContent }) => textContent),
})
const ALL_SHOWN = {
  texts: ['Níamh', '', 'On rivers', 'I row', '7', '1990-04-01', 'b'],
  ticked: ['hiring', '14 days', 'mon', 'sun', 'Write to me'],
}

function page(props: FormProps) {
  return (
    <Texts>
      <Form {...props} />
    </Texts>
  )
}

/** The form as the server wrote it, not alive yet. */
function serverPage(): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = renderToString(page({}))
  document.body.append(host)
  onTestFinished(() => host.remove())
  return host
}

/** Makes the page alive as a browser does: React decides itself when its effects run. */
async function hydrate(host: HTMLElement, sent: Values[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const root = hydrateRoot(host, page({ sent, onShown: () => queueMicrotask(resolve) }))
  onTestFinished(() => root.unmount())
  await promise
}

const send = () => screen.getByRole('button', { name: 'Send' }).click()

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

test.each([
  ['before the scripts take over the page', 'before'],
  ['in the moment after, before React runs its passive effects,', 'after'],
])('what is entered %s stays there, and is what is sent', async (_moment, moment) => {
  const host = serverPage()
  const sent: Values[] = []
  if (moment === 'before') enterEverything()
  await hydrate(host, sent)
  if (moment === 'after') enterEverything()
  expect(shown()).toEqual(ALL_SHOWN)
  send()
  await expect.poll(() => sent).toEqual([ENTERED])
  expect(shown()).toEqual(ALL_SHOWN)
})

test('a form nobody was in is taken over as the server wrote it', async () => {
  const sent: Values[] = []
  await hydrate(serverPage(), sent)
  send()
  await expect.poll(() => sent).toEqual([VALUES])
})

test('who typed goes on typing where they were', async () => {
  const host = serverPage()
  enter('Name', 'Níamh')
  screen.getByLabelText('Name').focus()
  screen.getByLabelText<HTMLInputElement>('Name').setSelectionRange(1, 3)
  await hydrate(host, [])
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('Name')
  expect([selectionStart, selectionEnd]).toEqual([1, 3])
})

test('a text of the server cannot be written over before its form is alive', async () => {
  const host = serverPage()
  const isReadOnly = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).readOnly
  expect(['About', 'Known'].map(isReadOnly)).toEqual([false, true])
  await hydrate(host, [])
  await expect.poll(() => ['About', 'Known'].map(isReadOnly)).toEqual([false, false])
})

function holdEarlySubmits(): void {
  const listened = vi.spyOn(document, 'addEventListener')
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as the page's head runs it
  new Function(HOLD_EARLY_SUBMITS)()
  const [type, listener, options] = listened.mock.lastCall ?? []
  listened.mockRestore()
  onTestFinished(() => document.removeEventListener(String(type), listener as EventListener, options))
}

test.each([
  ['has no address', {}],
  ['the server can take as well', { action: '/api/sign-in', 'data-waits': 'true' }],
])(
  'what was sent before of a form that %s is held, and sent when the form is alive',
  async (_, attributes) => {
    holdEarlySubmits()
    const host = serverPage()
    enterEverything()
    const form = host.querySelector('form')
    for (const [name, value] of Object.entries(attributes)) form?.setAttribute(name, value)
    const leaves: boolean[] = []
    host.addEventListener('submit', (event) => void leaves.push(!event.defaultPrevented))
    send()
    expect(leaves).toEqual([false])
    const sent: Values[] = []
    await hydrate(host, sent)
    await expect.poll(() => sent).toEqual([ENTERED])
  },
)

test.each([
  ['that waits goes as it is when no script comes for three seconds', { 'data-waits': 'true' }, true],
  ['that does not wait goes at once', {}, false],
])('a form with an address %s', (_, attributes, isHeld) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  holdEarlySubmits()
  const form = serverPage().querySelector('form') ?? document.createElement('form')
  form.setAttribute('action', '/api/somewhere')
  for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value)
  const submit = vi.spyOn(form, 'submit').mockReturnValue()
  const leaves: boolean[] = []
  form.addEventListener('submit', (event) => {
    leaves.push(!event.defaultPrevented)
    event.preventDefault()
  })
  send()
  expect(leaves).toEqual([!isHeld])
  vi.advanceTimersByTime(2_900)
  expect(submit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(submit).toHaveBeenCalledTimes(isHeld ? 1 : 0)
})

test('a form that waits is sent once, however often it is pressed and whenever the scripts come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  holdEarlySubmits()
  const host = serverPage()
  const form = host.querySelector('form') ?? document.createElement('form')
  form.setAttribute('action', '/api/somewhere')
  form.setAttribute('data-waits', 'true')
  const submit = vi.spyOn(form, 'submit').mockReturnValue()
  send()
  vi.advanceTimersByTime(1_000)
  send()
  vi.advanceTimersByTime(4_000)
  expect(submit).toHaveBeenCalledTimes(1)
  const sent: Values[] = []
  await hydrate(host, sent)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([])
})
