export function isBuilt(): boolean
export function ensureBuilt(node: string): Promise<void>
