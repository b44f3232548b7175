import { useStore } from '@tanstack/react-form'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAppForm } from '#/components/form/app-form.ts'
import { isAnyPending } from '#/components/media/pending-media.ts'
import { PictureField } from '#/components/media/picture-field.tsx'
import { VideoField } from '#/components/media/video-field.tsx'
import { PlaceField } from '#/components/place-field/place-field.tsx'
import { useHeadingFocus } from '#/components/screens/use-heading-focus.ts'
import { organizationFieldsSchema } from '#/domain/organization/organization-fields.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { Button } from '#/ui/button.tsx'
import { DEFAULT_LOGO_PATH } from '#/domain/organization/default-logo.ts'
import type { OrganizationValues } from '../organization-draft.ts'
import { valuesOf } from '../organization-values.ts'
import type { MyOrganizationView } from '../organizations.view.ts'

type OrganizationFormProps = {
  /** The company to update; without one the form creates. */
  organization?: MyOrganizationView
  /** Opened by somebody, rather than there when the page was loaded: its heading takes the keyboard. */
  isAsked?: boolean
  /** What was typed here before and not saved. */
  typed?: OrganizationValues
  /** What stands in the way, or was brought back; below the heading. */
  notice?: ReactNode
  /** With every change, so that nothing typed is lost. */
  onTyped?: (values: OrganizationValues) => void
  onSubmit: (values: OrganizationValues) => Promise<void>
  /** `isPending`: an upload or a recording is not done yet. */
  onCancel: (form: { isPending: boolean }) => void
}

/** The browser's copy of the rules; the server reads them again against its own storage address. */
const schema = organizationFieldsSchema(FILES_PATH)

/** Creates or updates a company profile. Fields are checked as they change. */
export function OrganizationForm(props: OrganizationFormProps) {
  const { organization, isAsked = false, typed, notice, onTyped, onSubmit, onCancel } = props
  const t = useTranslations('organization.form')
  const common = useTranslations('common.form')
  const heading = useHeadingFocus({ isAsked })
  const form = useAppForm({
    defaultValues: typed ?? valuesOf(organization),
    validators: { onChange: ({ value }) => fieldErrors(value, organization) },
    onSubmit: ({ value }) => onSubmit(value),
  })
  const values = useStore(form.store, (state) => state.values)
  const tell = useEffectEvent((now: OrganizationValues) => onTyped?.(now))
  // In the commit itself: what is typed is kept before anything else happens to the page.
  useLayoutEffect(() => tell(values), [values])
  return (
    <form.AppForm>
      <form.FormRoot className="mx-auto grid w-full max-w-[600px] gap-6">
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
            {organization ? t('updateTitle', { name: organization.name }) : t('createTitle')}
          </h1>
          <p className="mt-1 text-14 text-muted">{t('intro')}</p>
        </header>
        {notice}
        <form.FormErrorSummary />
        <form.AppField name="logo">
          {() => (
            <PictureField
              folder="company-logos"
              shape="square"
              alt={t('logo')}
              label={t('logoUpload')}
              none={DEFAULT_LOGO_PATH}
            >
              <p className="text-14 text-ink-2">
                {t('logoHelp')} {values.logo === DEFAULT_LOGO_PATH && t('logoStandIn')}
              </p>
            </PictureField>
          )}
        </form.AppField>
        <form.AppField name="name">
          {(field) => <field.TextField label={t('name')} autoComplete="organization" />}
        </form.AppField>
        <div className="grid gap-6 sm:grid-cols-2">
          <form.AppField name="email">
            {(field) => <field.TextField label={t('email')} type="email" help={t('contactHelp')} />}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => <field.TextField label={t('phone')} type="tel" help={t('phoneHelp')} />}
          </form.AppField>
        </div>
        <form.AppField name="description">
          {(field) => <field.TextAreaField label={t('description')} help={t('descriptionHelp')} />}
        </form.AppField>
        <form.AppField name="location">
          {() => <PlaceField label={t('location')} help={t('locationHelp')} />}
        </form.AppField>
        <form.AppField name="video">
          {() => (
            <VideoField
              folder="company-videos"
              label={t('video')}
              aside={common('optional')}
              help={t('videoHelp')}
            />
          )}
        </form.AppField>
        <footer className="flex flex-wrap-reverse justify-end gap-3 border-t border-line pt-6 max-sm:*:flex-auto">
          <Button size="lg" onClick={() => onCancel({ isPending: isAnyPending(form.state.fieldMeta) })}>
            {t('cancel')}
          </Button>
          <form.SubmitButton>{organization ? t('submitUpdate') : t('submitCreate')}</form.SubmitButton>
        </footer>
      </form.FormRoot>
    </form.AppForm>
  )
}

/** All messages of every field that is wrong, as the form library wants them. The name that a company has may stay. */
function fieldErrors(values: OrganizationValues, organization?: MyOrganizationView) {
  const fields: Record<string, string[]> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const name = path.join('.')
    if (name !== 'name' || values.name !== organization?.name) (fields[name] ??= []).push(message)
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
