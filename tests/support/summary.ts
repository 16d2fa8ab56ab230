import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PluginFn } from '@japa/runner/types'
import type { Failure, Summary } from '../../bin/supervisor/suites/result.js'

/**
 * Leaves the number of passed tests, and what failed and where, in `summary.json` of the data folder, for `npm test`, which adds up the
 * suites. What fails outside of a test (a hook, a file that cannot be loaded) counts too.
 */
export const summary: PluginFn = ({ emitter }) => {
  let passed = 0
  const failures: Failure[] = []
  let suite = ''
  const fail = (title: string, file?: string) =>
    failures.push({ title, file: file ? relative(process.cwd(), file) : null })

  emitter.on('suite:start', ({ name }) => {
    suite = name
  })
  emitter.on('test:end', ({ title, meta, hasError, errors, isSkipped, isTodo }) => {
    if (hasError) fail(`${suite}: ${title.expanded}`, meta.fileName)
    else if (!isSkipped && !isTodo) passed++
    // At once, and also for tests outside of a group, which the runner's own report leaves out.
    for (const { error } of errors) process.stdout.write(`    ${reason(error)}\n`)
  })
  emitter.on('group:end', ({ title, meta, errors }) => {
    if (errors.length > 0) fail(`${suite}: before or after "${title}"`, meta.fileName)
  })
  emitter.on('suite:end', ({ name, errors }) => {
    if (errors.length > 0) fail(`${name}: before or after its tests`)
  })

  process.once('exit', (code) => {
    if (code !== 0 && failures.length === 0) fail('outside of the tests, see above')
    const left: Summary = { passed, failures }
    writeFileSync(join(process.env.DATA_DIR!, 'summary.json'), JSON.stringify(left))
  })
}

/** What went wrong, with what was found where something else was expected. */
function reason(error: Error & { actual?: unknown }): string {
  const found = error.actual === undefined ? '' : `\n    ${JSON.stringify(error.actual)}`
  return `${error.message}${found}`.slice(0, 20_000)
}
