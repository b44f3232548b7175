import { expect, test } from 'vitest'
import { shareImageTags } from './share-image.ts'

const PICTURE = { address: 'https://jobs.example.com/a.png', widthPx: 1200, heightPx: 630, alt: 'A job' }

test('a picture is named with its measures and what it shows', () => {
  expect(shareImageTags(PICTURE)).toEqual([
    { property: 'og:image', content: PICTURE.address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A job' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
})

test('a small square stands beside the words', () => {
  const tags = shareImageTags({ ...PICTURE, widthPx: 360, heightPx: 360 })
  expect(tags.at(-1)).toEqual({ name: 'twitter:card', content: 'summary' })
})
