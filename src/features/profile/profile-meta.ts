import { PICTURE_SIZE_PX } from '#/domain/media/upload-rules.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { PRODUCT_TITLE, titleOf } from '#/lib/product.ts'
import { shareImageTags } from '#/lib/share-image.ts'
import type { ProfileView } from './profile.view.ts'

type MetaTag = { title?: string; name?: string; property?: string; content?: string }

const DESCRIPTION_MAX = 200

/** The head of a profile's pages: name, bio and picture; search engines only where the person allows everybody. */
export function profileMeta(
  profile: ProfileView,
  { page, baseUrl }: { page: 'profile' | 'cv'; baseUrl: string | undefined },
): MetaTag[] {
  const { name, headline, bio, image, isIndexable } = profile
  const who = name ?? headline
  const title = who ? titleOf(`${who}${page === 'cv' ? ', CV' : ''}`) : PRODUCT_TITLE
  const description = (bio || headline).replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_MAX)
  const tags: MetaTag[] = [
    { title },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'profile' },
  ]
  if (description)
    tags.push(
      { name: 'description', content: description },
      { property: 'og:description', content: description },
    )
  if (image) {
    const address = absoluteUrl(image, baseUrl)
    const size = { widthPx: PICTURE_SIZE_PX, heightPx: PICTURE_SIZE_PX }
    tags.push(...shareImageTags({ address, ...size, alt: who }))
  }
  if (!isIndexable) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}
