import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#/lib/product.ts'

const TEXT = {
  fontFamily: 'Helvetica, Arial, sans-serif',
  fontSize: '16px',
  lineHeight: '24px',
  color: '#14202e',
}

/** The sheet round every mail: one column, no pictures, nothing that needs the network. */
export function MailLayout({ children }: { children: ReactNode }) {
  return (
    <div style={{ ...TEXT, maxWidth: '560px', margin: '0 auto', padding: '32px 20px' }}>
      <p style={{ fontWeight: 600, fontSize: '18px', margin: '0 0 24px' }}>{PRODUCT_NAME}</p>
      {children}
    </div>
  )
}

/** The one thing a mail asks for, as a button that is also a plain link. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        href={href}
        style={{
          background: '#1a6fb5',
          color: '#ffffff',
          padding: '12px 20px',
          borderRadius: '8px',
          textDecoration: 'none',
          fontWeight: 600,
          display: 'inline-block',
        }}
      >
        {children}
      </a>
    </p>
  )
}
