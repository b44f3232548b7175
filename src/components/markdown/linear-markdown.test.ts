import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { markdownHtml } from './markdown-html.ts'

/** What Markdown and addresses are made of, and what the two make together. */
const PIECES = [
  ...['[a](', '![', '**a', '``a` ', '<a ', '<!--', '> ', '- ', '[a]: /u\n', '[^a]:', 'a@b.cd ', ' www.a.b'],
  ...['https://a.b/', ' https://a.b/', '|https://a.b/', '`https://a.b/', '_https://a.b/', 'http://a.b/|a'],
  ...['http://a.b/**a', '|mailto:a@b.c', '://a.b/', ' //a.b/', 'ftp://a.b/|', '<https://a.b/'],
]

test.each(PIECES)('a description of %j is drawn in time that grows with its length', async (piece) => {
  expect(await dearness((length) => markdownHtml(piece.repeat(length / piece.length)), 600)).toBeLessThan(
    DEAR,
  )
})
