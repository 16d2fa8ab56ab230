import { OpenAiEmulator } from './emulator.js'

/** `npm run openai:emulator`: stands in for a server with OpenAI's interface, and says with which settings the product talks to it. */
const port = Number(process.env.OPENAI_EMULATOR_PORT ?? 3392)
const emulator = await OpenAiEmulator.start({ port, takes: 2_000 })
for (const [name, value] of Object.entries(emulator.env)) console.log(`${name}=${value}`)
