import { useStore } from '@tanstack/react-form'
import { useTranslations } from 'use-intl'
import { PlaceField } from '#/components/place-field/place-field.tsx'
import type { FoundPlace } from '#/domain/place/found-place.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import { useCountryName } from '#/components/vocabulary/use-name-options.ts'
import type { StepForm } from '../use-step-form.ts'
import { CountryField } from './country-field.tsx'
import { EntryList } from './entry-list.tsx'

export function PlacesList({ form }: { form: StepForm<5> }) {
  const t = useTranslations('profile.places')
  const place = useTranslations('profile.place')
  const countryName = useCountryName()
  // The field draws its list only when entries come or go, but what is typed into one shows in its title.
  useStore(form.store, ({ values }) => values.places)
  return (
    <>
      <form.AppField name="places" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('title')}
            empty={t('empty')}
            addLabel={t('add')}
            max={PROFILE_LIMITS.placesMax}
            detailOf={(entry) =>
              [
                entry.countryCode && countryName(entry.countryCode),
                entry.label && entry.lat === null && place('noDistance'),
              ]
                .filter(Boolean)
                .join(' · ')
            }
          >
            {(index) => <PlaceFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <form.AppField name="radiusKm">
        {(field) => (
          <field.NumberField
            label={t('radius')}
            help={t('radiusHelp')}
            end="km"
            min={1}
            step={1}
            className="sm:max-w-56"
          />
        )}
      </form.AppField>
    </>
  )
}

function PlaceFields({ form, index }: { form: StepForm<5>; index: number }) {
  const t = useTranslations('profile.place')
  const place = useStore(form.store, ({ values }) => values.places[index])
  const takePlace = (found: FoundPlace | null) => {
    form.setFieldValue(`places[${index}].lat`, found?.lat ?? null)
    form.setFieldValue(`places[${index}].lng`, found?.lng ?? null)
    if (found && found.lat !== null) form.setFieldValue(`places[${index}].countryCode`, found.countryCode)
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.AppField name={`places[${index}].label`}>
        {() => (
          <PlaceField
            label={t('town')}
            help={place?.label && place.lat === null ? t('unknown') : undefined}
            maxLength={PROFILE_LIMITS.lineMax}
            country={place?.countryCode}
            onPlaceChange={takePlace}
          />
        )}
      </form.AppField>
      <form.AppField name={`places[${index}].countryCode`}>
        {() => <CountryField label={t('country')} />}
      </form.AppField>
    </div>
  )
}
