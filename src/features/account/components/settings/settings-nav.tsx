import { useTranslations } from 'use-intl'

const GROUPS = ['account', 'security', 'privacy'] as const

export function SettingsNav() {
  const t = useTranslations('account.settings')
  return (
    <nav aria-label={t('jump')} className="mt-3 mb-9">
      <ul className="flex gap-2">
        {GROUPS.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex h-8 items-center rounded-full border border-line-2 bg-surface px-3 text-13 font-medium text-ink-2 transition-colors hover:border-control touch:h-11"
            >
              {t(`groups.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
