import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['Niamh Adeyemi CV.pdf', 'Niamh Adeyemi CV.pdf', 'Niamh%20Adeyemi%20CV.pdf'],
  ['Zoë Šimić CV.pdf', 'Zoe Simic CV.pdf', 'Zo%C3%AB%20%C5%A0imi%C4%87%20CV.pdf'],
  ['Дарья CV.pdf', 'CV.pdf', '%D0%94%D0%B0%D1%80%D1%8C%D1%8F%20CV.pdf'],
  ["O'Neil (Jr) CV.pdf", "O'Neil (Jr) CV.pdf", 'O%27Neil%20%28Jr%29%20CV.pdf'],
  ['a"; filename="b.exe\r\nset-cookie: x CV.pdf', null, null],
  ['../../etc/passwd\u{202E} CV.pdf', '.. .. etc passwd  CV.pdf', null],
  ['\u{D800} CV.pdf', 'CV.pdf', '%EF%BF%BD%20CV.pdf'],
])('%j is saved under a name that every browser reads', (name, plain, encoded) => {
  const value = attachment(name)
  expect(value).toMatch(/^attachment; filename="[^"%\\]*"; filename\*=UTF-8''[\w%.!~*-]+$/)
  expect(new Headers({ 'content-disposition': value }).get('content-disposition')).toBe(value)
  if (plain) expect(value).toContain(`filename="${plain}"`)
  if (encoded) expect(value).toContain(`UTF-8''${encoded}`)
})
