import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test.each([
  ['tab\tline\nreturn\r stay', 'tab\tline\nreturn\r stay'],
  ['\u0000\u0001\u0008\u000b\u000c\u001f', ''],
  ['\ufffe\uffff', ''],
  ['half \ud83d and \udc4d halves', 'half  and  halves'],
  ['a whole 👍 stays, and so do & < > é 東', 'a whole 👍 stays, and so do & < > é 東'],
])('%j becomes %j', (text, expected) => {
  expect(xmlText(text)).toBe(expected)
})

test('what is left can be written into XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cdata = xmlText(text).replaceAll(']]>', '')
      expect(XMLValidator.validate(`<a><![CDATA[${cdata}]]></a>`)).toBe(true)
    }),
  )
})
