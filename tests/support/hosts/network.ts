import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { run } from '../../../tools/launcher/processes/run.js'

/** A host: a network namespace with an address of its own, and a name that its programs see. */
export interface Host {
  readonly name: string
  readonly address: string
  /** Starts a program on it. */
  spawn(program: string, args: readonly string[], options?: SpawnOptions): ChildProcess
  /** Takes its line away: what is sent either way is lost, and nobody is told. */
  cut(): Promise<void>
  /** Has its line carry little of what is sent to it, and late. */
  slow(): Promise<void>
  /** Makes its line what it was. */
  mend(): Promise<void>
}

/** What a slow line carries, how much of it at once, and how long the rest may wait before it is lost. */
const SLOW = 'rate 256kbit burst 4kb latency 800ms'

/** Has a program see the host's name, and be the process that was started: a signal reaches it. */
const AS_HOST = 'hostname "$0" && exec "$@"'

/** Whether this machine lets hosts be made: Linux, root, and the tools for it. */
export async function canMakeHosts(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const programs = ['ip', 'tc', 'unshare', 'haproxy', 'pgbouncer']
  const found = await Promise.all(
    programs.map((name) => run('sh', ['-c', `command -v ${name}`]).then(({ code }) => code === 0))
  )
  return found.every(Boolean)
}

/** Hosts on one bridge, to which this machine belongs too. Needs root. */
export class Network {
  readonly #id = randomInt(2 ** 24).toString(16)
  readonly #hosts: string[] = []
  /** The first three numbers of all addresses. */
  readonly #net = `10.${randomInt(64, 128)}.${randomInt(256)}`

  /** @throws Error with what the system said */
  static async open(): Promise<Network> {
    const network = new Network()
    const bridge = network.#bridge
    await ip(`link add ${bridge} type bridge`)
    await ip(`addr add ${network.gateway}/24 dev ${bridge}`)
    await ip(`link set ${bridge} up`)
    return network
  }

  /** The address of this machine among them. */
  get gateway(): string {
    return `${this.#net}.1`
  }

  /** All addresses, as a proxy's are named in `TRUSTED_PROXIES`. */
  get range(): string {
    return `${this.#net}.0/24`
  }

  async addHost(name: string): Promise<Host> {
    const number = this.#hosts.length + 2
    const [space, outer, inner] = [`vt-${this.#id}-${name}`, `vt${this.#id}o${number}`, 'eth0']
    const address = `${this.#net}.${number}`
    this.#hosts.push(space)
    await ip(`netns add ${space}`)
    await ip(`link add ${outer} type veth peer name ${inner} netns ${space}`)
    await ip(`link set ${outer} master ${this.#bridge} up`)
    await ip(`-n ${space} addr add ${address}/24 dev ${inner}`)
    await ip(`-n ${space} link set ${inner} up`)
    await ip(`-n ${space} link set lo up`)
    const start = ['netns', 'exec', space, 'unshare', '--uts', 'sh', '-c', AS_HOST, name]
    return {
      name,
      address,
      spawn: (program, args, options = {}) => spawn('ip', [...start, program, ...args], options),
      cut: () => ip(`link set ${outer} down`),
      slow: () => must('tc', `qdisc replace dev ${outer} root tbf ${SLOW}`),
      async mend() {
        await ip(`link set ${outer} up`)
        // Fails where it was not slow.
        await run('tc', `qdisc del dev ${outer} root`.split(' '))
      },
    }
  }

  /** Its hosts have no programs any more. */
  async close(): Promise<void> {
    for (const space of this.#hosts) await ip(`netns del ${space}`)
    await ip(`link del ${this.#bridge}`)
  }

  get #bridge(): string {
    return `vt${this.#id}b`
  }
}

const ip = (words: string): Promise<void> => must('ip', words)

async function must(program: string, words: string): Promise<void> {
  const { code, output } = await run(program, words.split(' '))
  if (code !== 0) throw new Error(`${program} ${words}: ${output}`)
}
