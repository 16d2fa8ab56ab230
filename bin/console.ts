import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

const INTERRUPTED = 130

// Who killed the process that started this one wants no more of it: what is not committed is undone.
process.on('disconnect', () => process.exit(INTERRUPTED))
process.channel?.unref()

keepFilesPrivate()
createIgnitor()
  .ace()
  .handle(process.argv.splice(2))
  .catch(async (error) => {
    process.exitCode = 1
    await prettyPrintError(error)
  })
