const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system

/**
 * What a piece of work gives, or throws, and the share that this thread has in all that the process works meanwhile, from
 * 0 to 1. What keeps this thread free while others wait for it has a small one, on a busy machine too.
 */
export async function watchShare<T>(work: () => Promise<T>) {
  const [ours, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const outcome = await work().catch((error: unknown) => error)
  return { outcome, share: sumOf(process.threadCpuUsage(ours)) / sumOf(process.cpuUsage(all)) }
}
