/** Prints a line that is kept among the results. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)
