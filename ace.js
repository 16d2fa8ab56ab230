/*
 * JavaScript entry of the command line: registers the TypeScript hook, then hands over.
 */
import '@poppinss/ts-exec'

await import('./bin/console.js')
