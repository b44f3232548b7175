import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Spinner } from './spinner.tsx'
import { OF_PAGE } from './toast.ts'
import { useClearTop, type OnPageDrawn } from './use-clear-top.ts'

const AUTO_CLOSE_MS = 5000
/** Below the bar at the top. */
const TOP_PX = { desk: 68, phone: 64 }
const GAP_PX = 8

export type ToasterProps = { label: string; closeLabel: string; onPageDrawn?: OnPageDrawn }

function leavePage({ isOther }: { isOther: boolean }): void {
  const said = isOther ? sonner.getToasts() : []
  for (const { id } of said) if (String(id).startsWith(OF_PAGE)) sonner.dismiss(id)
}

/** Short messages at the top right, over no action, for five seconds; Alt+T moves the keyboard to them. */
export function Toaster({ label, closeLabel, onPageDrawn }: ToasterProps) {
  useEffect(() => onPageDrawn?.(leavePage), [onPageDrawn])
  const clearTop = useClearTop(onPageDrawn) + GAP_PX
  return (
    <Sonner
      position="top-right"
      duration={AUTO_CLOSE_MS}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={label}
      expand
      closeButton
      offset={{ top: Math.max(TOP_PX.desk, clearTop), right: 20 }}
      mobileOffset={{ top: Math.max(TOP_PX.phone, clearTop), left: 12, right: 12 }}
      gap={GAP_PX}
      icons={{
        success: <CircleCheck className="text-strong-ink" />,
        error: <CircleAlert className="text-error-ink" />,
        warning: <TriangleAlert className="text-partial-ink" />,
        info: <Info className="text-sky-ink" />,
        loading: <Spinner className="text-sky" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex w-[22rem] max-w-[calc(100vw-1.5rem)] flex-wrap items-start gap-x-3 gap-y-1 rounded-card border border-line bg-raised py-3 pr-10 pl-4 font-text text-14 text-ink shadow-float',
          icon: 'mt-px flex-none',
          content: 'min-w-44 flex-1',
          title: 'font-medium [overflow-wrap:anywhere]',
          description: 'text-13 text-muted',
          actionButton: 'ml-auto flex-none rounded-tag px-2 font-semibold text-sky-ink hover:bg-track/60',
          closeButton:
            'absolute top-2 right-2 grid size-7 place-items-center rounded-tag text-muted hover:bg-track/60 hover:text-ink [&_svg]:size-3.5',
        },
      }}
    />
  )
}
