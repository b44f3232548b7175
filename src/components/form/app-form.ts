import { createFormHook } from '@tanstack/react-form'
import { CheckboxField } from './checkbox-field.tsx'
import { ChoicesField } from './choices-field.tsx'
import { DateField } from './date-field.tsx'
import { fieldContext, formContext } from './form-context.ts'
import { FormErrorSummary } from './form-error-summary.tsx'
import { FormRoot } from './form-root.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioCardsField } from './radio-cards-field.tsx'
import { SegmentedField } from './segmented-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TagsField } from './tags-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

/**
 * Forms with our fields.
 *
 * @example
 * const form = useAppForm({ defaultValues: { email: '' }, validators: { onChange: schema }, onSubmit })
 * <form.AppForm>
 *   <form.FormRoot>
 *     <form.AppField name="email">{(field) => <field.TextField label={t('email')} />}</form.AppField>
 *     <form.FormErrorSummary />
 *     <form.SubmitButton>{t('send')}</form.SubmitButton>
 *   </form.FormRoot>
 * </form.AppForm>
 */
export const { useAppForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    CheckboxField,
    ChoicesField,
    DateField,
    NumberField,
    PasswordField,
    RadioCardsField,
    SegmentedField,
    SelectField,
    TagsField,
    TextAreaField,
    TextField,
  },
  formComponents: { FormErrorSummary, FormRoot, SubmitButton },
})
