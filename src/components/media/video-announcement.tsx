import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CaptureState } from './video-capture-state.ts'

type VideoAnnouncementProps = { state: CaptureState; isSet: boolean }

/** What happens, for those who do not see it. A failure is said by its message. */
export function VideoAnnouncement({ state, isSet }: VideoAnnouncementProps) {
  const t = useTranslations('media.video')
  const before = useRef({ isSending: false, isSet })
  const [done, setDone] = useState<'set' | 'removed' | null>(null)
  useEffect(() => {
    const { isSending, isSet: wasSet } = before.current
    before.current = { isSending: state.name === 'sending', isSet }
    const outcome = isSet ? isSending && 'set' : wasSet && 'removed'
    setDone((state.name === 'idle' && outcome) || null)
  }, [state.name, isSet])
  const said = (): string => {
    switch (state.name) {
      case 'asking':
        return t('asking.title')
      case 'away':
        return t('away.title')
      case 'blocked':
        return `${t(`blocked.${state.reason}.title`)}. ${t(`blocked.${state.reason}.text`)}`
      case 'countdown':
        return String(state.secondsLeft)
      case 'live':
      case 'recording':
      case 'review':
      case 'sending':
        return t(`said.${state.name}`)
      case 'finishing':
        return t('finishing')
      default:
        return ''
    }
  }
  return (
    <p role="status" className="sr-only">
      {done ? t(`said.${done}`) : said()}
    </p>
  )
}
