import { setTimeout as sleep } from 'node:timers/promises'
import { type Instance, type ProcessName, startInstance } from '../support/instance.js'
import { until } from '../support/until.js'

/** A whole Vitrine, started again where all of it was killed. What supervises it starts the rest. */
export class System {
  readonly #options: Parameters<typeof startInstance>[0]
  #instance: Instance

  private constructor(options: Parameters<typeof startInstance>[0], instance: Instance) {
    this.#options = options
    this.#instance = instance
  }

  /** @param options with a port and a folder for its data, which it comes back to */
  static async start(options: Parameters<typeof startInstance>[0]): Promise<System> {
    return new System(options, await startInstance(options))
  }

  get instance(): Instance {
    return this.#instance
  }

  /** Kills a process if it runs at this moment; one that is being started anew is left alone. */
  async kill(name: ProcessName): Promise<void> {
    if (this.#instance.pids[name] !== undefined) await this.#instance.kill(name)
  }

  /** As a machine that has too much to do, or a disk that hangs. */
  async pause(name: ProcessName, ms: number): Promise<void> {
    const pid = this.#instance.pids[name]
    if (pid === undefined) return
    signal(pid, 'SIGSTOP')
    await sleep(ms)
    signal(pid, 'SIGCONT')
  }

  async killAll(): Promise<void> {
    await this.#instance.kill('all')
    this.#instance = await startInstance(this.#options)
  }

  /** Waits until it answers again, and its worker works. */
  async untilReady(): Promise<void> {
    await until(async () => {
      const answer = await fetch(`${this.#instance.url}/health/ready`).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.ok === true && this.#instance.pids.worker !== undefined
    })
  }

  async stop(): Promise<void> {
    await this.#instance.stop()
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It was killed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
