import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.each([
  ['an override', 'Ada \u202Enosredef', 'Ada nosredef'],
  ['every embedding and isolate', '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069a', 'a'],
  ['spaces without width', 'A\u200Bd\u2060a\uFEFF', 'Ada'],
  ['control characters', 'A\u0000d\u0007a\u007F\u009B', 'Ada'],
  ['ends of lines that few know', 'a\u2028b\u2029c\u0085d', 'a b c d'],
])('of a text %s is not left', (_what, text, visible) => {
  expect(visibleText(text)).toBe(visible)
})

test.each([
  ['lines and tabs', 'a\r\n\tb\n'],
  ['Persian with its joiner', 'می\u200Cخواهم'],
  ['Hebrew with a direction mark', 'שלום\u200F!'],
  ['signs that are joined', '👩\u200D💻'],
  ['accents and apostrophes', 'Siobhán O’Connor'],
  ['soft hyphens', 'Donau\u00ADdampf'],
])('%s stay as they are', (_what, text) => {
  expect(visibleText(text)).toBe(text)
})

test('of all signs none is left that turns the order of others, and what is left stays', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).join('')
  const visible = visibleText(all)
  expect(visible).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/)
  expect(visible).not.toContain('\0')
  expect(visible.length).toBeGreaterThan(0xff_00)
  expect(visibleText(visible)).toBe(visible)
})
