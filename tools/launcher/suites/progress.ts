import { print } from '../steps.ts'
import type { Part } from './parts.ts'
import type { PartResult } from './result.ts'

const INTERVAL_MS = 15_000

interface Running {
  began: number
  tests: number
  failed: number
}

/** Tells what runs, how far it is and how long it usually takes, every 15 seconds and whenever a part ends. */
export class Progress implements Disposable {
  readonly #running = new Map<Part, Running>()
  readonly #timer = setInterval(() => this.#tell(), INTERVAL_MS)

  began(part: Part): void {
    this.#running.set(part, { began: performance.now(), tests: 0, failed: 0 })
  }

  /** A test has ended. */
  test(part: Part, isFailed: boolean): void {
    const running = this.#running.get(part)!
    running.tests += 1
    if (isFailed) running.failed += 1
  }

  ended(part: Part, { code, passed, failures }: PartResult): void {
    const { began } = this.#running.get(part)!
    this.#running.delete(part)
    const counts = `${passed} passed, ${failures.length} failed`
    print(`${code === 0 ? '✔' : '✖'} ${part.name}: ${counts}, ${seconds(began)} ${usually(part)}`)
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }

  #tell(): void {
    const parts = [...this.#running].map(([part, { began, tests, failed }]) => {
      const failures = failed > 0 ? `, ${failed} failed` : ''
      return `${part.name}: ${tests} tests${failures}, ${seconds(began)} ${usually(part)}`
    })
    if (parts.length > 0) print(`  ${parts.join(' · ')}`)
  }
}

function seconds(began: number): string {
  return `${Math.round((performance.now() - began) / 1000)} s`
}

/** Beside others it takes longer than its tests do. */
function usually(part: Part): string {
  return `(usually ${Math.round(part.seconds)} s)`
}
