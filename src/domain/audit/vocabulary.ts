/** What admins do that the audit log keeps, named after what it is done to. */
export type AuditAction =
  | 'user.create'
  | 'user.update'
  | 'user.set-role'
  | 'user.set-password'
  | 'user.mail-password-link'
  | 'user.ban'
  | 'user.unban'
  | 'user.impersonate'
  | 'user.stop-impersonating'
  | 'user.end-session'
  | 'user.end-sessions'
  | 'user.remove'
  | 'organization.suspend'
  | 'organization.restore'
  | 'job.archive'
  | 'job.restore'
  | 'job.delete'
  | 'contact.answer'
  | 'contact.reopen'
  | 'contact.delete'

/** `refused`: nothing was done. `failed`: it broke on the way, and a part of it may have been done. */
export type AuditOutcome = 'done' | 'refused' | 'failed'

/** What a thing is that an admin acts on. */
export type AuditSubjectType = 'user' | 'organization' | 'job' | 'contact'
