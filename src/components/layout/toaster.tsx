import { Toaster as Messages, type ToasterProps } from '#/ui/toaster.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'

/** Short messages, and the long one that there is a new version. */
export function Toaster(props: ToasterProps) {
  return (
    <>
      <Messages {...props} />
      <OutdatedNotice />
    </>
  )
}
