import type { ComponentProps } from 'react'
import ReactMarkdown, { type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { MarkdownProps } from './markdown.tsx'
import { rankHeadings } from './rank-headings.ts'

/** A link somebody else wrote: it gives no rank, no referrer, and opens beside the page. */
function ForeignLink({ node: _, children, href }: ComponentProps<'a'> & ExtraProps) {
  // A path without a host belongs to the page the text was copied from and leads nowhere here.
  const leads = /^(https?:|mailto:|tel:)/iu.test(href ?? '')
  if (!leads) return <>{children}</>
  return (
    <a href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
      {children}
    </a>
  )
}

const PLUGINS = [remarkGfm]
const REFUSED = ['img', 'input']
const COMPONENTS = { a: ForeignLink }

/** Markdown as React elements: no HTML of the writer's own, no pictures, no scripts. */
export function MarkdownElements({ children, underHeading = 1 }: MarkdownProps) {
  return (
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      skipHtml
      disallowedElements={REFUSED}
      rehypePlugins={[[rankHeadings, underHeading]]}
      components={COMPONENTS}
    >
      {children}
    </ReactMarkdown>
  )
}

/** The same as a part of a page. */
export function MarkdownBody(props: MarkdownProps) {
  return (
    <div className="prose">
      <MarkdownElements {...props} />
    </div>
  )
}
