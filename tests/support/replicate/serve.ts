import { ReplicateEmulator } from './emulator.js'

/** `npm run replicate:emulator`: stands in for Replicate until it is stopped, and says with which settings the product talks to it. */
const emulator = await ReplicateEmulator.start({
  port: Number(process.env.REPLICATE_EMULATOR_PORT ?? 3391),
  takes: 2_000,
})
for (const [name, value] of Object.entries(emulator.env)) console.log(`${name}=${value}`)
