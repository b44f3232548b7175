import { Link } from '@tanstack/react-router'
import { Building2, type LucideIcon } from 'lucide-react'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'

export type NoCompanyProps = {
  icon?: LucideIcon
  title: string
  text: string
  /** On the way to one's companies. */
  action: string
  /** The way leads to the form of a new one. */
  isFirst?: boolean
  className?: string
}

/** What an employer sees where a company would have to be connected. */
export function NoCompany(props: NoCompanyProps) {
  const { icon = Building2, title, text, action, isFirst = false, className } = props
  return (
    <EmptyState
      icon={icon}
      title={title}
      className={className}
      action={
        <Button asChild variant="primary">
          <Link to="/app/employer/company" search={isFirst ? { form: 'create' } : {}}>
            {action}
          </Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
