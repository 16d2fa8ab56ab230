import type { RehearsalPart } from '../../../app/core/rehearsal.ts'
import { print, printStep } from '../steps.ts'

/** What a rehearsal has found, part by part: each is printed when it is done, what is wrong at the end once more. */
export class Report {
  readonly #began = performance.now()
  readonly #wrong: string[] = []

  add({ name, seconds, said, wrong }: RehearsalPart): void {
    const found = wrong.length === 0 ? '' : `; ${wrong.length} wrong, see below`
    printStep(name, seconds, `${said}${found}`)
    this.#wrong.push(...wrong)
  }

  /** Closes it; answers the exit code. */
  close(): number {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1)
    if (this.#wrong.length === 0) {
      print(`\nThe checkpoint can be restored: it took ${seconds} s, and nothing is wrong.`)
      return 0
    }
    print(`\nThe checkpoint was restored in ${seconds} s, and this is wrong:`)
    for (const sentence of this.#wrong) print(`  - ${sentence}`)
    return 1
  }
}
