import { setTimeout as sleep } from 'node:timers/promises'
import type { ProcessName } from '../support/instance.js'
import type { WebhookReceiver } from '../support/webhook_receiver.js'
import type { Line } from './line.js'
import type { System } from './system.js'

export interface World {
  system: System
  line: Line
  receiver: WebhookReceiver
}

export interface Fault {
  name: string
  happen(world: World): Promise<void>
}

const SHORT_MS = 1_500

const kill = (name: ProcessName): Fault => ({
  name: `kill -9 ${name}`,
  happen: ({ system }) => system.kill(name),
})

const pause = (name: ProcessName): Fault => ({
  name: `stop ${name} for a moment`,
  happen: ({ system }) => system.pause(name, SHORT_MS),
})

/** All that can go wrong, each as likely as the others. */
export const FAULTS: readonly [Fault, ...Fault[]] = [
  kill('web'),
  kill('worker'),
  kill('postgres'),
  { name: 'kill -9 all, and start again', happen: ({ system }) => system.killAll() },
  pause('web'),
  pause('worker'),
  pause('postgres'),
  {
    name: 'cut the line',
    async happen({ line }) {
      line.cut()
      await sleep(SHORT_MS)
      line.mend()
    },
  },
  {
    name: 'slow the line',
    async happen({ line }) {
      line.slow(300)
      await sleep(2 * SHORT_MS)
      line.mend()
    },
  },
  {
    name: 'have the receiver of webhooks fail',
    async happen({ receiver }) {
      receiver.respondWith(500, 500, 503, 404, 500)
      await sleep(SHORT_MS)
      receiver.respondWith()
    },
  },
  {
    name: 'have the receiver take an event and lose its answer',
    async happen({ receiver }) {
      receiver.respond = (_received, response) => response.destroy()
      await sleep(SHORT_MS)
      receiver.respondWith()
    },
  },
]
