import { MailButton, MailLayout, MailNote, type MailLayoutProps } from './mail-layout.tsx'

/** The texts of a mail that asks for one thing. They come translated. */
type ActionMailTexts = { greeting: string; body: string; action: string; note: string }

export type ActionMailProps = Omit<MailLayoutProps, 'children'> & {
  texts: ActionMailTexts
  /** Absolute. */
  url: string
}

/** A mail with a greeting, a sentence or two, one button and a quiet note. */
export function ActionMail({ texts, url, ...layout }: ActionMailProps) {
  return (
    <MailLayout {...layout}>
      <p style={{ margin: '0 0 12px' }}>{texts.greeting}</p>
      <p style={{ margin: 0 }}>{texts.body}</p>
      <MailButton href={url}>{texts.action}</MailButton>
      <MailNote>{texts.note}</MailNote>
    </MailLayout>
  )
}

/** The same mail as plain text. The address has a line of its own: a colon is set off in French. */
export function actionMailText({ texts, url }: Pick<ActionMailProps, 'texts' | 'url'>): string {
  return [texts.greeting, texts.body, `${texts.action}\n${url}`, texts.note].join('\n\n')
}
