import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test.each<[(string | false | null | undefined)[], string]>([
  [['p-2', 'p-4'], 'p-4'],
  [['text-14', 'text-muted'], 'text-14 text-muted'],
  [['text-14 text-muted', 'text-18'], 'text-muted text-18'],
  [['rounded-ctl', 'rounded-card'], 'rounded-card'],
  [['shadow-float', 'shadow-thumb'], 'shadow-thumb'],
  [['font-head', 'font-semibold'], 'font-head font-semibold'],
  [['max-w-dash', 'max-w-editor'], 'max-w-editor'],
  [['hover:bg-sky', 'bg-sunken'], 'hover:bg-sky bg-sunken'],
  [[undefined, false, null, '', 'p-2'], 'p-2'],
  [[], ''],
])('%j is %j', (classes, joined) => {
  expect(cn(...classes)).toBe(joined)
})
