import type { CSSProperties } from 'react'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { MARK_PATH } from '#/ui/mark.tsx'
import { initials } from '#/ui/name-mark.ts'
import type { ShareCardFacts } from './share-card-facts.ts'

/** The brand's dark tokens in the notation that the drawing library reads. */
const NIGHT = '#0c121a'
const NIGHT_SURFACE = '#151c26'
const NIGHT_LINE = '#28303a'
const INK = '#ffffff'
const INK_2 = '#c5cbd2'
const SKY = '#5cb4ef'

const row: CSSProperties = { display: 'flex', alignItems: 'center' }

/** A longer title is written smaller, and cut where its lines end. */
function titleStyle(title: string): CSSProperties {
  if (title.length <= 34) return { fontSize: 84, lineClamp: 2 }
  return { fontSize: title.length <= 64 ? 66 : 56, lineClamp: 3 }
}

function LogoTile({ company, picture }: { company: string; picture: string | null }) {
  const tile: CSSProperties = { ...row, width: 104, height: 104, borderRadius: 22, justifyContent: 'center' }
  if (picture) return <img src={picture} alt="" width={104} height={104} style={tile} />
  return (
    <div style={{ ...tile, background: NIGHT_LINE, color: INK_2, fontSize: 40, fontWeight: 700 }}>
      {initials(company)}
    </div>
  )
}

function Mark({ sizePx }: { sizePx: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 16 16">
      <path d={MARK_PATH} fill="none" stroke={SKY} strokeWidth="2" strokeLinecap="round" />
      <circle cx="12.5" cy="3.7" r="2.4" fill={SKY} />
    </svg>
  )
}

export type ShareCardProps = {
  facts: ShareCardFacts
  /** The company's logo as a `data:` address; null shows its initials. */
  picture: string | null
  fonts: string
}

/** What a job looks like where it is shared: 1200 × 630, drawn outside the browser, without a style sheet. */
export function ShareCard({ facts, picture, fonts }: ShareCardProps) {
  const { title, company, place, pay } = facts
  const page: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '60px 72px 48px',
    background: `linear-gradient(160deg, ${NIGHT_SURFACE}, ${NIGHT} 60%)`,
    color: INK,
    fontFamily: fonts,
    fontWeight: 500,
  }
  const heading: CSSProperties = {
    ...titleStyle(title),
    display: 'block',
    fontWeight: 700,
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
    wordBreak: 'break-word',
  }
  return (
    <div style={page}>
      <div style={{ ...row, gap: 28 }}>
        <LogoTile company={company} picture={picture} />
        <div style={{ display: 'block', fontSize: 38, color: INK_2 }}>{company}</div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div style={heading}>{title}</div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 6, fontSize: 34 }}>
          {pay && <div style={{ color: SKY }}>{pay}</div>}
          <div style={{ display: 'block', lineClamp: 1, color: INK_2 }}>{place}</div>
        </div>
      </div>
      <div style={{ ...row, gap: 14, paddingTop: 24, borderTop: `2px solid ${NIGHT_LINE}` }}>
        <Mark sizePx={40} />
        <div style={{ fontSize: 32, fontWeight: 700 }}>{PRODUCT_NAME}</div>
      </div>
    </div>
  )
}
