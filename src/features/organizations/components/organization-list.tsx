import { Building2, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useHeadingFocus } from '#/components/screens/use-heading-focus.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import type { MyOrganizationView } from '../organizations.view.ts'
import { OrganizationRow } from './organization-row.tsx'

type OrganizationListProps = {
  organizations: MyOrganizationView[]
  activeOrganizationId: string | null
  connectingId: string | null
  /** What to do next with the connected company. */
  nextStep?: ReactNode
  /** Come back to, rather than there when the page was loaded: its heading takes the keyboard. */
  isAsked: boolean
  onConnect: (organizationId: string) => void
  onCreate: () => void
  onUpdate: (organization: MyOrganizationView) => void
}

/** Of many companies the one that one works for should not have to be looked for. */
function connectedFirst(organizations: readonly MyOrganizationView[], activeId: string | null) {
  return organizations.toSorted((one, other) => Number(other.id === activeId) - Number(one.id === activeId))
}

/** The employer's companies, the connected one first; and the way to found another. */
export function OrganizationList(props: OrganizationListProps) {
  const {
    organizations,
    activeOrganizationId,
    connectingId,
    nextStep,
    isAsked,
    onConnect,
    onCreate,
    onUpdate,
  } = props
  const t = useTranslations('organization')
  const heading = useHeadingFocus({ isAsked })
  const isEmpty = organizations.length === 0
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
            {t('title')}
          </h1>
          <p className="mt-1 text-15 text-muted">{t('intro')}</p>
        </div>
        {!isEmpty && (
          <Button variant={nextStep ? 'secondary' : 'primary'} onClick={onCreate}>
            <Plus aria-hidden="true" className="size-4" /> {t('create')}
          </Button>
        )}
      </header>
      {nextStep}
      {isEmpty ? (
        <EmptyState
          icon={Building2}
          title={t('empty.title')}
          action={
            <Button variant="primary" size="lg" onClick={onCreate}>
              {t('empty.action')}
            </Button>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <Card asChild className="mt-6 overflow-hidden">
          <ul>
            {connectedFirst(organizations, activeOrganizationId).map((organization) => (
              <OrganizationRow
                key={organization.id}
                organization={organization}
                active={organization.id === activeOrganizationId}
                connecting={organization.id === connectingId}
                onConnect={() => onConnect(organization.id)}
                onUpdate={() => onUpdate(organization)}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
