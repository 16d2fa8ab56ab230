import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ignoreMissing } from '../../tools/launcher/data_dir/data_dir.js'
import { findFreePort } from '../../tools/launcher/processes/network.js'
import {
  type Instance,
  type InstanceOptions,
  type ProcessName,
  startInstance,
} from '../support/instance.js'
import { canMount } from '../support/other_user.js'
import { runAce } from '../support/run_ace.js'
import { until } from '../support/until.js'
import { untilCarriedOut } from './commands.js'
import { Disk } from './disk.js'
import { CLOCK, clockFaults, type Fault, forAWhile, SHORT_MS } from './faults.js'
import { Line } from './line.js'
import { type Prompt, QUICK_PROMPTS } from './prompts.js'
import { Provider } from './provider.js'
import { SETTINGS, type System } from './system.js'

type Options = InstanceOptions & { dataDir: string; env: Record<string, string> }

interface Parts {
  options: Options
  line: Line
  /** Its own, if one can be mounted. */
  disk: Disk | null
  /** Who makes its pictures, if it does not make them itself. */
  provider: Provider | null
}

const HOST = '127.0.0.1'

/** A whole Vitrine as `npm start` runs it, started again where all of it was killed; what supervises it starts the rest. A line leads merchants to it. */
export class OneMachine implements System {
  readonly here = HOST
  readonly #parts: Parts
  #instance: Instance

  private constructor(parts: Parts, instance: Instance) {
    this.#parts = parts
    this.#instance = instance
  }

  static start(dataDir: string): Promise<OneMachine> {
    return begin(dataDir, null, (...parts) => new OneMachine(...parts))
  }

  /** The same, whose pictures a provider makes. */
  static async startWithProvider(dataDir: string): Promise<OneMachine> {
    const provider = await Provider.start()
    return begin(dataDir, provider, (...parts) => new OneMachine(...parts))
  }

  get prompts(): readonly Prompt[] {
    return this.#parts.provider?.prompts ?? QUICK_PROMPTS
  }

  get url(): string {
    return this.#parts.line.url
  }

  get databaseUrl(): string {
    return this.#instance.databaseUrl
  }

  get mailboxes(): string[] {
    return [join(this.#instance.dataDir, 'mailbox')]
  }

  fileOf(key: string): Promise<Buffer | null> {
    return readFile(join(this.#instance.dataDir, 'media', key)).catch(ignoreMissing)
  }

  get faults(): Fault[] {
    const { line, disk, provider } = this.#parts
    const onLine = (name: string, ms: number, spoil: () => void): Fault => ({
      name,
      of: ['the line'],
      happen: () => forAWhile(spoil, () => line.mend(), ms),
    })
    return [
      ...(['web', 'worker', 'postgres'] as const).flatMap((process): Fault[] => [
        { name: 'kill -9', of: [process], happen: () => this.#kill(process) },
        { name: 'a moment without', of: [process], happen: () => this.#pause(process, SHORT_MS) },
      ]),
      { name: 'kill -9 and another start of', of: ['all'], happen: () => this.#killAll() },
      ...clockFaults(['all'], () => this.#instance.dataDir),
      ...(disk?.faults ?? []),
      ...(provider?.faults ?? []),
      onLine('cut', SHORT_MS, () => line.cut()),
      onLine('slow', 2 * SHORT_MS, () => line.slow(300)),
    ]
  }

  async untilReady(): Promise<void> {
    await until(async () => {
      const answer = await fetch(`${this.#instance.url}/health/ready`).catch(() => null)
      await answer?.arrayBuffer()
      return answer?.ok === true && this.#instance.pids.worker !== undefined
    })
  }

  command(name: string): Promise<void> {
    return untilCarriedOut((limit) =>
      runAce(this.#instance.dataDir, [name], this.#parts.options.env, limit)
    )
  }

  async compare(): Promise<string[]> {
    return (await this.#parts.provider?.compare(this)) ?? []
  }

  async stop(): Promise<void> {
    await this.#parts.line.close()
    await this.#instance.stop()
    this.#parts.provider?.stop()
    await this.#parts.disk?.unmount()
  }

  /** Kills a process if it runs at this moment; one that is being started anew is left alone. */
  async #kill(name: ProcessName): Promise<void> {
    if (this.#instance.pids[name] !== undefined) await this.#instance.kill(name)
  }

  /** As a machine that has too much to do, or a disk that hangs. */
  async #pause(name: ProcessName, ms: number): Promise<void> {
    const pid = this.#instance.pids[name]
    if (pid === undefined) return
    signal(pid, 'SIGSTOP')
    await sleep(ms)
    signal(pid, 'SIGCONT')
  }

  async #killAll(): Promise<void> {
    await this.#instance.kill('all')
    this.#instance = await startInstance(this.#parts.options)
  }
}

async function begin(
  dataDir: string,
  provider: Provider | null,
  make: (parts: Parts, instance: Instance) => OneMachine
): Promise<OneMachine> {
  const port = await findFreePort(HOST)
  const options: Options = {
    dataDir,
    env: { ...SETTINGS, PORT: String(port), ...provider?.env(port) },
    preload: [CLOCK],
    ...(provider === null && { engine: 'quick' }),
  }
  const disk = canMount() ? await Disk.mount(dataDir) : null
  try {
    const instance = await startInstance(options)
    return make({ options, line: await Line.open(port), disk, provider }, instance)
  } catch (error) {
    provider?.stop()
    await disk?.unmount()
    throw error
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
