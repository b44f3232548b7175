import { LinkText } from '#/ui/link-text.tsx'
import { splitLinks } from '../split-links.ts'

/** A mail's plain text; its addresses can be followed. */
export function PlainMail({ text }: { text: string }) {
  return (
    <div className="max-w-[70ch] rounded-card border border-line bg-paper p-5 whitespace-pre-wrap wrap-anywhere">
      {splitLinks(text).map((piece) =>
        piece.kind === 'link' ? (
          <LinkText key={piece.start} href={piece.text}>
            {piece.text}
          </LinkText>
        ) : (
          <span key={piece.start}>{piece.text}</span>
        ),
      )}
    </div>
  )
}
