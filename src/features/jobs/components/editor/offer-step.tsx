import { useTranslations } from 'use-intl'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { REPLY_PLEDGE_DAYS } from '#/domain/job/vocabulary.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { Banner } from '#/ui/banner.tsx'
import { Chip } from '#/ui/chip.tsx'
import { FieldError } from '#/ui/field.tsx'
import { Segmented } from '#/ui/segmented.tsx'
import { DRAFT_LIMITS } from '../../job-editor.schema.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { ApplyFields } from './apply-fields.tsx'
import { EditorStep } from './editor-step.tsx'
import { useJobEditor, useJobField } from './job-editor-context.ts'
import { DayField } from './day-field.tsx'
import { TagsField } from './job-fields.tsx'
import { useDayWords } from './use-day-words.ts'
import { PreviewSection } from './preview-section.tsx'
import { SalaryFields } from './salary-fields.tsx'

const CLOSING_SHORTCUTS_DAYS = [30, 60, 90]

/** Step 3: what the employer gives in return, a look at the page, and Publish. */
export function OfferStep() {
  const t = useTranslations('job.editor')
  const { canPublish } = useJobEditor()
  return (
    <EditorStep step={3}>
      <SalaryFields />
      <TagsField
        name="benefits"
        label={t('field.benefits')}
        help={t('help.benefits')}
        max={DRAFT_LIMITS.benefitsMax}
        tone="neutral"
        placeholder={t('placeholder.benefit')}
      />
      <DateFields />
      <ApplyFields />
      <PledgeField />
      {!canPublish && (
        <Banner tone="info" title={t('member.title')}>
          {t('member.text')}
        </Banner>
      )}
      <PreviewSection />
    </EditorStep>
  )
}

function DateFields() {
  const t = useTranslations('job.editor')
  const { value: startDate } = useJobField('startDate')
  const isPast = startDate !== null && startDate < utcToday()
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <ClosingFields />
      <DayField
        name="startDate"
        label={t('field.startDate')}
        aside={t('optional')}
        help={t(isPast ? 'help.startDatePast' : 'help.startDate')}
        isDoubtful={isPast}
      />
    </div>
  )
}

function ClosingFields() {
  const t = useTranslations('job.editor')
  const { value, setValue } = useJobField('closingDate')
  const { dayOf } = useDayWords()
  const today = utcToday()
  const latest = addDays(today, JOB_LIMITS.closingDaysMax)
  return (
    <div className="grid content-start gap-2">
      <DayField
        name="closingDate"
        label={t('field.closingDate')}
        help={t('help.closingDate', { latest: dayOf(latest) })}
        min={addDays(today, 1)}
        max={latest}
      />
      <div role="group" aria-label={t('closingShortcuts')} className="flex flex-wrap gap-1.5">
        {CLOSING_SHORTCUTS_DAYS.map((days) => {
          const day = addDays(today, days)
          return (
            <Chip
              key={days}
              active={day === value}
              aria-pressed={day === value}
              onClick={() => setValue(day)}
            >
              {t('closingIn', { days })}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}

function PledgeField() {
  const t = useTranslations('job.editor')
  const { id, value, setValue, onBlur, error } = useJobField('replyPledgeDays')
  const choose = (days: string) => {
    setValue(REPLY_PLEDGE_DAYS.find((known) => String(known) === days) ?? null)
  }
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-14 font-medium">
        {t('field.replyPledgeDays')}
      </span>
      <Segmented
        id={id}
        name="replyPledgeDays"
        label={t('field.replyPledgeDays')}
        size="lg"
        options={REPLY_PLEDGE_DAYS.map((days) => ({ value: String(days), label: t('pledgeDays', { days }) }))}
        value={value === null ? null : String(value)}
        onValueChange={choose}
        onBlur={onBlur}
        invalid={error !== null}
        describedBy={`${id}-error`}
        className="flex"
      />
      <FieldError id={`${id}-error`} text={error} />
      <p className="text-13 text-muted">{t('help.replyPledgeDays')}</p>
    </div>
  )
}
