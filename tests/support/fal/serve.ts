import { FalEmulator } from './emulator.js'

/** `npm run fal:emulator`: stands in for fal until it is stopped, and says with which settings the product talks to it. */
const seconds = (model: string) => (/trainer|training|kling/.test(model) ? 8 : 2)
const emulator = await FalEmulator.start({
  port: Number(process.env.FAL_EMULATOR_PORT ?? 3390),
  takes: (model) => seconds(model) * 1_000,
})
for (const [name, value] of Object.entries(emulator.env)) console.log(`${name}=${value}`)
