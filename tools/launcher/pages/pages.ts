import { access, constants, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assetsOf, LOCALES } from '../../../app/i18n/locales.ts'
import { acquireLock } from '../../../bin/lock.mjs'
import { removeEarlierBuilds } from './builds.ts'
import { ignoreMissing, writeDurably } from '../data_dir/data_dir.ts'
import { explainFileError, explainFullDisk, Failure } from '../failure.ts'
import { fingerprint } from './fingerprint.ts'
import { run } from '../processes/run.ts'
import { ROOT } from '../settings.ts'

const OUTPUT = join(ROOT, 'public/assets')
const STAMP = join(OUTPUT, '.stamp')
const SOURCES = [
  'app',
  'common',
  'engine',
  'sandboxes',
  '.adonisjs/client',
  'tools/vite',
  'resources/views',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const PATIENCE_MS = 5 * 60_000
/** What the system says of a folder that may not be written. */
const KEPT = ['EROFS', 'EACCES', 'EPERM']

/**
 * Builds the browser's side with Vite, and erases the types of the server's, unless what is built belongs to the present sources. Two
 * instances of one clone take turns.
 *
 * @returns whether anything was built
 * @throws Failure with the bundler's words
 */
export async function buildPages(signal: AbortSignal): Promise<boolean> {
  const wanted = await fingerprint(SOURCES, [], isSource)
  if (await isBuilt(wanted)) return false
  const lock = await acquireLock(`pages ${ROOT}`, { patience: PATIENCE_MS })
  try {
    if (await isBuilt(wanted)) return false
    await openOutput()
    await rm(STAMP, { force: true })
    const startedAt = Date.now()
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    for (const language of LOCALES) {
      const { code, output } = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: 'production', PAGES_LANGUAGE: language },
        signal,
      })
      if (code !== 0) {
        throw (
          explainFullDisk(output, ROOT) ??
          new Failure(`${output.trim()}\n\nThe pages could not be built; the reason is above.`)
        )
      }
      // What it warns of: a rule of styles that no browser will follow, say.
      if (output.trim() !== '') console.error(output.trim())
    }
    const erase = await run(process.execPath, [join(ROOT, 'bin/erase_types.mjs')], {
      cwd: ROOT,
      signal,
    })
    if (erase.code !== 0) throw new Failure(erase.output.trim())
    for (const language of LOCALES) {
      await removeEarlierBuilds(join(ROOT, 'public', assetsOf(language)), startedAt)
    }
    // Other users may start the same clone.
    await writeDurably(STAMP, wanted, 0o644)
    return true
  } catch (error) {
    throw explainFileError(error, OUTPUT)
  } finally {
    lock.release()
  }
}

/** @throws Failure where the project is kept as it is, by its owner or its disk */
async function openOutput(): Promise<void> {
  try {
    await mkdir(OUTPUT, { recursive: true })
    await access(OUTPUT, constants.W_OK)
  } catch (error) {
    if (!KEPT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new Failure(
      `The pages have to be built, and ${OUTPUT} cannot be written: run "npm run build" once as a user and on a disk that can, then start again.`
    )
  }
}

async function isBuilt(wanted: string): Promise<boolean> {
  return (await readFile(STAMP, 'utf8').catch(ignoreMissing)) === wanted
}

/** Tests never reach a page. */
function isSource(path: string): boolean {
  return !/\/tests\//.test(path) && !path.endsWith('.spec.ts')
}
