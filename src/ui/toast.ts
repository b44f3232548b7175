type Kind = 'success' | 'error' | 'info'
export type ToastAction = { label: string; onClick: () => void }
type Options = { action?: ToastAction; id?: string }

/** Fetched when the first message comes: most pages show none. */
async function show(kind: Kind, text: string, options: Options = {}): Promise<void> {
  const { toast: sonner } = await import('sonner')
  sonner[kind](text, options)
}

/** What the ids of messages begin with that go with their page. */
export const OF_PAGE = 'page-'
let saidOfPages = 0

/** Short messages at the top right; they close by themselves after five seconds. */
export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, { action }),
  error: (text: string) => void show('error', text),
  info: (text: string, action?: ToastAction) => void show('info', text, { action }),
  /** A success that means nothing on another page. */
  successHere: (text: string) => void show('success', text, { id: `${OF_PAGE}${(saidOfPages += 1)}` }),
}
