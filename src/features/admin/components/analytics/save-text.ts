/** Hands the reader a file of their own making: nothing travels. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has taken it once the press is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
