export function plantInto(dataDir: string): void
