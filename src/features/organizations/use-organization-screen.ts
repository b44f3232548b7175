import { useState } from 'react'
import type { MyOrganizationView } from './organizations.view.ts'

/** What the company screen shows: the list, or the form in one of its two modes. */
export type OrganizationScreen =
  | { view: 'list' }
  | { view: 'create' }
  | { view: 'update'; organization: MyOrganizationView }

/** The screen's one state and the ways between its views. Closing the form asks for fresh lists. */
export function useOrganizationScreen({ onClose }: { onClose: () => Promise<void> }) {
  const [screen, setScreen] = useState<OrganizationScreen>({ view: 'list' })
  return {
    screen,
    openCreate: () => setScreen({ view: 'create' }),
    openUpdate: (organization: MyOrganizationView) => setScreen({ view: 'update', organization }),
    close: async () => {
      setScreen({ view: 'list' })
      await onClose()
    },
  }
}
