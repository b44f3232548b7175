import { CircleAlert, Pencil } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Checkbox } from '#/ui/checkbox.tsx'

export type ReviewCardProps = {
  title: string
  detail?: string
  /** Some lines of what the file says. */
  text?: string
  isChosen: boolean
  isWrong: boolean
  isOpen: boolean
  onChoose: (isChosen: boolean) => void
  onToggle: () => void
  /** The fields in which it is put right. */
  children: ReactNode
}

/** One thing a file says: taken, put right, or skipped. */
export function ReviewCard({
  title,
  detail,
  text,
  isChosen,
  isWrong,
  isOpen,
  onChoose,
  onToggle,
  children,
}: ReviewCardProps) {
  const t = useTranslations('profile.import.review')
  const fieldsId = useId()
  return (
    <li className="px-4 py-3">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          aria-label={t('take', { name: title })}
          label={<span className="font-medium [overflow-wrap:anywhere]">{title}</span>}
          help={
            <>
              {detail && <span className="line-clamp-2 [overflow-wrap:anywhere]">{detail}</span>}
              {text && (
                <span className="mt-1 line-clamp-3 text-14 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
                  {text}
                </span>
              )}
            </>
          }
        />
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          aria-label={`${isOpen ? t('close') : t('edit')}: ${title}`}
          onClick={onToggle}
        >
          {!isOpen && <Pencil aria-hidden="true" className="size-3.5" />}
          {isOpen ? t('close') : t('edit')}
        </Button>
      </div>
      {isWrong && isChosen && (
        <p className="mt-1.5 flex items-center gap-2 pl-8 text-13 text-error-ink">
          <CircleAlert aria-hidden="true" className="size-4" />
          {t('wrong')}
        </p>
      )}
      {isOpen && (
        <div id={fieldsId} className="mt-3 grid grid-cols-1 gap-5 border-t border-line pt-4">
          {children}
        </div>
      )}
    </li>
  )
}
