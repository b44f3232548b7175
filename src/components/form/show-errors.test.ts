import { fakeWire } from '#tests/setup/fake-wire.ts'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import english from '#/i18n/en/error.json' with { type: 'json' }
import { showErrors, showErrorsToRetry } from './show-errors.ts'

const FALLBACK = english.description

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-GB' } })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(toast, 'error').mockReturnValue(1)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function shown(error: unknown): Promise<unknown[]> {
  showErrors(error)
  await expect.poll(() => toast.error).toHaveBeenCalled()
  return vi.mocked(toast.error).mock.calls.map(([text]) => text)
}

const TABLE: [thrown: unknown, texts: string[]][] = [
  ['Not today', ['Not today']],
  ['error.invalid', [english.invalid]],
  [new Error('Not today'), ['Not today']],
  [{ message: 'Not today' }, ['Not today']],
  [
    ['one', 'two'],
    ['one', 'two'],
  ],
  [
    [{ message: 'one' }, new Error('two')],
    ['one', 'two'],
  ],
  ['["one","two"]', ['one', 'two']],
  [{ message: '["one","two"]' }, ['one', 'two']],
  [{ message: '[{"message":"one","path":["name"]},{"message":"two"}]' }, ['one', 'two']],
  [{ message: '[1,null,"three"]' }, [FALLBACK, FALLBACK, 'three']],
  [
    ['one', 2, { message: 3 }],
    ['one', FALLBACK, FALLBACK],
  ],
  ['[not json', ['[not json']],
  [undefined, [FALLBACK]],
  [null, [FALLBACK]],
  [42, [FALLBACK]],
  [{ message: { deep: true } }, [FALLBACK]],
  [new AppError('NOT_FOUND', 'Record not found'), ['Record not found']],
  [new TypeError('Failed to fetch'), [english.unreachable]],
  [
    [new TypeError('Load failed'), 'two'],
    [english.unreachable, 'two'],
  ],
  [new Error('<!doctype html><title>502 Bad Gateway</title>'), [english.unreachable]],
  [new TypeError('a is not a function'), ['a is not a function']],
]

test.each(TABLE)('%j is shown as %j', { tags: ['R201'] }, async (thrown, texts) => {
  expect(await shown(thrown)).toEqual(texts)
})

test('a refusal with several issues shows each of them', async () => {
  const issues = [
    { field: 'name', message: 'one' },
    { field: 'email', message: 'two' },
  ]
  expect(await shown(new AppError('INVALID', 'one', { issues }))).toEqual(['one', 'two'])
})

const actionOf = () => vi.mocked(toast.error).mock.calls[0]?.[1]?.action

test(
  'when the server could not be reached the message offers to do it once more',
  { tags: ['R201'] },
  async () => {
    const tryAgain = vi.fn<() => void>()
    showErrorsToRetry(new TypeError('Failed to fetch'), tryAgain)
    await expect.poll(() => toast.error).toHaveBeenCalled()
    expect(actionOf()).toEqual({ label: english.tryAgain, onClick: tryAgain })
  },
)

test('a refusal stays a refusal: nothing offers to do it once more', async () => {
  showErrorsToRetry(new AppError('FORBIDDEN', 'no'), () => undefined)
  await expect.poll(() => toast.error).toHaveBeenCalled()
  expect(actionOf()).toBeUndefined()
})

test('who has to confirm their address first is offered a new link, wherever the refusal comes up', async () => {
  const said = vi.spyOn(toast, 'success').mockReturnValue(1)
  const sent = fakeWire({
    '/api/auth/get-session': { body: { session: {}, user: { id: 'ada', email: 'ada@example.com' } } },
    '/api/auth/send-verification-email': { body: { status: true } },
  })
  showErrors(new AppError('FORBIDDEN', english.auth.verifyEmail))
  await expect.poll(() => toast.error).toHaveBeenCalled()
  const action = actionOf() as { label: string; onClick: () => void }
  expect(action.label).toBe('Send the link again')
  action.onClick()
  await expect.poll(() => said).toHaveBeenCalledWith('We sent a link to ada@example.com')
  expect(sent.at(-1)).toMatchObject({
    path: '/api/auth/send-verification-email',
    body: { email: 'ada@example.com' },
  })
})

test('what was thrown is logged whole', { tags: ['R201'] }, async () => {
  const thrown = new Error('Not today')
  await shown(thrown)
  expect(console.error).toHaveBeenCalledWith(thrown)
})

test('the page in French says it in French', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr-FR' } })
  const [text] = await shown(42)
  expect(text).not.toBe(FALLBACK)
})
