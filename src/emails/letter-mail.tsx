import { MailLayout, type MailLayoutProps } from './mail-layout.tsx'

export type LetterMailProps = Omit<MailLayoutProps, 'children'> & { text: string }

/** A mail that hands on what somebody wrote, line by line as they wrote it. */
export function LetterMail({ text, ...layout }: LetterMailProps) {
  return (
    <MailLayout {...layout}>
      <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{text}</p>
    </MailLayout>
  )
}
