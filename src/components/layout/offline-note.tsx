import { notifyManager, onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'

const isWaiting = (queryClient: QueryClient) =>
  !onlineManager.isOnline() &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus === 'paused')

/** Whether something that the page wants waits for the connection. */
function useIsWaiting(): boolean {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leaveCache = queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange))
      const leaveLine = onlineManager.subscribe(onChange)
      return () => {
        leaveCache()
        leaveLine()
      }
    },
    [queryClient],
  )
  return useSyncExternalStore(
    subscribe,
    () => isWaiting(queryClient),
    () => false,
  )
}

/** Says why nothing comes while the browser is offline and the page waits, whatever it waits for. */
export function OfflineNote() {
  const t = useTranslations('common.offline')
  const isShown = useIsWaiting()
  return (
    <div
      role="status"
      className="fixed bottom-(--foot) left-0 z-30 max-w-100 p-4 empty:hidden max-md:p-3 print:hidden"
    >
      {isShown && (
        <p className="rounded-card border border-line-2 bg-raised px-4 py-3 text-13 text-ink-2 shadow-float">
          {t('waiting')}
        </p>
      )}
    </div>
  )
}
