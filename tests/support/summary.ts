import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginFn } from '@japa/runner/types'

/**
 * Leaves the number of passed tests and what failed in `summary.json` of the data folder, for `npm test`, which adds up the
 * suites. What fails outside of a test (a hook, a file that cannot be loaded) counts too.
 */
export const summary: PluginFn = ({ emitter }) => {
  let passed = 0
  const failures: string[] = []
  let suite = ''

  emitter.on('suite:start', ({ name }) => {
    suite = name
  })
  emitter.on('test:end', ({ title, hasError, errors, isSkipped, isTodo }) => {
    if (hasError) failures.push(`${suite}: ${title.expanded}`)
    else if (!isSkipped && !isTodo) passed++
    // At once, and also for tests outside of a group, which the runner's own report leaves out.
    for (const { error } of errors) process.stdout.write(`    ${reason(error)}\n`)
  })
  emitter.on('group:end', ({ title, errors }) => {
    if (errors.length > 0) failures.push(`${suite}: before or after "${title}"`)
  })
  emitter.on('suite:end', ({ name, errors }) => {
    if (errors.length > 0) failures.push(`${name}: before or after its tests`)
  })

  process.once('exit', (code) => {
    if (code !== 0 && failures.length === 0) failures.push('outside of the tests, see above')
    writeFileSync(join(process.env.DATA_DIR!, 'summary.json'), JSON.stringify({ passed, failures }))
  })
}

/** What went wrong, with what was found where something else was expected. */
function reason(error: Error & { actual?: unknown }): string {
  const found = error.actual === undefined ? '' : `\n    ${JSON.stringify(error.actual)}`
  return `${error.message}${found}`.slice(0, 20_000)
}
