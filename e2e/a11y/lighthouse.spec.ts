import { openLighthouse, READ_PAGES } from '../fixtures/run-lighthouse.ts'
import { expect, test } from '../fixtures/test.ts'

const POINTS_MIN = 95

// How fast a page is depends on the machine: `npm run bench -- lighthouse` measures that, and no test does.
for (const { path, isForSearch } of READ_PAGES) {
  const search = isForSearch ? (['seo'] as const) : []
  test(
    `Lighthouse finds ${path} accessible, well made${isForSearch ? ' and fit for search engines' : ''}`,
    { tag: '@long' },
    async ({ baseURL }) => {
      const lighthouse = await openLighthouse()
      try {
        const categories = ['accessibility', 'best-practices', ...search] as const
        const { points, lost } = await lighthouse.read(`${baseURL}${path}`, { categories })
        const tooFew = Object.entries(points).filter(([, reached]) => reached < POINTS_MIN)
        expect(tooFew, lost.join('\n')).toEqual([])
      } finally {
        await lighthouse.close()
      }
    },
  )
}
