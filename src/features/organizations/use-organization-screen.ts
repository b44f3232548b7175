import { useHydrated } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { canInOrganization } from '#/domain/access/organization-roles.ts'
import {
  keepDraft,
  readDraft,
  type OrganizationDraft,
  type OrganizationValues,
} from './organization-draft.ts'
import { isSame, valuesOf } from './organization-values.ts'
import type { MyOrganizationView } from './organizations.view.ts'

type Form = {
  /** What the form said when it was opened. */
  known: OrganizationValues
  /** What an earlier visit of this tab left in it. */
  typed?: OrganizationValues
}

/** What the company screen shows: the list, or the form in one of its two modes. */
export type OrganizationScreen =
  | { view: 'list' }
  /** The key stands for this one opening of the form: however often it is sent, it makes one company. */
  | ({ view: 'create'; visitKey: string } & Form)
  | ({ view: 'update'; organization: MyOrganizationView } & Form)

const LIST: OrganizationScreen = { view: 'list' }

/** A form that a link leads to: a new company's, or the connected one's. */
export type WantedForm = 'create' | 'update'

type Options = {
  /** Whose words are kept in this tab. */
  userId: string
  organizations: readonly MyOrganizationView[]
  /** The form that the address asks for. */
  wanted?: WantedForm
  activeOrganizationId: string | null
  onClose: () => Promise<void>
}

/** A draft for a company that one has left meanwhile leads nowhere. */
function screenOf(
  draft: OrganizationDraft,
  organizations: readonly MyOrganizationView[],
): OrganizationScreen {
  const { values: typed } = draft
  if (draft.view === 'create') return { view: 'create', visitKey: draft.visitKey, known: valuesOf(), typed }
  const organization = organizations.find(({ id }) => id === draft.organizationId)
  return organization ? { view: 'update', organization, known: draft.known, typed } : LIST
}

/** What nobody may do who follows a link leads to the list. */
function wantedScreen(
  { wanted, organizations, activeOrganizationId }: Options,
  visitKey: string,
): OrganizationScreen {
  if (wanted === 'create') return { view: 'create', visitKey, known: valuesOf() }
  const active = organizations.find(({ id }) => id === activeOrganizationId)
  if (wanted !== 'update' || !active) return LIST
  const mayUpdate = canInOrganization(active.organizationRole, 'organization', 'update')
  return mayUpdate ? { view: 'update', organization: active, known: valuesOf(active) } : LIST
}

function draftOf(screen: OrganizationScreen, values: OrganizationValues): OrganizationDraft | null {
  if (screen.view === 'list' || isSame(values, screen.known)) return null
  if (screen.view === 'create') return { view: 'create', visitKey: screen.visitKey, values }
  return { view: 'update', organizationId: screen.organization.id, known: screen.known, values }
}

/**
 * The screen's one state and the ways between its views. What is typed stays in this tab until it is saved or
 * discarded: whoever comes back finds the form open. Closing the form asks for fresh lists.
 */
export function useOrganizationScreen(options: Options) {
  const { userId, organizations, onClose } = options
  // Storage exists only in the browser: the first drawing must be the server's.
  const isAlive = useHydrated()
  const draft = useMemo(() => (isAlive ? readDraft(userId) : null), [isAlive, userId])
  const [chosen, choose] = useState<OrganizationScreen | null>(null)
  const [visitKey] = useState(() => crypto.randomUUID())
  const screen = chosen ?? (draft ? screenOf(draft, organizations) : wantedScreen(options, visitKey))
  return {
    screen,
    /** Whether somebody asked for what is shown, rather than found it when the page was loaded. */
    isAsked: chosen !== null,
    openCreate: () => choose({ view: 'create', visitKey: crypto.randomUUID(), known: valuesOf() }),
    openUpdate: (organization: MyOrganizationView) =>
      choose({ view: 'update', organization, known: valuesOf(organization) }),
    /** Keeps what is typed, or nothing when it says what it said at first. */
    keep: (values: OrganizationValues) => keepDraft(userId, draftOf(screen, values)),
    /** Somebody else changed some fields, and the writer was told so. */
    learn: (known: Partial<OrganizationValues>) => {
      if (screen.view !== 'list') choose({ ...screen, known: { ...screen.known, ...known } })
    },
    /** What was typed is on the server, or not wanted. */
    forget: () => keepDraft(userId, null),
    close: async () => {
      keepDraft(userId, null)
      choose(LIST)
      await onClose()
    },
  }
}
