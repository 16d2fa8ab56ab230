import { mkdir, rename, rm, statfs } from 'node:fs/promises'
import { run } from '../../tools/launcher/processes/run.js'
import { copyFolder } from '../../tools/launcher/suites/templates.js'
import { until } from '../support/until.js'
import { type Fault, forAWhile, SHORT_MS } from './faults.js'

/** Of memory that is taken only as far as files need it: the database's log takes most. */
const SIZE = 'size=2g'

/** A disk of its own for a folder, which can be full at once: for everybody, the database included. Needs root. */
export class Disk {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Moves what a folder holds to a disk that takes its place. */
  static async mount(folder: string): Promise<Disk> {
    const moved = `${folder}.moved`
    await rename(folder, moved)
    await mkdir(folder)
    await must('mount', ['-t', 'tmpfs', '-o', `${SIZE},mode=711`, 'tmpfs', folder])
    await copyFolder(`${moved}/.`, folder)
    await rm(moved, { recursive: true })
    return new Disk(folder)
  }

  get faults(): Fault[] {
    return [
      {
        name: 'no room left on',
        of: ['the disk'],
        happen: () =>
          forAWhile(
            () => this.#fill(),
            () => must('mount', ['-o', `remount,${SIZE}`, this.#folder]),
            2 * SHORT_MS
          ),
      },
    ]
  }

  /** What it held is gone. */
  async unmount(): Promise<void> {
    await must('umount', ['--lazy', this.#folder])
  }

  /** Makes it as small as what it holds, which may be more by then. */
  async #fill(): Promise<void> {
    await until(async () => {
      const { blocks, bfree, bsize } = await statfs(this.#folder)
      const size = `size=${(blocks - bfree) * bsize}`
      const { code } = await run('mount', ['-o', `remount,${size}`, this.#folder])
      return code === 0
    })
  }
}

async function must(program: string, args: string[]): Promise<void> {
  const { code, output } = await run(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${output}`)
}
