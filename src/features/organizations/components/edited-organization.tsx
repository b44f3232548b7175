import { useState, type ComponentProps } from 'react'
import type { OrganizationValues } from '../organization-draft.ts'
import { isSame } from '../organization-values.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { FormNotice } from './form-notice.tsx'
import { OrganizationForm } from './organization-form.tsx'

type EditedOrganizationProps = Pick<
  ComponentProps<typeof OrganizationForm>,
  'organization' | 'isAsked' | 'typed' | 'onSubmit'
> & {
  known: OrganizationValues
  elsewhere: ComponentProps<typeof FormNotice>['elsewhere']
  onTyped: (values: OrganizationValues) => void
  onClose: () => void
}

/** The form, and the question before words in it are thrown away. */
export function EditedOrganization(props: EditedOrganizationProps) {
  const { organization, isAsked, known, typed, elsewhere, onTyped, onSubmit, onClose } = props
  const [values, setValues] = useState(typed ?? known)
  const [isAsking, setAsking] = useState(false)
  const cancel = ({ isPending }: { isPending: boolean }) => {
    if (isSame(values, known) && !isPending) onClose()
    else setAsking(true)
  }
  return (
    <>
      <OrganizationForm
        organization={organization}
        isAsked={isAsked}
        typed={typed}
        notice={<FormNotice isRestored={typed !== undefined} elsewhere={elsewhere} />}
        onTyped={(now) => {
          setValues(now)
          onTyped(now)
        }}
        onSubmit={onSubmit}
        onCancel={cancel}
      />
      <DiscardDialog open={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  )
}
