import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLdScript } from './json-ld.ts'

test.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028', '\ud800'])(
  '%j cannot end the script, and is read back',
  (title) => {
    const { type, children } = jsonLdScript({ title })
    expect(type).toBe('application/ld+json')
    expect(children).not.toContain('<')
    expect(JSON.parse(children)).toEqual({ title })
  },
)

test('any text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(JSON.parse(jsonLdScript({ text }).children)).toEqual({ text })
    }),
  )
})
