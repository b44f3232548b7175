import { createFileRoute } from '@tanstack/react-router'
import { SignOutPage } from '#/features/account/components/sign-out-page.tsx'

/** It acts once it is shown; nothing here may act while the page is loaded ahead. */
export const Route = createFileRoute('/auth/signout')({ component: SignOutPage })
