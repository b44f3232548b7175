type Kind = 'success' | 'error' | 'info'
export type ToastAction = { label: string; onClick: () => void }

/** Fetched when the first message comes: most pages show none. */
async function show(kind: Kind, text: string, action?: ToastAction): Promise<void> {
  const { toast: sonner } = await import('sonner')
  sonner[kind](text, { action })
}

/** Short messages at the top right; they close by themselves after five seconds. */
export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string) => void show('error', text),
  info: (text: string, action?: ToastAction) => void show('info', text, action),
}
