import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#/lib/product.ts'

/** The sections of each page, in the order in which they are read. */
const SECTIONS = {
  privacy: ['kept', 'seen', 'matching', 'cookies', 'rights'],
  terms: ['service', 'you', 'employers', 'open', 'liability'],
} as const

export type LegalPageProps = { page: keyof typeof SECTIONS }

/** What people may rely on, in plain words. */
export function LegalPage({ page }: LegalPageProps) {
  return (
    <article className="mx-auto w-full max-w-[46rem] flex-1 px-4 py-8 md:px-5 md:py-14">
      {page === 'privacy' ? <Privacy /> : <Terms />}
    </article>
  )
}

function Privacy() {
  const t = useTranslations('contact.privacy')
  return (
    <>
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-2 text-16 text-pretty text-muted">{t('lead', { product: PRODUCT_NAME })}</p>
      <div className="prose mt-8">
        {SECTIONS.privacy.map((section) => (
          <section key={section}>
            <h2>{t(`${section}.title`)}</h2>
            <p>{t(`${section}.text`, { product: PRODUCT_NAME })}</p>
          </section>
        ))}
      </div>
    </>
  )
}

function Terms() {
  const t = useTranslations('contact.terms')
  return (
    <>
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-2 text-16 text-pretty text-muted">{t('lead', { product: PRODUCT_NAME })}</p>
      <div className="prose mt-8">
        {SECTIONS.terms.map((section) => (
          <section key={section}>
            <h2>{t(`${section}.title`)}</h2>
            <p>{t(`${section}.text`, { product: PRODUCT_NAME })}</p>
          </section>
        ))}
      </div>
    </>
  )
}
