type RunOptions = {
  stdio?: 'pipe' | 'inherit'
  env?: Record<string, string>
  shell?: boolean
}
export function run(
  file: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<{ code: number; output: string }>
export function forwardSignals(): AbortSignal
