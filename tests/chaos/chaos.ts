import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../fuzz/random.js'
import { query } from '../support/query.js'
import { WebhookReceiver } from '../support/webhook_receiver.js'
import { Affiliate, payAffiliates } from './affiliate.js'
import { compare, untilCalm } from './compare.js'
import { type Fault, faultsOfReceiver } from './faults.js'
import { Merchant } from './merchant.js'
import { faultsOfPaymentMessages } from './payment_messages.js'
import type { StartSystem, System } from './system.js'

export interface ChaosInput {
  /** On what merchants live. */
  start: StartSystem
  /** Where the system keeps its data; the caller removes it. */
  dataDir: string
  /** How long faults go on at least, and until something is ordered: on a busy machine that takes a while. Coming to rest takes longer. */
  seconds: number
  merchants: number
  seed: number
  say: (line: string) => void
}

export interface ChaosResult {
  faults: number
  orders: number
  payments: number
  /** What does not agree with what merchants were told, a sentence each. */
  differences: string[]
}

/** Time for work between a fault that has passed and the next. */
const CALM_MS = { least: 1_000, most: 5_000 }

/** Lets merchants live with one fault after the other, and compares what is there with what they were told once all is at rest. */
export async function chaos({
  start,
  dataDir,
  seconds,
  merchants: count,
  seed,
  say,
}: ChaosInput): Promise<ChaosResult> {
  const random = new Random(seed)
  const system = await start(dataDir)
  const receiver = await WebhookReceiver.start(system.here)
  const end = new AbortController()
  try {
    const merchants: Merchant[] = []
    const affiliate = await Affiliate.register(system.url)
    for (let index = 0; index < count; index++) {
      const visitor = await affiliate.refer()
      merchants.push(
        await Merchant.register(visitor, {
          prompts: system.prompts,
          random: new Random(seed + index + 1),
          end: end.signal,
        })
      )
    }
    await listen(system, merchants, receiver)
    const possible = [
      ...system.faults,
      ...faultsOfReceiver(receiver),
      ...faultsOfPaymentMessages(system),
    ]
    const lives = Promise.all(merchants.map((merchant) => merchant.live()))
    const countOrders = () => sum(merchants.map(({ told }) => told.orders.size))
    const until = Date.now() + seconds * 1_000
    const isOver = () => Date.now() >= until && countOrders() > 0
    const faults = await disturb(possible, random, isOver, lives, say)
    end.abort()
    await system.untilReady()
    await lives
    say('Coming to rest')
    await untilCalm(system)
    await payAffiliates(system)
    await untilCalm(system)
    return {
      faults,
      orders: countOrders(),
      payments: sum(merchants.map(({ told }) => told.subscriptions.size + told.packs.size)),
      differences: [
        ...(await compare(system, { merchants, affiliate, receiver })),
        ...(await system.compare()),
      ],
    }
  } finally {
    end.abort()
    await system.stop()
    await receiver.stop()
  }
}

/** Faults one after the other, until it is over or a merchant gives up. */
async function disturb(
  possible: readonly Fault[],
  random: Random,
  isOver: () => boolean,
  lives: Promise<unknown>,
  say: (line: string) => void
): Promise<number> {
  let faults = 0
  while (!isOver()) {
    const { name, of, happen } = random.pick(possible)
    const target = random.pick(of)
    say(`${name} ${target}`)
    await happen(target)
    faults++
    const calm = CALM_MS.least + random.below(CALM_MS.most - CALM_MS.least)
    // One who was told something that makes no sense ends all.
    await Promise.race([sleep(calm), lives])
  }
  return faults
}

/** Gives each merchant an endpoint at the receiver, which has an address that merchants may not name where there are several hosts. */
async function listen(system: System, merchants: Merchant[], receiver: WebhookReceiver) {
  await query(system, 'update users set email_verified_at = coalesce(email_verified_at, now())')
  for (const merchant of merchants) await merchant.listen()
  await query(system, 'update webhook_endpoints set url = $1', [receiver.url])
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
