/** What a button says of the panel that hangs from it. */
export function popoverState(id: string, open: boolean) {
  return {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
  } as const
}
