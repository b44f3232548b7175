import { expect, it } from 'vitest'
import { startLater } from './scripts-after-paint.ts'

const MANIFEST =
  '({routes:{__root__:{preloads:["/assets/index-a.js"],scripts:[{attrs:{type:"module",async:!0,src:"/assets/index-a.js"}}]}}})'

it('the page’s first script is asked for by a script in the page', () => {
  const later = startLater(MANIFEST)
  expect(later).not.toContain('src:')
  expect(later).toContain('preloads:["/assets/index-a.js"]')
  expect(later).toContain(String.raw`)(\"/assets/index-a.js\")"}]`)
})

it('a framework that writes it in another way stops the build', () => {
  expect(() => startLater('({routes:{}})')).toThrow('first script')
})
