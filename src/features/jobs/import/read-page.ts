import { parseHtml } from '#/platform/html/parse-html.ts'

/** What a page says to machines: its blocks of JSON-LD as text, and its own address, '' when it names none. */
export type PageData = { blocks: string[]; address: string }

const JSON_LD = /^\s*application\/ld\+json\b/i

export function readPage(html: string): PageData {
  const page: PageData = { blocks: [], address: '' }
  let block: string[] | null = null
  parseHtml(html, () => ({
    onopentag(name, attributes) {
      if (name === 'script' && JSON_LD.test(attributes.type ?? '')) block = []
      if (name === 'link' && /\bcanonical\b/i.test(attributes.rel ?? ''))
        page.address ||= attributes.href ?? ''
    },
    ontext(text) {
      block?.push(text)
    },
    onclosetag(name) {
      if (name !== 'script' || block === null) return
      page.blocks.push(block.join(''))
      block = null
    },
  }))
  return page
}

/** Takes away what editors and old pages put round a block, and line breaks inside its strings, which JSON forbids. */
export function tidyBlock(block: string): string {
  return block
    .replace(/^\s*(?:(?:\/\/|\/\*)\s*)?<!(?:--|\[CDATA\[)(?:\s*\*\/)?/, '')
    .replace(/(?:(?:\/\/|\/\*)\s*|(?<!\s)\s+)?(?:-->|\]\]>)\s*(?:\*\/\s*)?$/, '')
    .replace(/;\s*$/, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
}
