import type { ComponentProps, JSX } from 'react'
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import type { MarkdownProps } from './markdown.tsx'

type HeadingProps = ComponentProps<'h1'> & ExtraProps

/** People write headings for their own page: here they begin below the heading they stand under. */
function headingsBelow(level: number): Components {
  const below = (own: number) => {
    const Heading = `h${Math.min(6, level + own)}` as keyof JSX.IntrinsicElements & 'h2'
    return ({ node: _, ...props }: HeadingProps) => <Heading {...props} />
  }
  return { h1: below(1), h2: below(2), h3: below(3), h4: below(4), h5: below(5), h6: below(6) }
}

const HEADINGS = [1, 2, 3, 4, 5, 6].map(headingsBelow)

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

/** Renders Markdown as React elements: no HTML of the writer's own, no pictures, no scripts. */
export function MarkdownBody({ children, underHeading = 1 }: MarkdownProps) {
  return (
    <div className="prose">
      <ReactMarkdown
        remarkPlugins={PLUGINS}
        skipHtml
        disallowedElements={REFUSED}
        components={{ ...HEADINGS[underHeading - 1], a: ForeignLink }}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
}
