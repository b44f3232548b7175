import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Input } from '#/ui/input.tsx'
import type { ActiveTeamView, MemberView } from '../team.view.ts'
import { MemberRow } from './member-row.tsx'
import { TeamSection } from './team-section.tsx'

/** More are shown when asked for; and from so many on there is a field to find one. */
const SHOWN_FIRST = 25
const FILTERED_FROM = 10

function isCalled({ name, email }: MemberView, words: string): boolean {
  return `${name} ${email}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())
}

/** Who hires for the company. */
export function MemberList({ team }: { team: ActiveTeamView }) {
  const t = useTranslations('team.members')
  const [words, setWords] = useState('')
  const bar = useTakeOver<HTMLDivElement>()
  const [isWhole, setWhole] = useState(false)
  const found = team.members.filter((member) => isCalled(member, words))
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST)
  return (
    <TeamSection title={t('title')} aside={t('count', { count: team.members.length })}>
      {team.members.length >= FILTERED_FROM && (
        <div ref={bar}>
          <Input
            type="search"
            className="mb-3 sm:max-w-80"
            aria-label={t('filter')}
            placeholder={t('filter')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            start={<Search aria-hidden="true" className="size-4" />}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p className="text-14 text-muted">{t('filterNone')}</p>
      ) : (
        <Card asChild className="overflow-hidden">
          <ul>
            {shown.map((member) => (
              <MemberRow key={member.id} member={member} team={team} />
            ))}
          </ul>
        </Card>
      )}
      {shown.length < found.length && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setWhole(true)}>
          {t('showAll', { count: found.length })}
        </Button>
      )}
    </TeamSection>
  )
}
