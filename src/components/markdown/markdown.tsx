import { Suspense, use } from 'react'
import type { markdownHtml } from './markdown-html.ts'

export type MarkdownProps = {
  children: string
  /** The level of the heading above it: 2 makes its own headings begin at h3. */
  underHeading?: 1 | 2 | 3 | 4 | 5 | 6
}

let drawHtml: typeof markdownHtml | undefined
let loading: Promise<void> | undefined

/** `use` does not wait for a promise that says of itself that it is kept. */
const sayKept = () => {
  if (loading) void Object.assign(loading, { status: 'fulfilled', value: undefined })
}

/**
 * Fetches the renderer (about 45 kB) so that the next `Markdown` draws at once. A page that is rendered on the server
 * awaits this in its loader.
 */
export function loadMarkdown(): Promise<void> {
  loading ??= import('./markdown-html.ts').then(
    (renderer) => {
      drawHtml = renderer.markdownHtml
      sayKept()
    },
    // A text without its format is still a text: a lost file must not take the page away.
    sayKept,
  )
  return loading
}

function PlainBody({ children }: MarkdownProps) {
  return <div className="prose whitespace-pre-line">{children}</div>
}

function LateBody(props: MarkdownProps) {
  use(loadMarkdown())
  if (!drawHtml) return <PlainBody {...props} />
  const html = drawHtml(props.children, props.underHeading ?? 1)
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * Somebody's formatted text. Until the renderer is here the plain text stands in its place, or what the server drew.
 * The boundary is always there: server and browser must agree on it whoever of them has the renderer already.
 */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<PlainBody {...props} />}>
      <LateBody {...props} />
    </Suspense>
  )
}
