type Counts = { passed: number; failed: number; skipped: number }
export function countsLine(counts: Counts): string
