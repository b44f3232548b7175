import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'
import { Button } from '#/ui/button.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#/ui/tabs.tsx'
import { userAuditQuery } from '../../user-account.queries.ts'
import { AUDIT_SIDES, type AuditSide } from '../../user-account.schema.ts'
import type { UserAccount } from '../../user-account.view.ts'
import { AuditRow } from './audit-row.tsx'
import { UserSection } from './user-section.tsx'

/** What admins did to somebody and, where they are one themselves, what they did. */
export function UserAudit({ account: { id, type, hasActed } }: { account: UserAccount }) {
  const t = useTranslations('admin.audit')
  const [side, setSide] = useState<AuditSide>('about')
  const isActing = type === 'Admin' || hasActed
  return (
    <UserSection id="user-audit" title={t('title')} className="overflow-hidden">
      {isActing ? (
        <Tabs
          label={t('title')}
          items={AUDIT_SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
          value={side}
          onValueChange={setSide}
          listClassName="px-5"
        >
          {AUDIT_SIDES.map((value) => (
            <TabPanel key={value} value={value}>
              <Entries id={id} side={value} />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Entries id={id} side="about" />
      )}
    </UserSection>
  )
}

function Entries({ id, side }: { id: string; side: AuditSide }) {
  const t = useTranslations('admin.audit')
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    userAuditQuery(id, side),
  )
  if (!data) return isError ? <Failure onRetry={() => void refetch()} /> : <Loading />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className="px-5 py-4 text-14 text-muted">{t(`empty.${side}`)}</p>
  return (
    <>
      <ol className="divide-y divide-line">
        {rows.map((row) => (
          <AuditRow key={row.id} row={row} side={side} />
        ))}
      </ol>
      {isError && <Failure onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isError && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      )}
    </>
  )
}

function Loading() {
  const t = useTranslations('common')
  return (
    <div role="status" className="grid gap-3 px-5 py-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('admin.audit')
  return (
    <div className="p-4">
      <Banner
        tone="error"
        role="alert"
        action={
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('failed')}
      </Banner>
    </div>
  )
}
