import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#/ui/avatar.tsx'
import { Card } from '#/ui/card.tsx'
import { Tag } from '#/ui/tag.tsx'
import type { TeamMemberView } from '../organizations.view.ts'

/** Who hires for the connected company. */
export function TeamList({ members }: { members: TeamMemberView[] }) {
  const t = useTranslations('organization')
  const format = useFormatter()
  return (
    <Card asChild className="mt-6 overflow-hidden">
      <ul>
        {members.map((person) => (
          <li
            key={person.id}
            className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-4 px-4 py-4 not-last:border-b not-last:border-line sm:px-5"
          >
            <Avatar name={person.name} src={person.image} size="md" />
            <div className="min-w-0">
              <p className="truncate text-15 font-semibold">{person.name}</p>
              <p className="truncate text-13 text-muted">{person.email}</p>
            </div>
            <div className="grid justify-items-end gap-1">
              <Tag>{t(`role.${person.organizationRole}`)}</Tag>
              <p className="text-12 text-muted max-sm:hidden">
                {t('team.joined', {
                  date: format.dateTime(new Date(person.joinedAt), { dateStyle: 'long' }),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
