/*
 * JavaScript entry of the command line: registers the TypeScript hook, then hands over.
 */
import './bin/typescript.mjs'

await import('./bin/console.js')
