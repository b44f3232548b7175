import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).filter((piece) => piece.kind === 'link')

test('nothing of the text is lost', () => {
  const text = 'Confirm: http://localhost:3000/verify?token=a.b&x=1\n\nThanks.'
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test.each([
  ['', []],
  ['no address here', []],
  ['javascript:alert(1)', []],
  ['go to https://a.example/x.', ['https://a.example/x']],
  ['(https://a.example/x) and http://b.example', ['https://a.example/x', 'http://b.example']],
  ['<a href="https://a.example/x">', ['https://a.example/x']],
])('the addresses of %j are %j', (text, addresses) => {
  expect(links(text).map((piece) => piece.text)).toEqual(addresses)
})
