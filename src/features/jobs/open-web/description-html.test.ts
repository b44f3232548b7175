import { expect, test } from 'vitest'
import { buildJobView } from '#tests/factories/build-job-view.ts'
import { descriptionHtml } from './description-html.ts'

test('code leaves without the stop for keyboards that our page gives it', () => {
  const job = buildJobView({ description: '```\nnpm start\n```', descriptionHtml: undefined })
  expect(descriptionHtml(job)).toBe('<pre><code>npm start\n</code></pre>')
})
