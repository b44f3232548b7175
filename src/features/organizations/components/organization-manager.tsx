import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { authClient } from '#/platform/auth/auth-client.ts'
import { toast } from '#/ui/toast.ts'
import { createOrganization, updateOrganization } from '../organizations.functions.ts'
import { myOrganizationsQuery, refreshOrganizations } from '../organizations.queries.ts'
import { useOrganizationScreen } from '../use-organization-screen.ts'
import { OrganizationForm, type OrganizationValues } from './organization-form.tsx'
import { OrganizationList } from './organization-list.tsx'

type OrganizationManagerProps = {
  activeOrganizationId: string | null
  /** What to do next with the connected company, from whoever knows; stands above the list. */
  nextStep?: ReactNode
  /** After the active company changed: who-is-here, and what was loaded for the company before, must be asked again. */
  onSessionChange: () => Promise<void>
  /** After another company was connected. */
  onConnected: () => void
}

/** Whether the server made the company the active one; a lost connection throws, and counts as a refusal. */
async function activate(organizationId: string): Promise<boolean> {
  try {
    const { error } = await authClient.organization.setActive({ organizationId })
    return !error
  } catch {
    return false
  }
}

/** The company screen: the list of companies, or the form that creates or updates one. */
export function OrganizationManager(props: OrganizationManagerProps) {
  const { activeOrganizationId, nextStep, onSessionChange, onConnected } = props
  const t = useTranslations('organization.toast')
  const queryClient = useQueryClient()
  const { data: organizations } = useSuspenseQuery(myOrganizationsQuery)
  const [connectingId, setConnectingId] = useState<string | null>(null)
  const { screen, openCreate, openUpdate, close } = useOrganizationScreen({
    onClose: () => refreshOrganizations(queryClient),
  })

  const connect = async (organizationId: string) => {
    setConnectingId(organizationId)
    const done = await activate(organizationId)
    setConnectingId(null)
    if (!done) return toast.error(t('activateFailed'))
    await Promise.all([onSessionChange(), refreshOrganizations(queryClient)])
    toast.success(t('activated'))
    onConnected()
  }
  const submit = async (values: OrganizationValues) => {
    const data = { ...values, video: values.video || null }
    if (screen.view === 'update') await updateOrganization({ data: { ...data, id: screen.organization.id } })
    if (screen.view === 'create') await createOrganization({ data: { ...data, visitKey: screen.visitKey } })
    await onSessionChange()
    await close()
    toast.success(t(screen.view === 'update' ? 'updated' : 'created'))
  }

  if (screen.view === 'list') {
    return (
      <OrganizationList
        organizations={organizations}
        activeOrganizationId={activeOrganizationId}
        connectingId={connectingId}
        nextStep={nextStep}
        onConnect={(id) => void connect(id)}
        onCreate={openCreate}
        onUpdate={openUpdate}
      />
    )
  }
  return (
    <OrganizationForm
      organization={screen.view === 'update' ? screen.organization : undefined}
      onSubmit={submit}
      onCancel={() => void close()}
    />
  )
}
