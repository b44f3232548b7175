import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf'

/** What programs that read CVs find in a PDF. The library keeps what it is given, so that it gets a copy. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { text: pages } = await extractText(document, { mergePages: false })
  const { links } = await extractLinks(document)
  const { info } = await getMeta(document)
  const outline = (await document.getOutline()) ?? []
  const [, , widthPt, heightPt] = (await document.getPage(1)).view
  const bookmarks = outline.map(({ title }) => title)
  return { pages, text: pages.join('\n'), links, info, bookmarks, widthPt, heightPt }
}
