import { Bold, Italic, Link, List, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#/ui/icon-button.tsx'
import { MARKDOWN_MARKS, type MarkdownMark } from '../../edit-markdown.ts'

const ICONS: Record<MarkdownMark, LucideIcon> = { bold: Bold, italic: Italic, list: List, link: Link }

export type MarkdownToolbarProps = {
  isPreview: boolean
  onPreviewChange: (isPreview: boolean) => void
  onMark: (mark: MarkdownMark) => void
}

/** The four things one does to a job's text, and a look at the result. */
export function MarkdownToolbar({ isPreview, onPreviewChange, onMark }: MarkdownToolbarProps) {
  const t = useTranslations('job.editor.markdown')
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex items-center gap-0.5 border-b border-line px-1 py-0.5 text-ink-2"
    >
      {MARKDOWN_MARKS.map((mark) => {
        const Icon = ICONS[mark]
        return (
          <IconButton
            key={mark}
            label={t(mark)}
            size="sm"
            disabled={isPreview}
            // The text keeps its selection, on which the button acts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onMark(mark)}
          >
            <Icon aria-hidden="true" className="size-4" />
          </IconButton>
        )
      })}
      <button
        type="button"
        aria-pressed={isPreview}
        onClick={() => onPreviewChange(!isPreview)}
        className="ml-auto h-8 rounded-tag px-2.5 text-13 font-medium text-sky-ink hover:bg-track/60 touch:h-11"
      >
        {isPreview ? t('write') : t('preview')}
      </button>
    </div>
  )
}
