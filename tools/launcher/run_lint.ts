import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { runCommand } from './command.ts'
import { run } from './processes/run.ts'
import { ROOT } from './settings.ts'
import { print } from './steps.ts'

const INTERRUPTED = 130

/** The longest first; each is also a script of package.json. */
const CHECKS = ['lint:code', 'lint:imports', 'lint:unused', 'lint:format']

/** Runs the checks side by side, as many as there are processors, and prints what those say that complain. */
await runCommand(async ({ stop }) => {
  const limit = pLimit(availableParallelism())
  const codes = await Promise.all(CHECKS.map((name) => limit(() => check(name, stop))))
  return codes.every((code) => code === 0) ? 0 : 1
}, INTERRUPTED)

async function check(name: string, signal: AbortSignal): Promise<number | null> {
  const began = performance.now()
  const { code, output } = await run('npm', ['run', '--silent', name], { cwd: ROOT, signal })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  print(`${code === 0 ? '✔' : '✖'} ${name} (${seconds} s)`)
  if (code !== 0) print(output.trim())
  return code
}
