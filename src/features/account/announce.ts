/** Says something in a toast. The code for it arrives when it is first needed. */
export async function announce(text: string): Promise<void> {
  const { toast } = await import('sonner')
  toast.success(text)
}
