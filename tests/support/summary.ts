import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PluginFn } from '@japa/runner/types'
import type { Summary } from '../../tools/launcher/suites/result.js'

const LISTED_CHARACTERS = 1_500

/**
 * Leaves the number of passed tests, what failed, and how long each file took, in `summary.json` of the data folder, for `npm test`,
 * which adds up the parts. What fails outside of a test (a hook, a file that cannot be loaded) counts too. The end of each test is told at once.
 */
export const summary: PluginFn = ({ emitter }) => {
  let passed = 0
  const failures: string[] = []
  const times: Summary['times'] = {}
  let suite = ''
  let since = performance.now()

  /** What has passed since the last end counts for this file: hooks before a test belong to it. */
  const count = (file?: string) => {
    const now = performance.now()
    const name = file ? relative(process.cwd(), file) : 'other'
    times[name] = (times[name] ?? 0) + (now - since) / 1000
    since = now
  }

  emitter.on('suite:start', ({ name }) => {
    suite = name
    since = performance.now()
  })
  emitter.on('test:end', ({ title, meta, hasError, errors, isSkipped, isTodo }) => {
    count(meta.fileName)
    const reasons = errors.map(({ error }) => `    ${reason(error)}\n`)
    if (hasError) {
      failures.push([`${suite}: ${title.expanded}`, ...reasons.map(shortened)].join('\n'))
    } else if (!isSkipped && !isTodo) passed++
    // At once, and also for tests outside of a group, which the runner's own report leaves out.
    for (const line of reasons) process.stdout.write(line)
    process.send?.({ failed: hasError })
  })
  emitter.on('group:end', ({ title, meta, errors }) => {
    count(meta.fileName)
    if (errors.length > 0) failures.push(`${suite}: before or after "${title}"`)
  })
  emitter.on('suite:end', ({ name, errors }) => {
    if (errors.length > 0) failures.push(`${name}: before or after its tests`)
  })

  process.once('exit', (code) => {
    if (code !== 0 && failures.length === 0)
      failures.push(`${suite}: outside of the tests, see above`)
    const left: Summary = { passed, failures, times }
    writeFileSync(join(process.env.DATA_DIR!, 'summary.json'), JSON.stringify(left))
  })
}

/** As much of a reason as the list at the end of all tests has room for. */
const shortened = (text: string) => text.trimEnd().slice(0, LISTED_CHARACTERS)

/** What went wrong, with what was found where something else was expected. */
function reason(error: Error & { actual?: unknown }): string {
  const found = error.actual === undefined ? '' : `\n    ${JSON.stringify(error.actual)}`
  return `${error.message}${found}`.slice(0, 20_000)
}
