import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['## Who *we* are\n- [Tidewall](https://example.com)', 'Who we are Tidewall'],
  ['**Bold**, __bold__ and `code`', 'Bold, bold and code'],
  ['| Pay | Place |\n|---|:--:|\n| £1 | Bath |', 'Pay Place £1 Bath'],
  ['1. One\n2) Two\n> Said\n\n---\nEnd', 'One Two Said End'],
  ['![logo](x.png)<script>alert(1)</script> text', 'alert(1) text'],
  ['snake_case_name stays, 2 * 3 * 4 too', 'snake_case_name stays, 2 * 3 * 4 too'],
  ['', ''],
])('%j reads %j', (markdown, text) => {
  expect(plainText(markdown, 160)).toBe(text)
})

test('a long text ends at a word, with a sign that it goes on', () => {
  expect(plainText('Design and check flood walls along the Severn', 24)).toBe('Design and check flood…')
})

test('it is never longer than asked for', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      expect(plainText(text, 160).length).toBeLessThanOrEqual(160)
    }),
  )
})
