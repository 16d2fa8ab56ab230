import { runCommand } from './command.ts'
import { buildPages } from './pages/pages.ts'
import { step } from './steps.ts'

const INTERRUPTED = 130

/** Builds the pages as a start does, and ends. */
await runCommand(async ({ stop }) => {
  await step(
    'Pages',
    () => buildPages(stop),
    (built) => (built ? 'built' : 'up to date')
  )
  return 0
}, INTERRUPTED)
