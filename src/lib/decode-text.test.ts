import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from('{"a":"é"}'), '{"a":"é"}'],
  ['UTF-8 with a mark', Buffer.from('\uFEFF{"a":"é"}'), '{"a":"é"}'],
  ['UTF-16 with a mark', utf16('\uFEFF<job>é'), '<job>é'],
  ['UTF-16 without one', utf16('<job>é'), '<job>é'],
  ['big-endian UTF-16', utf16('\uFEFF[é]').swap16(), '[é]'],
  [
    'XML that names its encoding',
    latin1('<?xml version="1.0" encoding="ISO-8859-15"?>\xa4'),
    '<?xml version="1.0" encoding="ISO-8859-15"?>€',
  ],
  [
    'a page that names its encoding',
    latin1('<html><meta charset=windows-1251>\xe9'),
    '<html><meta charset=windows-1251>й',
  ],
  [
    'what nobody knows',
    latin1('<?xml encoding="klingon"?>\x93caf\xe9\x94'),
    '<?xml encoding="klingon"?>“café”',
  ],
  ['UTF-16 that begins with a space', utf16(' <job>é'), ' <job>é'],
  [
    'Latin-1 that calls itself UTF-8',
    latin1('<?xml encoding="UTF-8"?>caf\xe9'),
    '<?xml encoding="UTF-8"?>café',
  ],
  [
    'UTF-8 that calls itself Latin-1',
    Buffer.from('<?xml encoding="ISO-8859-1"?>é'),
    '<?xml encoding="ISO-8859-1"?>é',
  ],
  ['UTF-8 that was cut in a character', Buffer.from('café é').subarray(0, -1), 'café \uFFFD'],
  ['nothing', new Uint8Array(), ''],
])('%s is read', (_name, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test('no bytes make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(decodeText(bytes).length).toBeLessThanOrEqual(bytes.length)
    }),
  )
})
