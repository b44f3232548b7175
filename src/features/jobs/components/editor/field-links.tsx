import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'
import type { JobField } from '../../job-steps.ts'
import { FieldLink } from './field-link.tsx'

/** Fields by their names in one line, each a way there: they may be on other steps. */
export function FieldLinks({ fields }: { fields: readonly JobField[] }) {
  const t = useTranslations('job.editor.field')
  return fields.map((field, index) => (
    <Fragment key={field}>
      {index > 0 && ', '}
      <LinkText asChild>
        <FieldLink field={field} className="touch:inline-flex touch:min-h-11 touch:items-center">
          {t(field)}
        </FieldLink>
      </LinkText>
    </Fragment>
  ))
}
