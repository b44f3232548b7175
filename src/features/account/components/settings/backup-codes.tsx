import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { Button } from '#/ui/button.tsx'
import { announce } from '../../announce.ts'

export type BackupCodesProps = { codes: readonly string[]; onKept: () => void }

/** Codes that are shown once, to copy, save or write down. */
export function BackupCodes({ codes, onKept }: BackupCodesProps) {
  const t = useTranslations('account.settings.secondFactor')
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      await announce(t('copied'))
    } catch (error) {
      showErrors(error)
    }
  }
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunken px-5 py-4 font-mono text-15">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${PRODUCT_NAME.toLowerCase()}-backup-codes.txt`}
          >
            <Download aria-hidden="true" />
            {t('download')}
          </a>
        </Button>
      </div>
      <Button variant="primary" size="lg" className="justify-self-end max-md:w-full" onClick={onKept}>
        {t('kept')}
      </Button>
    </div>
  )
}
