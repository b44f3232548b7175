type MailRow = {
  id: number
  recipient: string
  subject: string
  html: string
  text: string
  createdAt: Date
  sentAt: Date | null
}

export type MailSummary = { id: number; recipient: string; subject: string; createdAt: string }

/** A mail as its reader gets it. */
export type MailView = MailSummary & { html: string; text: string }

export function toMailSummary({ id, recipient, subject, createdAt }: MailRow): MailSummary {
  return { id, recipient, subject, createdAt: createdAt.toISOString() }
}

export function toMailView(row: MailRow): MailView {
  return { ...toMailSummary(row), html: row.html, text: row.text }
}
