import { comfyui } from '#config/comfyui'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import type { EngineName } from '../chain/read_chains.js'

/** A question for each that costs nothing. */
const QUESTIONS: Record<Exclude<EngineName, 'local'>, () => Promise<unknown>> = {
  async fal() {
    const { fetchAccess } = await import('../fal/check_access.js')
    const answer = await fetchAccess(fal!)
    if (answer !== 'granted') throw new Error(`fal says of the key: ${answer}.`)
  },
  async replicate() {
    const { callOnce } = await import('../replicate/client.js')
    await callOnce(replicate!, (client) => client.accounts.current())
  },
  async openai() {
    const { ask } = await import('../openai/client.js')
    // Servers that list no models have answered all the same.
    await ask(openai!, 'models', null).catch((error: Error) => {
      if (!/model_missing/.test(error.message)) throw error
    })
  },
  async comfyui() {
    const { ask } = await import('../comfyui/client.js')
    await ask(comfyui!, 'queue')
  },
}

/**
 * Asks one of the engines in use that others run whether it answers and takes the operator's key.
 * @throws what it says against it, or why it cannot be asked
 */
export async function askEngine(name: Exclude<EngineName, 'local'>): Promise<void> {
  await QUESTIONS[name]()
}
