/** A picture that stands for a page when it is shared. `address` is absolute; measures are in pixels. */
export type ShareImage = { address: string; widthPx: number; heightPx: number; alt: string }

type ShareTag = { property: string; content: string } | { name: string; content: string }

/** As wide as this a picture is shown across, a smaller one beside the words. */
const LARGE_FROM_PX = 600

/** The head's tags for it. They come together, so that a page never has one's picture with another's measures. */
export function shareImageTags({ address, widthPx, heightPx, alt }: ShareImage): ShareTag[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(widthPx) },
    { property: 'og:image:height', content: String(heightPx) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: widthPx >= LARGE_FROM_PX ? 'summary_large_image' : 'summary' },
  ]
}
