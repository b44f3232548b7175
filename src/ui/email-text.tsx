import { cn } from './cn.ts'

/** A mail address that breaks before its @ first, and elsewhere only when it must; nothing of it is ever cut off. */
export function EmailText({ email, className }: { email: string; className?: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className={cn('wrap-anywhere', className)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
