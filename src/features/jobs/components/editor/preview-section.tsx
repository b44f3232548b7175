import { useTranslations } from 'use-intl'
import { Card } from '#/ui/card.tsx'
import { JobPreview } from './job-preview.tsx'

/** The last look before Publish, in its place on the last step. */
export function PreviewSection() {
  const t = useTranslations('job.editor.preview')
  return (
    <section className="mt-4 grid gap-3 border-t border-line pt-8">
      <h2 className="text-18">{t('title')}</h2>
      <Card className="p-5 md:p-6">
        <JobPreview />
      </Card>
    </section>
  )
}
