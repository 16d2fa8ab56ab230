import { ComfyUiEmulator } from './emulator.js'

/** `npm run comfyui:emulator`: stands in for a ComfyUI, and says with which settings the product talks to it. */
const port = Number(process.env.COMFYUI_EMULATOR_PORT ?? 3393)
const emulator = await ComfyUiEmulator.start({ port, takes: 2_000 })
for (const [name, value] of Object.entries(emulator.env)) console.log(`${name}=${value}`)
