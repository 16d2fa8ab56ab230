import { registerHooks } from 'node:module'
// Hooks that come later are asked first: ours has to come after the one that finds the project's files.
import '../../../bin/typescript.mjs'

/*
 * Loaded by Node itself before anything else, in every process of an instance with the quick engine: its worker finds that
 * engine where it looks for the one that the operator chose.
 */
const QUICK = new URL('./create_engine.ts', import.meta.url).href

if (/\bbin\/worker\.ts$/.test(process.argv[1] ?? '')) {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === '#app/engines/create_engine' ? QUICK : specifier, context),
  })
}
