import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, renderTexts, screen } from '#tests/setup/render.tsx'
import { useAppForm } from './app-form.ts'

const EMPTY = {
  name: '',
  about: '',
  years: null as number | null,
  country: null as string | null,
  born: null as string | null,
  month: null as string | null,
  agreed: false,
  period: null as string | null,
  intent: null as string | null,
  kinds: [] as string[],
  skills: [] as string[],
  password: '',
}
type Values = typeof EMPTY

const OPTIONS = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]

/** A form with one field of every kind; what was sent is written into `sent`. */
function EveryField({ sent, values = EMPTY }: { sent: Values[]; values?: Values }) {
  const form = useAppForm({
    defaultValues: values,
    onSubmit: ({ value }) => void sent.push(value),
  })
  return (
    <form.AppForm>
      <form.FormRoot>
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" maxLength={20} />}
        </form.AppField>
        <form.AppField name="about">{(field) => <field.TextAreaField label="About" />}</form.AppField>
        <form.AppField name="years">
          {(field) => <field.NumberField label="Years" end="years" />}
        </form.AppField>
        <form.AppField name="country">
          {(field) => <field.SelectField label="Country" options={OPTIONS} placeholder="Choose" />}
        </form.AppField>
        <form.AppField name="born">{(field) => <field.DateField label="Day" />}</form.AppField>
        <form.AppField name="month">
          {(field) => <field.DateField label="Month" precision="month" />}
        </form.AppField>
        <form.AppField name="agreed">{(field) => <field.CheckboxField label="I agree" />}</form.AppField>
        <form.AppField name="period">
          {(field) => <field.SegmentedField label="Period" options={OPTIONS} />}
        </form.AppField>
        <form.AppField name="intent">
          {(field) => (
            <field.RadioCardsField
              label="Intent"
              options={OPTIONS.map((option) => ({ ...option, label: `${option.label} intent` }))}
            />
          )}
        </form.AppField>
        <form.AppField name="kinds">
          {(field) => <field.ChoicesField label="Kinds" options={OPTIONS} />}
        </form.AppField>
        <form.AppField name="skills">{(field) => <field.TagsField label="Skills" max={3} />}</form.AppField>
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Password" autoComplete="new-password" />}
        </form.AppField>
        <form.SubmitButton>Send</form.SubmitButton>
      </form.FormRoot>
    </form.AppForm>
  )
}

async function renderFields(values?: Values) {
  const sent: Values[] = []
  const rendered = renderTexts(<EveryField sent={sent} values={values} />)
  const send = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Send' }))
    return sent.at(-1)
  }
  return { ...rendered, send }
}

test('an untouched form is sent as it was given, with null for what is empty', async () => {
  const { send } = await renderFields()
  expect(await send()).toEqual(EMPTY)
})

test('every kind of field hands on what was entered', async () => {
  const { user, send } = await renderFields()
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Niamh')
  await user.type(screen.getByRole('textbox', { name: 'About' }), 'One{Enter}two')
  await user.type(screen.getByRole('spinbutton', { name: 'Years' }), '7')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Second')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-21' } })
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-11' } })
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('radio', { name: 'First' }))
  await user.click(screen.getByRole('radio', { name: 'Second intent' }))
  await user.click(screen.getByRole('checkbox', { name: 'Second' }))
  await user.click(screen.getByRole('checkbox', { name: 'First' }))
  await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Go,Rust,')
  await fill(user, screen.getByLabelText('Password'), 'hunter2hunter2')
  expect(await send()).toEqual({
    name: 'Niamh',
    about: 'One\ntwo',
    years: 7,
    country: 'b',
    born: '2026-11-21',
    month: '2026-11',
    agreed: true,
    period: 'a',
    intent: 'b',
    kinds: ['a', 'b'],
    skills: ['Go', 'Rust'],
    password: 'hunter2hunter2',
  })
})

test('emptied fields become null again, and text becomes empty text', async () => {
  const { user, send } = await renderFields({
    ...EMPTY,
    name: 'Niamh',
    years: 7,
    country: 'a',
    born: '2026-11-21',
  })
  await user.clear(screen.getByRole('textbox', { name: 'Name' }))
  await user.clear(screen.getByRole('spinbutton', { name: 'Years' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Choose')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } })
  expect(await send()).toEqual(EMPTY)
})

test('zero is a number, not an empty field', async () => {
  const { user, send } = await renderFields()
  await user.type(screen.getByRole('spinbutton', { name: 'Years' }), '0')
  expect((await send())?.years).toBe(0)
})

test('turning the wheel over a number scrolls the page and leaves the number', async () => {
  const { user } = await renderFields({ ...EMPTY, years: 7 })
  const years = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Years' })
  await user.click(years)
  fireEvent.wheel(years, { deltaY: 100 })
  expect(document.activeElement).not.toBe(years)
  expect(years.value).toBe('7')
})

test('Enter in a text field sends the form', async () => {
  const sent: Values[] = []
  const { user } = renderTexts(<EveryField sent={sent} />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Niamh{Enter}')
  expect(sent).toHaveLength(1)
})

test('a list of words counts itself against its limit', async () => {
  const { user } = await renderFields()
  expect(screen.getByText('0 of 3')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Skills' }), 'Go{Enter}')
  expect(screen.getByText('1 of 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove Go' })).toBeTruthy()
})

test('what a list of words still holds untagged is not lost when the form is sent', async () => {
  const { user, send } = await renderFields()
  await fill(user, screen.getByRole('textbox', { name: 'Skills' }), 'Docker')
  expect((await send())?.skills).toEqual(['Docker'])
})

test('no more than the longest text is taken', async () => {
  const { user } = await renderFields()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await fill(user, name, 'x'.repeat(30))
  expect(name.value).toHaveLength(20)
})

test('the password can be shown in the words of the language', async () => {
  const { user } = await renderFields()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
})

test('a form that the server drew posts when no script has come, and checks nothing by itself', async () => {
  const { container } = await renderFields()
  expect(container.querySelector('form')?.method).toBe('post')
  expect(container.querySelector('form')?.noValidate).toBe(true)
})
