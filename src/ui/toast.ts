import { tellIfOutdated } from '#/lib/outdated-page.ts'

type Kind = 'success' | 'error' | 'info'
export type ToastAction = { label: string; onClick: () => void }
type Options = { action?: ToastAction; id?: string }

/**
 * Shows a message; the code for it is fetched when the first one comes, because most pages show none. Answers when it is
 * shown, or cannot be: what it is about was done all the same.
 */
export async function showToast(kind: Kind, text: string, options: Options = {}): Promise<void> {
  try {
    const { toast: sonner } = await import('sonner')
    sonner[kind](text, options)
  } catch (error) {
    tellIfOutdated(error)
  }
}

/** What the ids of messages begin with that go with their page. */
export const OF_PAGE = 'page-'
let saidOfPages = 0

/** Short messages at the top right; they close by themselves after five seconds. */
export const toast = {
  success: (text: string, action?: ToastAction) => void showToast('success', text, { action }),
  error: (text: string) => void showToast('error', text),
  info: (text: string, action?: ToastAction) => void showToast('info', text, { action }),
  /** A success that means nothing on another page. */
  successHere: (text: string) => void showToast('success', text, { id: `${OF_PAGE}${(saidOfPages += 1)}` }),
}
