import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('a text is no markup', () => {
  expect(escapeHtml('<b>"R&D"</b> ]]>')).toBe('&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; ]]&gt;')
})
