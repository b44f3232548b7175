import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { MARK_PATH } from '#/ui/mark.tsx'
import { MAIL_COLOURS } from './mail-colours.ts'

const { light, dark } = MAIL_COLOURS

const TEXT = { fontFamily: 'Helvetica, Arial, sans-serif', fontSize: '16px', lineHeight: '24px' }
const BUTTON = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: '8px',
  background: light.sky,
  color: light.onSky,
  fontWeight: 600,
  textDecoration: 'none',
}

/** The colours of day stand at each part, for programs that read no style sheet; this one has those of night. */
const AT_NIGHT = `@media (prefers-color-scheme: dark) {
.paper { background: ${dark.paper} !important; color: ${dark.ink} !important; }
.muted { color: ${dark.muted} !important; }
.sky { color: ${dark.sky} !important; }
.button { background: ${dark.sky} !important; color: ${dark.onSky} !important; }
}`

export type MailLayoutProps = {
  /** That of its texts, as a BCP 47 tag. */
  locale: string
  subject: string
  children: ReactNode
}

/** The sheet round every mail, a whole document: one column, nothing that needs the network, and colours for the night. */
export function MailLayout({ locale, subject, children }: MailLayoutProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{AT_NIGHT}</style>
      </head>
      <body className="paper" style={{ margin: 0, background: light.paper, color: light.ink }}>
        <div
          className="paper"
          style={{
            ...TEXT,
            ...{ maxWidth: '560px', margin: '0 auto', padding: '32px 20px' },
            ...{ background: light.paper, color: light.ink },
          }}
        >
          <p style={{ fontWeight: 600, fontSize: '18px', margin: '0 0 24px' }}>
            <MailMark /> {PRODUCT_NAME}
          </p>
          {children}
        </div>
      </body>
    </html>
  )
}

/** The mark. Programs that draw no shapes leave it out, and the name stands alone. */
function MailMark() {
  return (
    <svg
      {...{ viewBox: '0 0 16 16', width: 20, height: 20, 'aria-hidden': true }}
      className="sky"
      style={{ color: light.sky, verticalAlign: '-3px' }}
    >
      <path d={MARK_PATH} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="12.5" cy="3.7" r="2.4" fill="currentColor" />
    </svg>
  )
}

/** The one thing a mail asks for, as a button that is also a plain link. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={href} className="button" style={BUTTON}>
        {children}
      </a>
    </p>
  )
}

/** Why the mail came and how long it is good, in quieter ink. */
export function MailNote({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={{ margin: 0, fontSize: '14px', lineHeight: '20px', color: light.muted }}>
      {children}
    </p>
  )
}
