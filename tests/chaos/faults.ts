import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookReceiver } from '../support/webhook_receiver.js'
import { clockFile } from './clock_file.js'

/** Something that goes wrong, and is well again once it has happened. */
export interface Fault {
  name: string
  /** To what of the system it may happen. */
  of: readonly [string, ...string[]]
  happen(target: string): Promise<void>
}

/** How long most things are away. */
export const SHORT_MS = 1_500

/** Makes something worse for a while. */
export async function forAWhile(
  spoil: () => Promise<void> | void,
  mend: () => Promise<void> | void,
  ms = SHORT_MS
): Promise<void> {
  await spoil()
  try {
    await sleep(ms)
  } finally {
    await mend()
  }
}

/** What can go wrong with a merchant's server. */
export function faultsOfReceiver(receiver: WebhookReceiver): Fault[] {
  const fault = (name: string, spoil: () => void): Fault => ({
    name,
    of: ['the receiver of webhooks'],
    happen: () => forAWhile(spoil, () => receiver.respondWith()),
  })
  return [
    fault('errors of', () => receiver.respondWith(500, 500, 503, 404, 500)),
    fault('lost answers of', () => {
      receiver.respond = (_received, response) => response.destroy()
    }),
  ]
}

/** To be loaded by each process whose clock is to be set. */
export const CLOCK = new URL('./clock.ts', import.meta.url).href

const HOUR_MS = 3_600_000

/** Sets the clock of processes, and a while later right again. The database has its own, which stays right. */
export function clockFaults(of: Fault['of'], dataDirOf: (target: string) => string): Fault[] {
  return Object.entries({ 'an hour on': HOUR_MS, 'an hour back': -HOUR_MS }).map(
    ([name, offMs]) => ({
      name: `${name} with the clock of`,
      of,
      happen(target) {
        const file = clockFile(dataDirOf(target))
        return forAWhile(
          () => writeFile(file, String(offMs)),
          () => rm(file),
          2 * SHORT_MS
        )
      },
    })
  )
}
