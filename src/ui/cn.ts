import { extendTailwindMerge, type ClassNameValue } from 'tailwind-merge'

/** tailwind-merge must know our own scale, or it takes `text-14` for a colour and drops it beside `text-muted`. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '15', '16', '18', '22', '28', '36'],
      font: ['head', 'text', 'mono'],
      radius: ['tag', 'ctl', 'card', 'sheet'],
      shadow: ['float', 'thumb'],
      container: ['dash', 'editor', 'split'],
    },
  },
})

/** Joins class names; of two that set the same property the later one wins. */
export function cn(...classes: ClassNameValue[]): string {
  return merge(classes)
}
