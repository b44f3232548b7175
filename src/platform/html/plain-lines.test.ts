import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { tries } from '#tests/setup/tries.ts'
import { plainLines } from './plain-lines.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['Baker & Cook', 'Baker & Cook'],
  ['Baker &amp; Cook', 'Baker & Cook'],
  ['Baker &amp;amp; Cook', 'Baker & Cook'],
  ['R&D &amp; tests', 'R&D & tests'],
  ['<p>I bake &amp; cook.</p><ul><li>Rye</li><li>Rolls</li></ul>', 'I bake & cook.\n• Rye\n• Rolls'],
  ['&lt;p&gt;Ran the &lt;b&gt;ovens&lt;/b&gt;.&lt;/p&gt;', 'Ran the ovens.'],
  ['&amp;lt;p&amp;gt;Bread &amp;amp;amp; rolls&amp;lt;/p&amp;gt;', 'Bread & rolls'],
  ['<p>R&amp;amp;D and Tom&amp;rsquo;s</p>', 'R&D and Tom’s'],
  ['<p>Write &amp;lt;b&amp;gt;</p>', 'Write &lt;b&gt;'],
  ['A&amp;nbsp;B &amp;mdash; bread', 'A\u00a0B — bread'],
  ['<![CDATA[<p>Bread</p>]]>', 'Bread'],
  ['&lt;![CDATA[Bread &amp;amp; rolls]]&gt;', 'Bread & rolls'],
  ['&lt;![CDATA[&lt;p&gt;Bread&lt;/p&gt;]]&gt;', 'Bread'],
  ['Lines\nthat stay\n  as they are', 'Lines\nthat stay\n  as they are'],
  ['vector<int>, List<String> and 5 < 7', 'vector<int>, List<String> and 5 < 7'],
  ['<p>One<br>two</p><script>no()</script><p>three</p>', 'One\ntwo\nthree'],
  ['', ''],
  ['&lt;![CDATA[<p>Bread &amp; rolls</p>]]&gt;', 'Bread & rolls'],
  ['<!-- for us -->Bread', 'Bread'],
  ['Bread &lt;!-- for us --&gt;', 'Bread '],
  ['Bread <!-- without an end', 'Bread <!-- without an end'],
  ['<o:p>Bread</o:p> <job-text>rolls</job-text>', 'Bread rolls'],
  ['R&D & bread &amp;amp; rolls', 'R&D & bread & rolls'],
  ['Bread&nbsp and rolls', 'Bread\u00a0 and rolls'],
  ['?a=1&nbsp=2 and Q&A;', '?a=1&nbsp=2 and Q&A;'],
])('%j is read as %j', (html, text) => {
  expect(plainLines(html)).toBe(text)
})

test('what stood in several blocks stays apart on one line', () => {
  expect(plainText('<p>Baker</p><p>Leeds<br>York</p>')).toBe('Baker Leeds York')
})

test('whatever is written is read, and its markup never grows', () => {
  const bit = fc.constantFrom(
    '<p>',
    '</p>',
    '&lt;',
    'b',
    '&gt;',
    '&amp;',
    'lt;',
    '<![CDATA[',
    ']]>',
    'x ',
    '<',
    '>',
  )
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 12 }), (bits) => {
      const html = bits.join('')
      expect(plainLines(html).length).toBeLessThanOrEqual(html.length)
    }),
    { numRuns: tries(300) },
  )
})

test.each([
  '<',
  '<p ',
  '&',
  '&amp;',
  '<![CDATA[',
  '<p>',
  '&amp;lt;',
  '<!--',
  '<!-- -->',
  '<b>',
  '<ul><li>',
  '<svg>',
])('a long row of %j takes no longer than so many short ones', async (piece) => {
  const take = (length: number) => plainLines(piece.repeat(length / piece.length))
  expect(await dearness(take, 2_000)).toBeLessThan(DEAR)
})
