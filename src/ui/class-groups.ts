import { getDefaultConfig, mergeConfigs } from 'tailwind-merge'

/**
 * Which classes set the same property. tailwind-merge must know our own scale, or it takes `text-14` for a colour and
 * drops it beside `text-muted`. A build has a smaller table in the place of this one, with the same answer for every class
 * that the product writes (`scripts/lib/own-class-groups.ts`).
 */
export const classGroups = () =>
  mergeConfigs(getDefaultConfig(), {
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
