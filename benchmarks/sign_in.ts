import argon2 from 'argon2'
import { DEMO_MERCHANT } from '#config/demo'
import { Visitor } from '#tests/support/visitor'
import type { Bench } from './bench_instance.js'
import { processorTime } from './engine/processor_time.js'
import { beside, figure, heading } from './report.js'

/** As in `config/hash.ts`. */
const PARAMETERS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const
const ROUNDS = 40
/** As many as libuv hashes at once by default; below what the limit on guesses lets through together. */
const AT_ONCE = 4
const HASH_GOAL_MS = 100
/** Of the sign-ins that hashing alone would allow. */
const SHARE_GOAL = 0.3

/** What a stored password costs: to check one, and with everything else that a sign-in does. */
export async function benchSignIn({ instance, visitor }: Bench): Promise<void> {
  heading('Sign-in, Argon2id with 19 MiB, 2 passes, 1 lane')
  const { email, password } = DEMO_MERCHANT
  const hash = await argon2.hash(password, PARAMETERS)
  const verify = () => argon2.verify(hash, password)

  const { seconds } = await processorTime(async () => {
    for (let round = 0; round < ROUNDS; round++) await verify()
  })
  const each = (seconds * 1000) / ROUNDS
  figure(
    'one password, ms of one core',
    each.toFixed(1),
    `<= ${HASH_GOAL_MS}`,
    each <= HASH_GOAL_MS
  )

  const device = visitor.cookies.get('vitrine_device')!
  const signIn = async () => {
    const merchant = new Visitor(instance.url)
    // A device that is not known would have a mail sent each time.
    merchant.cookies.set('vitrine_device', device)
    const { status } = await merchant.post('/login', { email, password })
    if (status !== 200) throw new Error(`A sign-in answered ${status}`)
  }
  await signIn()
  const signIns = await perSecond(signIn)
  const bare = await perSecond(verify)
  const share = signIns / bare
  figure(
    `sign-ins a second, ${AT_ONCE} at once`,
    signIns.toFixed(1),
    `>= ${SHARE_GOAL * 100} % of argon2 alone`,
    share >= SHARE_GOAL
  )
  beside(`argon2 alone, passwords a second, ${AT_ONCE} at once`, bare.toFixed(1))
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  let left = ROUNDS
  const from = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await work()
    })
  )
  return ROUNDS / ((performance.now() - from) / 1000)
}
