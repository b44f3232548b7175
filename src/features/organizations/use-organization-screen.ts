import { useState } from 'react'
import type { MyOrganizationView } from './organizations.view.ts'

/** What the company screen shows: the list, or the form in one of its two modes. */
export type OrganizationScreen =
  | { view: 'list' }
  /** The key stands for this one opening of the form: however often it is sent, it makes one company. */
  | { view: 'create'; visitKey: string }
  | { view: 'update'; organization: MyOrganizationView }

/** The screen's one state and the ways between its views. Closing the form asks for fresh lists. */
export function useOrganizationScreen({ onClose }: { onClose: () => Promise<void> }) {
  const [screen, setScreen] = useState<OrganizationScreen>({ view: 'list' })
  return {
    screen,
    openCreate: () => setScreen({ view: 'create', visitKey: crypto.randomUUID() }),
    openUpdate: (organization: MyOrganizationView) => setScreen({ view: 'update', organization }),
    close: async () => {
      setScreen({ view: 'list' })
      await onClose()
    },
  }
}
