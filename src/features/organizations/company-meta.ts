import { companyFeedPath, feedLinks } from '#/domain/job/feed-formats.ts'
import { PICTURE_SIZE_PX } from '#/domain/media/upload-rules.ts'
import { ownLogo } from '#/domain/organization/default-logo.ts'
import type { Speech } from '#/i18n/speech.ts'
import { spokenPath } from '#/i18n/spoken-path.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import { cutAtWord } from '#/lib/cut-at-word.ts'
import { jsonLdScript } from '#/lib/json-ld.ts'
import { titleOf } from '#/lib/product.ts'
import { shareImageTags } from '#/lib/share-image.ts'
import { companyJsonLd } from './company-json-ld.ts'
import type { OrganizationView } from './organizations.view.ts'

type MetaTag = { title?: string; name?: string; property?: string; content?: string }

type HeadOptions = { baseUrl: string | undefined; speech: Speech }

const DESCRIPTION_CHARS_MAX = 160

const videoType = (address: string) => (address.endsWith('.webm') ? 'video/webm' : 'video/mp4')

/**
 * The head of a company's page: name, words, and logo or video. The stand-in for a logo is none: then the product's own
 * picture, which every page has, stays. `baseUrl` is the public address.
 */
export function companyMeta(company: OrganizationView, { baseUrl, speech }: HeadOptions) {
  const { id, name, description, logo, video } = company
  const summary = cutAtWord(description.replaceAll(/\s+/g, ' ').trim(), DESCRIPTION_CHARS_MAX)
  const address = absoluteUrl(`/company/${encodeURIComponent(id)}`, baseUrl)
  const meta: MetaTag[] = [
    { title: titleOf(name) },
    { name: 'description', content: summary },
    { property: 'og:title', content: name },
    { property: 'og:description', content: summary },
  ]
  const own = ownLogo(logo)
  if (own) {
    const picture = { widthPx: PICTURE_SIZE_PX, heightPx: PICTURE_SIZE_PX, alt: name }
    meta.push(...shareImageTags({ address: absoluteUrl(own, baseUrl), ...picture }))
  }
  if (video) {
    meta.push(
      { property: 'og:video', content: absoluteUrl(video, baseUrl) },
      { property: 'og:video:type', content: videoType(video) },
    )
  }
  return {
    meta,
    links: feedLinks(speech.say('job.feed.company', { organization: name }), (format) =>
      absoluteUrl(spokenPath(companyFeedPath(id, format), speech.language), baseUrl),
    ),
    scripts: [jsonLdScript(companyJsonLd(company, { address, baseUrl }))],
  }
}
