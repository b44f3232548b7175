export function findBrowser(): string | undefined
export function ensureBrowser(node: string): Promise<void>
