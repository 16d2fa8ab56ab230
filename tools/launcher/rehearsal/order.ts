import { parseArgs } from 'node:util'
import { BadSetting, Failure } from '../failure.ts'

/** What an operator wants rehearsed. */
export interface Order {
  /** The folder or bucket of checkpoints. */
  place: string
  /** Null: the newest one. */
  checkpoint: string | null
  /** Where the copy answers; null: at any port that is free. */
  port: number | null
  /** Whether it goes on running afterwards. */
  keeps: boolean
}

const OPTIONS = {
  rehearse: { type: 'boolean' },
  from: { type: 'string' },
  keep: { type: 'boolean', default: false },
  port: { type: 'string' },
} as const

/** Whether a command is `restore --rehearse`, which is done beside the installation and not in it. */
export function isRehearsal([command, ...args]: string[]): boolean {
  return command === 'restore' && args.includes('--rehearse') && !args.includes('--help')
}

/**
 * Reads `[CHECKPOINT] --rehearse --from=FOLDER --keep --port=PORT`.
 * @throws Failure in a sentence when it makes no sense
 */
export function readOrder(args: string[], { BACKUP_TO }: NodeJS.ProcessEnv): Order {
  const { values, positionals } = parse(args)
  const place = values.from ?? BACKUP_TO
  if (!place) throw new Failure('Say where it is with --from=FOLDER, or set BACKUP_TO.')
  if (positionals.length > 1) throw new Failure('Name one checkpoint.')
  return {
    place,
    checkpoint: positionals[0] ?? null,
    port: values.port === undefined ? null : readPort(values.port),
    keeps: values.keep,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    // What it says goes on with advice for programmers.
    const [sentence] = (error as Error).message.split('. ')
    throw new Failure(`restore --rehearse takes --from, --keep and --port: ${sentence}.`)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new BadSetting(`--port is "${text}": it must be a whole number from 1 to 65535.`)
}
