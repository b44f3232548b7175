import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import english from '#/i18n/en/error.json' with { type: 'json' }
import { showErrors } from './show-errors.ts'

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
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalled())
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
]

test.each(TABLE)('%j is shown as %j', async (thrown, texts) => {
  expect(await shown(thrown)).toEqual(texts)
})

test('a refusal with several issues shows each of them', async () => {
  const issues = [
    { field: 'name', message: 'one' },
    { field: 'email', message: 'two' },
  ]
  expect(await shown(new AppError('INVALID', 'one', { issues }))).toEqual(['one', 'two'])
})

test('what was thrown is logged whole', async () => {
  const thrown = new Error('Not today')
  await shown(thrown)
  expect(console.error).toHaveBeenCalledWith(thrown)
})

test('the page in French says it in French', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'fr-FR' } })
  const [text] = await shown(42)
  expect(text).not.toBe(FALLBACK)
})
