import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { myProfileAsQuery } from '../profile.queries.ts'
import type { ProfileView } from '../profile.view.ts'
import type { Onlooker } from '../onlookers.ts'
import { ProfilePage } from './profile-page.tsx'
import { SeeAs } from './see-as.tsx'

type OwnProfilePageProps = { profile: ProfileView; onlooker: Onlooker | undefined }

/** One's own profile: as one sees it oneself, or through the eyes of somebody else. */
export function OwnProfilePage({ profile, onlooker }: OwnProfilePageProps) {
  const seeAs = <SeeAs userId={profile.userId} onlooker={onlooker} />
  if (onlooker === undefined) return <ProfilePage profile={profile} isOwn seeAs={seeAs} />
  return <ThroughOtherEyes onlooker={onlooker} seeAs={seeAs} />
}

function ThroughOtherEyes({ onlooker, seeAs }: { onlooker: Onlooker; seeAs: ReactNode }) {
  const { data: seen } = useSuspenseQuery(myProfileAsQuery(onlooker))
  return seen ? <ProfilePage profile={seen} isOwn={false} seeAs={seeAs} /> : <Unseen seeAs={seeAs} />
}

function Unseen({ seeAs }: { seeAs: ReactNode }) {
  const t = useTranslations('profile.seeAs')
  return (
    <div className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      {seeAs}
      <h1 className="sr-only">{t('label')}</h1>
      <EmptyState
        icon={EyeOff}
        title={t('nothing')}
        action={
          <Button asChild>
            <Link to="/app/individual/profile/step5">{t('change')}</Link>
          </Button>
        }
      >
        {t('nothingHelp')}
      </EmptyState>
    </div>
  )
}
