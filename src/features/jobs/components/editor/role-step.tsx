import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PlaceInput } from '#/components/place-field/place-input.tsx'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { JOB_DURATIONS, JOB_TYPES, SECTORS, WORK_LOCATIONS } from '#/domain/job/vocabulary.ts'
import { Field } from '#/ui/field.tsx'
import { countryOfPlace } from '../../country-of-place.ts'
import { DRAFT_LIMITS } from '../../job-editor.schema.ts'
import { CountriesField } from './countries-field.tsx'
import { EditorStep } from './editor-step.tsx'
import { CodeSegments, CodeSelect, TitleField, WholeField } from './job-fields.tsx'
import { JobVideoField } from './job-video-field.tsx'
import { useJobEditor, useJobField } from './job-editor-context.ts'
import { useCountryOptions } from '#/components/vocabulary/use-name-options.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'

/** Step 1: what the job is called, and where and when the work is done. */
export function RoleStep() {
  const t = useTranslations('job.editor')
  const { job, draft } = useJobEditor()
  const choose = t('placeholder.choose')
  return (
    <EditorStep step={1}>
      <TitleField
        label={t('field.title')}
        help={t('help.title')}
        placeholder={t('placeholder.title')}
        maxLength={JOB_LIMITS.titleMax}
      />
      <CodeSelect
        name="sector"
        label={t('field.sector')}
        placeholder={choose}
        options={useVocabularyOptions('sector', SECTORS)}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <CodeSelect
          name="jobType"
          label={t('field.jobType')}
          placeholder={choose}
          options={useVocabularyOptions('jobType', JOB_TYPES)}
        />
        <CodeSelect
          name="jobDuration"
          label={t('field.jobDuration')}
          placeholder={choose}
          options={useVocabularyOptions('jobDuration', JOB_DURATIONS)}
        />
      </div>
      <CodeSegments
        name="workLocation"
        label={t('field.workLocation')}
        options={useVocabularyOptions('workLocation', WORK_LOCATIONS)}
      />
      {draft.values.workLocation === 'Remote' ? <CountriesField /> : <PlaceFields />}
      <WholeField
        name="openings"
        label={t('field.openings')}
        unit={t('help.openings')}
        className="sm:max-w-44"
      />
      {job.teams.length > 0 && (
        <CodeSelect
          name="teamId"
          label={t('field.teamId')}
          help={t('help.teamId')}
          placeholder={t('placeholder.noTeam')}
          options={job.teams.map(({ id, name }) => ({ value: id, label: name }))}
          className="sm:max-w-80"
        />
      )}
      <JobVideoField />
    </EditorStep>
  )
}

function PlaceFields() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const countries = useCountryOptions(draft.values.countryCode)
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <TownField />
      <CodeSelect
        name="countryCode"
        label={t('field.countryCode')}
        placeholder={t('placeholder.anyCountry')}
        options={countries}
      />
    </div>
  )
}

/**
 * The place by its name; one that was chosen brings its country and where it lies, and one that is typed lies where it
 * says, else in the company's country.
 */
function TownField() {
  const t = useTranslations('job.editor')
  const { job, draft } = useJobEditor()
  const { id, name, value, setValue, onBlur, error } = useJobField('location')
  const label = t('field.location')
  const isTyped = useRef(false)
  const guessed = useRef<string | null>(null)
  const takePlace = (place: FoundPlace | null) => {
    if (!place || place.lat === null) return
    guessed.current = null
    draft.knowPlace(place)
    draft.setField('countryCode', place.countryCode)
  }
  const type = (text: string) => {
    isTyped.current = true
    setValue(text)
  }
  const leave = () => {
    const { countryCode } = draft.values
    const mayGuess = isTyped.current && value.trim() !== ''
    isTyped.current = false
    if (mayGuess && (countryCode === null || countryCode === guessed.current)) {
      guessed.current = countryOfPlace(value) ?? job.organization.countryCode
      if (guessed.current !== countryCode) draft.setField('countryCode', guessed.current)
    }
    onBlur()
  }
  return (
    <Field {...{ id, label, error }} help={t('help.location')}>
      {(control) => (
        <PlaceInput
          {...{ control, name, value }}
          onBlur={leave}
          placeholder={t('placeholder.location')}
          maxLength={DRAFT_LIMITS.locationMax}
          country={draft.values.countryCode}
          onValueChange={type}
          onPlaceChange={takePlace}
        />
      )}
    </Field>
  )
}
