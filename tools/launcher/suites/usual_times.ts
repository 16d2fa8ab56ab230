import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir/data_dir.ts'
import { ROOT } from '../settings.ts'

const FILE = join(ROOT, 'tests/usual_times.json')

/** Seconds that the tests of a file take, by the file. */
export type UsualTimes = Record<string, number>

/** The times of the last run that kept them; a file that is new has none. */
export async function readUsualTimes(): Promise<UsualTimes> {
  return JSON.parse((await readFile(FILE, 'utf8').catch(ignoreMissing)) ?? '{}')
}

/** Keeps the times of the files that have run, to a tenth of a second; those of others stay, while there are such files. */
export async function writeUsualTimes(times: UsualTimes): Promise<void> {
  const all = Object.entries({ ...(await readUsualTimes()), ...times })
  const rounded = all
    .filter(([file]) => existsSync(join(ROOT, file)))
    .map(([file, seconds]): [string, number] => [file, Math.round(seconds * 10) / 10])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}
