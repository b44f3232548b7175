// First: the client takes the wire as it finds it.
import { fakeWire, type Answer } from './fake-wire.ts'
import type { ReactNode } from 'react'
import { beforeEach, vi } from 'vitest'
import { OrganizationManager } from '#/features/organizations/components/organization-manager.tsx'
import {
  createOrganization,
  listMyOrganizations,
  updateOrganization,
} from '#/features/organizations/organizations.functions.ts'
import type { MyOrganizationView } from '#/features/organizations/organizations.view.ts'
import { fill, renderPage, screen, Toasts } from './render.tsx'

// The functions are the wire to the server; what they do behind it is tested beside them.
vi.mock('#/platform/places/places.functions.ts', () => import('#tests/fakes/fake-places.ts'))
vi.mock('#/features/organizations/organizations.functions.ts', () => ({
  createOrganization: vi.fn<() => Promise<unknown>>(),
  updateOrganization: vi.fn<() => Promise<unknown>>(),
  listMyOrganizations: vi.fn<() => Promise<unknown>>(),
  getOrganization: vi.fn<() => Promise<unknown>>(),
}))

export const TIDEWALL_MINE: MyOrganizationView = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  logo: '/files/company-logos/default.webp',
  description: 'We keep water out.',
  location: 'Bristol, UK',
  video: null,
  email: 'jobs@tidewall.example',
  phone: '0117 496 0000',
  organizationRole: 'owner',
  isSuspended: false,
}
export const BAKERY_MINE: MyOrganizationView = {
  ...TIDEWALL_MINE,
  id: 'bakery',
  name: 'Bath Bakery',
  organizationRole: 'admin',
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(createOrganization).mockReset()
  vi.mocked(updateOrganization).mockReset()
  vi.mocked(listMyOrganizations).mockReset()
})

type Setting = {
  mine?: MyOrganizationView[]
  activeId?: string | null
  setActive?: Answer
  nextStep?: ReactNode
}

export async function renderManager({
  mine = [TIDEWALL_MINE, BAKERY_MINE],
  activeId = 'tidewall',
  setActive = {},
  nextStep,
}: Setting = {}) {
  vi.mocked(listMyOrganizations).mockResolvedValue(mine)
  const sent = fakeWire({ '/api/auth/organization/set-active': setActive })
  const onSessionChange = vi.fn<() => Promise<void>>().mockResolvedValue()
  const onConnected = vi.fn<() => void>()
  const rendered = await renderPage(
    <main tabIndex={-1}>
      <OrganizationManager
        userId="maren"
        activeOrganizationId={activeId}
        nextStep={nextStep}
        onSessionChange={onSessionChange}
        onConnected={onConnected}
      />
      <Toasts />
    </main>,
    { at: '/app/employer/company' },
  )
  await screen.findByRole('heading', { name: 'Company' })
  return { ...rendered, sent, onSessionChange, onConnected }
}

export const button = (name: string) => screen.getByRole('button', { name })
export const input = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'Location' ? 'combobox' : 'textbox', { name })

export async function fillForm(user: Awaited<ReturnType<typeof renderManager>>['user']) {
  await fill(user, input('Name'), 'New Harbour')
  await fill(user, input('Email'), 'jobs@harbour.example')
  await fill(user, input('Phone'), '0117 496 0001')
  await fill(user, input('Description'), 'We build harbours.')
  await fill(user, input('Location'), 'Hull')
}
