export function say(line: string): void
export function secondsSince(startMs: number): string
