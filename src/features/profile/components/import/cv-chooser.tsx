import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messagesOf } from '#/components/form/show-errors.ts'
import { useTextOf } from '#/components/form/use-text-of.ts'
import { FileChooser } from '#/components/media/file-chooser.tsx'
import { useFileDrop } from '#/components/media/use-file-drop.ts'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { cn } from '#/ui/cn.ts'
import type { CvReading } from '../../import/cv-reading.ts'
import { readCv } from '../../import/read-cv.ts'

const KINDS = '.pdf,.json,application/pdf,application/json'

/** Where a file is chosen or dropped, and sent to be read. */
export function CvChooser({ onRead }: { onRead: (reading: CvReading) => void }) {
  const t = useTranslations('profile.import')
  const textOf = useTextOf()
  const chooser = useRef<HTMLInputElement>(null)
  const kindsId = useId()
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = async (file: File) => {
    if (isReading) return
    setReading(true)
    setRefusal(null)
    try {
      onRead(await readCv(file))
    } catch (error) {
      setRefusal(messagesOf(error)[0] ?? 'media.upload.failed')
    } finally {
      setReading(false)
    }
  }
  const { isOver, dropTarget } = useFileDrop((file) => void read(file))
  return (
    <div className="grid gap-4">
      {refusal && (
        <Banner tone="error" role="alert">
          {textOf(refusal)}
        </Banner>
      )}
      <div
        {...dropTarget}
        className={cn(
          'grid justify-items-center gap-3 rounded-card border border-dashed border-control bg-surface px-6 py-12 text-center transition-colors',
          isOver && 'border-sky bg-sky-tint',
        )}
      >
        <span className="grid size-12 place-items-center rounded-full bg-sky-tint text-sky-ink">
          <FileUp aria-hidden="true" className="size-5" />
        </span>
        <Button
          variant="primary"
          size="lg"
          loading={isReading}
          aria-describedby={kindsId}
          onClick={() => chooser.current?.click()}
        >
          {refusal ? t('again') : t('choose')}
        </Button>
        <p id={kindsId} className="text-13 text-muted">
          <span className="touch:hidden">{t('drop')} · </span>
          {t('kinds')}
        </p>
        <FileChooser ref={chooser} accept={KINDS} onFile={(file) => void read(file)} />
      </div>
      <p role="status" className="text-13 text-muted empty:hidden">
        {isReading && t('reading')}
      </p>
    </div>
  )
}
