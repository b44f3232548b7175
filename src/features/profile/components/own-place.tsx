import { useStore } from '@tanstack/react-form'
import { useTranslations } from 'use-intl'
import { PlaceField } from '#/components/place-field/place-field.tsx'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { CountryField } from './country-field.tsx'

/** Where one lives. Whatever is typed belongs to no point on the map until a place is chosen. */
export function OwnPlace({ form }: { form: StepForm<1> }) {
  const t = useTranslations('profile.place')
  const { location, countryCode, lat } = useStore(form.store, ({ values }) => values)
  const takePlace = (place: FoundPlace | null) => {
    form.setFieldValue('lat', place?.lat ?? null)
    form.setFieldValue('lng', place?.lng ?? null)
    if (place && place.lat !== null) form.setFieldValue('countryCode', place.countryCode)
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.AppField name="location">
        {() => (
          <PlaceField
            label={t('town')}
            help={location !== '' && lat === null ? t('unknown') : t('townHelp')}
            maxLength={PROFILE_LIMITS.lineMax}
            country={countryCode}
            onPlaceChange={takePlace}
          />
        )}
      </form.AppField>
      <form.AppField name="countryCode">{() => <CountryField label={t('country')} />}</form.AppField>
    </div>
  )
}
