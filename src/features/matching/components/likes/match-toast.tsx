import { Heart } from 'lucide-react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import { LinkText } from '#/ui/link-text.tsx'

/** Says that both said yes, wherever the reader is, with the way to how they reach each other. */
export function sayMatch(): void {
  const id = toast.message(<Title />, {
    icon: <Heart aria-hidden="true" className="size-5 fill-beacon text-beacon-edge" />,
    description: <Words onLeave={() => toast.dismiss(id)} />,
  })
}

function Title() {
  return useTranslations('job.likeNotice')('match.title')
}

function Words({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('job.likeNotice')
  return (
    <>
      <span className="block">{t('match.said')}</span>
      <LinkText asChild className="mt-1 inline-flex touch:min-h-11 touch:items-center">
        <AppLink to="/app/individual" onClick={onLeave}>
          {t('match.contact')}
        </AppLink>
      </LinkText>
    </>
  )
}
