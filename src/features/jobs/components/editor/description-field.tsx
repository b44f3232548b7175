import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useReadOnlyText } from '#/components/form/use-read-only-text.ts'
import { Markdown } from '#/components/markdown/markdown.tsx'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { cn } from '#/ui/cn.ts'
import { CONTROL_EDGE } from '#/ui/control.ts'
import { Field } from '#/ui/field.tsx'
import { markSelection, type MarkdownMark } from '../../edit-markdown.ts'
import { DRAFT_LIMITS } from '../../job-editor.schema.ts'
import { useJobField } from './job-editor-context.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'

const SAMPLES = { bold: 'sampleBold', italic: 'sampleItalic', link: 'sampleLink' } as const
const KEYS: Record<string, MarkdownMark> = { b: 'bold', i: 'italic', k: 'link' }

/** What the person will do, in Markdown: written here, looked at here. */
export function DescriptionField() {
  const t = useTranslations('job.editor')
  const { id, value, setValue, onBlur, error } = useJobField('description')
  const readOnly = useReadOnlyText(value)
  const [isPreview, setPreview] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)

  const applyMark = (mark: MarkdownMark) => {
    const input = area.current
    if (!input) return
    const selection = { text: value, start: input.selectionStart, end: input.selectionEnd }
    const marked = markSelection(selection, mark, mark === 'list' ? '' : t(`markdown.${SAMPLES[mark]}`))
    if (marked.text.length > DRAFT_LIMITS.descriptionMax) return
    // The new text must stand in the field before part of it can be selected.
    flushSync(() => setValue(marked.text))
    input.focus()
    input.setSelectionRange(marked.start, marked.end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? KEYS[event.key] : undefined
    if (!mark) return
    event.preventDefault()
    applyMark(mark)
  }
  return (
    <Field
      id={id}
      label={t('field.description')}
      aside={t('characters', { count: value.trim().length, min: JOB_LIMITS.descriptionMin })}
      error={error}
    >
      {(control) => (
        <div
          className={cn(
            CONTROL_EDGE,
            'overflow-hidden has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-sky',
          )}
        >
          <MarkdownToolbar isPreview={isPreview} onPreviewChange={setPreview} onMark={applyMark} />
          {isPreview && (
            <div className="min-h-44 px-3 py-2.5">
              <Markdown underHeading={2}>{value.trim() || t('markdown.empty')}</Markdown>
            </div>
          )}
          <textarea
            {...control}
            ref={area}
            name="description"
            hidden={isPreview}
            rows={7}
            maxLength={DRAFT_LIMITS.descriptionMax}
            value={value}
            readOnly={readOnly}
            onChange={(event) => setValue(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            className="block field-sizing-content max-h-[60vh] min-h-44 w-full resize-y bg-transparent px-3 py-2.5 text-15 leading-[1.375rem] outline-none"
          />
        </div>
      )}
    </Field>
  )
}
