import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const BENCH = join(ROOT, 'bench')
const say = (line: string) => process.stdout.write(`${line}\n`)

const listNames = () =>
  readdirSync(BENCH).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))

/** On what the figures were measured: without it they say nothing. */
function machine(): string {
  const [first, ...others] = cpus()
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  return `${others.length + 1} × ${first?.model.trim()}, ${gibibytes} GiB, ${process.platform}, Node ${process.versions.node}`
}

/** Runs one benchmark, shows what it prints and keeps that beside the machine and the day. */
function runBenchmark(name: string, args: readonly string[]): Promise<number> {
  const lines = [
    `${name} ${args.join(' ')}`.trim(),
    `${new Date().toISOString().slice(0, 10)}, ${machine()}`,
    '',
    '',
  ]
  let printed = lines.join('\n')
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(BENCH, `${name}.ts`), ...args], {
      cwd: ROOT,
      stdio: ['inherit', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (piece: Buffer) => {
      process.stdout.write(piece)
      printed += piece.toString()
    })
    child.on('exit', (code) => {
      if (code === 0) writeFileSync(join(BENCH, 'results', `${name}.txt`), printed)
      resolve(code ?? 1)
    })
  })
}

const [name, ...args] = process.argv.slice(2)
if (!name || !listNames().includes(name)) {
  say(
    `Measures one thing and keeps the figures in bench/results.\n  npm run bench -- <name> [options]\n\n${listNames().join('\n')}`,
  )
  process.exitCode = name ? 1 : 0
} else {
  process.exitCode = await runBenchmark(name, args)
}
