import { Link } from '@tanstack/react-router'
import { FileText, Pencil, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '#/ui/avatar.tsx'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'
import { Tag } from '#/ui/tag.tsx'
import { VideoPlayer } from '#/components/media/video-player.tsx'
import type { ProfileView } from '../profile.view.ts'
import { useCountryName } from '#/components/vocabulary/use-name-options.ts'
import { useProfileSections } from '../use-profile-sections.ts'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileSections } from './profile-sections.tsx'

export type ProfilePageProps = { profile: ProfileView; isOwn: boolean; seeAs?: ReactNode }

/** A person as employers see them, and as they see themselves. */
export function ProfilePage({ profile, isOwn, seeAs }: ProfilePageProps) {
  const t = useTranslations('profile.page')
  const sections = useProfileSections(profile, 'month')
  const isEmpty =
    sections.length === 0 && profile.bio === '' && profile.skills.length === 0 && !profile.profileVideo
  return (
    <article className="mx-auto w-full max-w-dash flex-1 px-4 py-8 md:px-5 md:py-12">
      {seeAs}
      <ProfileHead profile={profile} isOwn={isOwn} isEmpty={isEmpty} />
      <div className="mt-10 grid gap-10 border-t border-line pt-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-16">
        <div className="grid min-w-0 content-start gap-12">
          {profile.profileVideo && (
            <div className="night grid aspect-video max-w-[65ch] overflow-hidden rounded-card bg-paper">
              <VideoPlayer src={profile.profileVideo} label={t('video')} />
            </div>
          )}
          {profile.bio && (
            <p className="max-w-[65ch] text-16 leading-7 text-pretty [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
              {profile.bio}
            </p>
          )}
          <ProfileSections profile={profile} sections={sections} />
          {isEmpty && <EmptyProfile isOwn={isOwn} />}
        </div>
        <ProfileAside profile={profile} isOwn={isOwn} />
      </div>
    </article>
  )
}

function EmptyProfile({ isOwn }: Pick<ProfilePageProps, 'isOwn'>) {
  const t = useTranslations('profile')
  if (!isOwn) return <EmptyState icon={UserRound} title={t('page.empty')} />
  return (
    <EmptyState
      icon={UserRound}
      title={t('page.emptyOwn')}
      action={
        <>
          <Button asChild variant="primary">
            <Link to="/app/individual/profile/step1">{t('page.begin')}</Link>
          </Button>
          <Button asChild>
            <Link to="/app/individual/profile/import">{t('import.card.action')}</Link>
          </Button>
        </>
      }
    >
      {t('page.emptyOwnHelp')}
    </EmptyState>
  )
}

function ProfileHead({ profile, isOwn, isEmpty }: ProfilePageProps & { isEmpty: boolean }) {
  const t = useTranslations('profile.page')
  const availability = useTranslations('vocabulary.availability')
  const name = profile.name ?? t('anonymous')
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <Avatar
        name={profile.name}
        src={profile.image}
        alt={t('pictureAlt')}
        size="xl"
        className="max-md:size-20"
      />
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <h1 className="text-28 [overflow-wrap:anywhere] md:text-36">{name}</h1>
          <Tag
            tone={profile.availability === 'NotLooking' ? 'neutral' : 'sky'}
            className="h-6 px-2.5 text-13"
          >
            {availability(profile.availability)}
          </Tag>
        </div>
        {profile.headline && <p className="mt-1 text-18 text-pretty text-ink-2">{profile.headline}</p>}
        <Facts profile={profile} />
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
        {isOwn && (
          <Button asChild>
            <Link to="/app/individual/profile/step1">
              <Pencil aria-hidden="true" className="size-4" />
              {t('edit')}
            </Link>
          </Button>
        )}
        <Button asChild variant={isEmpty ? 'secondary' : 'primary'}>
          <Link to="/profile/cv/$id" params={{ id: profile.userId }}>
            <FileText aria-hidden="true" className="size-4" />
            {t('viewCv')}
          </Link>
        </Button>
      </div>
    </header>
  )
}

function Facts({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile.page')
  const level = useTranslations('vocabulary.educationLevel')
  const countryName = useCountryName()
  const { town, countryCode, experienceYears, educationLevel } = profile
  const facts = [
    [town, countryCode && countryName(countryCode)].filter(Boolean).join(', '),
    experienceYears >= 1 ? t('years', { years: Math.floor(experienceYears) }) : '',
    educationLevel && educationLevel !== 'None' ? level(educationLevel) : '',
  ].filter((fact) => fact !== '')
  return (
    <p className="dotted mt-2 text-14 text-muted empty:hidden">
      {facts.map((fact) => (
        <span key={fact} suppressHydrationWarning>
          {fact}
        </span>
      ))}
    </p>
  )
}
