import { showToast } from '#/ui/toast.ts'

/** Says something in a toast, and answers when it is said: what follows may lead to another page. */
export const announce = (text: string): Promise<void> => showToast('success', text)
