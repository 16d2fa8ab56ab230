import { prettyPrintError } from '@adonisjs/core'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

/**
 * Entry of the parts of a rehearsal that are done inside the application of the copy (tools/launcher/rehearsal): `restore PLACE [CHECKPOINT]`
 * and, when it runs, `look`.
 */
async function rehearse([part, place, checkpoint]: string[]): Promise<void> {
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  const [{ restoreCopy }, { lookAtCopy }, { explainFailedRestore }] = await Promise.all([
    import('#app/operator/rehearsal/restore_copy'),
    import('#app/operator/rehearsal/look_at_copy'),
    import('#app/backup/explain_failure'),
  ])
  try {
    await (part === 'restore' ? restoreCopy(place!, checkpoint) : lookAtCopy())
  } catch (error) {
    console.error(explainFailedRestore(error).message)
    process.exitCode = 1
  } finally {
    await app.terminate()
  }
}

// Who killed the launcher wants no more of it.
process.on('disconnect', () => process.exit(1))
keepFilesPrivate()
rehearse(process.argv.slice(2)).catch(async (error: Error) => {
  process.exitCode = 1
  await prettyPrintError(error)
})
