import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#/domain/app-error.ts'
import { authClient } from '#/platform/auth/auth-client.ts'
import { toast } from '#/ui/toast.ts'
import type { OrganizationValues } from '../organization-draft.ts'
import { valuesOf } from '../organization-values.ts'
import { createOrganization, updateOrganization } from '../organizations.functions.ts'
import { myOrganizationsQuery, refreshOrganizations } from '../organizations.queries.ts'
import { useOrganizationScreen, type WantedForm } from '../use-organization-screen.ts'
import { EditedOrganization } from './edited-organization.tsx'
import { OrganizationList } from './organization-list.tsx'

type OrganizationManagerProps = {
  /** Whose form it is. */
  userId: string
  activeOrganizationId: string | null
  /** The form that a link leads to; `onClosed` hears that it is not wanted any more. */
  wanted?: WantedForm
  onClosed?: () => void
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

/** Where a save was refused because of what others did meanwhile. */
const isConflict = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'CONFLICT'

/** What the server is sent: no video is null there, and an empty field here. */
const sentOf = (values: OrganizationValues) => ({ ...values, video: values.video || null })

/** The company screen: the list of companies, or the form that creates or updates one. */
export function OrganizationManager(props: OrganizationManagerProps) {
  const { userId, activeOrganizationId, wanted, nextStep, onSessionChange, onConnected } = props
  const t = useTranslations('organization.toast')
  const queryClient = useQueryClient()
  const { data: organizations } = useSuspenseQuery(myOrganizationsQuery)
  const [connectingId, setConnectingId] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const { screen, isAsked, openCreate, openUpdate, keep, learn, forget, close } = useOrganizationScreen({
    userId,
    organizations,
    wanted,
    activeOrganizationId,
    onClose: () => {
      props.onClosed?.()
      return refreshOrganizations(queryClient)
    },
  })

  const connect = async (organizationId: string): Promise<boolean> => {
    setConnectingId(organizationId)
    const done = await activate(organizationId)
    setConnectingId(null)
    if (!done) {
      toast.error(t('activateFailed'))
      return false
    }
    await Promise.all([onSessionChange(), refreshOrganizations(queryClient)])
    toast.success(t('activated'))
    return true
  }
  const connectFromList = async (id: string) => {
    if (await connect(id)) onConnected()
  }
  const connectAgain = async (id: string) => setElsewhere(!(await connect(id)))

  /** After the writer was told whose words stand there now, saving again replaces them. */
  const learnFrom = async (refusal: AppError, organizationId: string) => {
    const mine = await queryClient.fetchQuery({ ...myOrganizationsQuery, staleTime: 0 })
    const now = valuesOf(mine.find(({ id }) => id === organizationId))
    const fields = (refusal.issues ?? []).map(({ field }) => field as keyof OrganizationValues)
    learn(Object.fromEntries(fields.map((field) => [field, now[field]])))
  }
  /** Whether it was saved. That another company is connected now is said by the form's notice, with the way back. */
  const update = async (id: string, values: OrganizationValues, known: OrganizationValues) => {
    try {
      await updateOrganization({ data: { ...sentOf(values), id, known: sentOf(known) } })
      return true
    } catch (error) {
      if (!isConflict(error)) throw error
      if (error.issues?.length) {
        await learnFrom(error, id)
        throw error
      }
      setElsewhere(true)
      return false
    }
  }
  const submit = async (values: OrganizationValues) => {
    if (screen.view === 'update' && !(await update(screen.organization.id, values, screen.known))) return
    if (screen.view === 'create')
      await createOrganization({ data: { ...sentOf(values), visitKey: screen.visitKey } })
    forget()
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
        isAsked={isAsked}
        onConnect={(id) => void connectFromList(id)}
        onCreate={openCreate}
        onUpdate={openUpdate}
      />
    )
  }
  const organization = screen.view === 'update' ? screen.organization : undefined
  return (
    <EditedOrganization
      organization={organization}
      isAsked={isAsked}
      known={screen.known}
      typed={screen.typed}
      elsewhere={
        isElsewhere && organization
          ? {
              name: organization.name,
              isConnecting: connectingId !== null,
              onConnect: () => void connectAgain(organization.id),
            }
          : null
      }
      onTyped={keep}
      onSubmit={submit}
      onClose={() => void close()}
    />
  )
}
