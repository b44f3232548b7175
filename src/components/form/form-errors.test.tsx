import { waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { AppError } from '#/domain/app-error.ts'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { fill, renderTexts, screen } from '#tests/setup/render.tsx'
import { useAppForm } from './app-form.ts'
import { FormFailure } from './form-failure.tsx'

const schema = z.object({
  name: z.string().min(2, 'contact.invalid.name'),
  email: z.email('contact.invalid.email').min(8, 'error.invalid'),
  kinds: z.array(z.string()).min(1, 'Choose at least one'),
})

type Save = (value: z.infer<typeof schema>) => Promise<unknown>

function ContactForm({ save, kinds }: { save: Save; kinds: string[] }) {
  const form = useAppForm({
    defaultValues: { name: '', email: '', kinds },
    validators: { onChange: schema },
    onSubmit: ({ value }) => save(value),
  })
  return (
    <form.AppForm>
      <form.FormRoot>
        <form.FormErrorSummary />
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" help="As on paper" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label="Email" type="email" />}
        </form.AppField>
        <form.AppField name="kinds">
          {(field) => <field.ChoicesField label="Kinds" options={[{ value: 'full', label: 'Full time' }]} />}
        </form.AppField>
        <FormFailure />
        <form.SubmitButton>Send</form.SubmitButton>
      </form.FormRoot>
    </form.AppForm>
  )
}

function renderForm({ save = vi.fn<Save>().mockResolvedValue(null), kinds = ['full'] } = {}) {
  const rendered = renderTexts(<ContactForm save={save} kinds={kinds} />)
  const send = () => rendered.user.click(screen.getByRole('button', { name: 'Send' }))
  const enter = async () => {
    await fill(rendered.user, input('Name'), 'Niamh')
    await fill(rendered.user, input('Email'), 'niamh@example.com')
  }
  return { ...rendered, save, send, enter }
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const NAME = 'The name you entered is not valid'
const EMAIL = 'The email you entered is not valid'
const SHORT = "Some information entered isn't valid"

test('after a deploy the summary says so, with the way to the new version, and what was typed stays', async () => {
  const { send, enter } = renderForm({ save: vi.fn<Save>().mockRejectedValue(new OutdatedPage('gone')) })
  await enter()
  await send()
  const [summary] = await screen.findAllByRole('alert')
  expect(summary?.textContent).toContain('There is a new version of Flightpath')
  expect(within(summary as HTMLElement).getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(input('Name').value).toBe('Niamh')
})

test('nothing is complained about before anything was typed', { tags: ['R146'] }, () => {
  renderForm()
  expect(input('Name').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a field is judged while it is typed into, the others are left alone', async () => {
  const { user } = renderForm()
  await user.type(input('Name'), 'N')
  expect(screen.getByText(NAME)).toBeTruthy()
  expect(screen.queryByText(EMAIL)).toBeNull()
  await user.type(input('Name'), 'i')
  expect(screen.queryByText(NAME)).toBeNull()
})

test('several errors of a field stand below it, separated by commas', { tags: ['R161'] }, async () => {
  const { user } = renderForm()
  await fill(user, input('Email'), 'a@b')
  expect(screen.getByText(`${EMAIL}, ${SHORT}`)).toBeTruthy()
})

test('the error is read with the field, before its help', async () => {
  const { user } = renderForm()
  await user.type(input('Name'), 'N')
  const name = screen.getByRole('textbox', { name: 'Name', description: `${NAME} As on paper` })
  expect(name.getAttribute('aria-invalid')).toBe('true')
})

test(
  'an invalid form is not sent; the keyboard goes to the first wrong field',
  { tags: ['R146'] },
  async () => {
    const { save, send, user } = renderForm()
    await fill(user, input('Name'), 'Niamh')
    await send()
    expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(input('Email')))
  },
)

test('a wrong group of choices takes the keyboard to its first choice', async () => {
  const { send, enter } = renderForm({ kinds: [] })
  await enter()
  await send()
  const choice = screen.getByRole('checkbox', { name: 'Full time' })
  await waitFor(() => expect(document.activeElement).toBe(choice))
  expect(screen.getByRole('group', { name: 'Kinds', description: 'Choose at least one' })).toBeTruthy()
})

test('after a failed try the summary names every wrong field by its label', async () => {
  const { send } = renderForm()
  await send()
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('2 things need your attention')
  expect(within(summary).getByRole('link', { name: `Name: ${NAME}` })).toBeTruthy()
  expect(within(summary).getByRole('link', { name: `Email: ${EMAIL}, ${SHORT}` })).toBeTruthy()
})

test('an entry of the summary leads to its field', async () => {
  const { send, user } = renderForm()
  await send()
  await user.click(await screen.findByRole('link', { name: /^Email/ }))
  expect(document.activeElement).toBe(input('Email'))
})

test('the summary shrinks as fields are mended, and goes with the last', async () => {
  const { send, user } = renderForm()
  await send()
  await fill(user, input('Name'), 'Niamh')
  expect(screen.getByRole('alert').textContent).toContain('One thing needs your attention')
  await fill(user, input('Email'), 'niamh@example.com')
  expect(screen.queryByRole('alert')).toBeNull()
})

test(
  'while it is on its way the button is busy and a second press sends nothing',
  { tags: ['R146'] },
  async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    const save = vi.fn<Save>(() => promise)
    const { send, enter } = renderForm({ save })
    await enter()
    await send()
    await send()
    expect(save).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
    arrive()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('aria-busy')).toBe(false),
    )
  },
)

test('what the server finds wrong with a field stands beside that field and takes the keyboard there', async () => {
  const refusal = new AppError('CONFLICT', 'error.auth.userExists', { field: 'email' })
  const { send, enter } = renderForm({ save: vi.fn<Save>().mockRejectedValue(refusal) })
  await enter()
  await send()
  const email = await screen.findByRole('textbox', { description: 'A user with this email already exists' })
  expect(email).toBe(input('Email'))
  await waitFor(() => expect(document.activeElement).toBe(email))
})

test('several issues of the server are sorted by field', async () => {
  const issues = [
    { field: 'name', message: 'contact.invalid.name' },
    { field: 'kinds', message: 'Choose at least one' },
    { field: 'phone', message: 'organization.invalid.phone' },
  ]
  const refusal = new AppError('INVALID', 'error.invalid', { issues })
  const { send, enter } = renderForm({ save: vi.fn<Save>().mockRejectedValue(refusal) })
  await enter()
  await send()
  await screen.findByRole('textbox', { name: 'Name', description: `${NAME} As on paper` })
  expect(screen.getByRole('group', { description: 'Choose at least one' })).toBeTruthy()
  expect(screen.getAllByText('The phone number you entered is not valid')).not.toHaveLength(0)
})

test('a refusal of the whole is said once above and once where short forms show it', async () => {
  const refusal = new AppError('RATE_LIMITED', 'error.tooManyRequests')
  const { send, enter } = renderForm({ save: vi.fn<Save>().mockRejectedValue(refusal) })
  await enter()
  await send()
  expect(await screen.findAllByText('Too many requests. Please try again later.')).toHaveLength(2)
})

test('a fault that is no refusal of ours shows no inner words', async () => {
  const fault = new Error('connect ECONNREFUSED 10.0.0.7:5432')
  const { send, enter, container } = renderForm({ save: vi.fn<Save>().mockRejectedValue(fault) })
  await enter()
  await send()
  await screen.findAllByText('Something went wrong. Please try again.')
  expect(container.textContent).not.toContain('ECONNREFUSED')
})

test('after a refusal the form can be mended and sent again, and the refusal goes', async () => {
  const refusal = new AppError('CONFLICT', 'error.auth.userExists', { field: 'email' })
  const save = vi.fn<Save>().mockRejectedValueOnce(refusal).mockResolvedValue(null)
  const { send, enter, user } = renderForm({ save })
  await enter()
  await send()
  await screen.findByRole('textbox', { description: 'A user with this email already exists' })
  await fill(user, input('Email'), '.uk')
  await send()
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('A user with this email already exists')).toBeNull()
})

test('what was typed stays after every refusal', async () => {
  const { send, enter } = renderForm({ save: vi.fn<Save>().mockRejectedValue(new Error('x')) })
  await enter()
  await send()
  await screen.findAllByText(/went wrong/)
  expect([input('Name').value, input('Email').value]).toEqual(['Niamh', 'niamh@example.com'])
})
