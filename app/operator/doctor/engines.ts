import { ask as askComfyUi } from '#app/engines/comfyui/client'
import { fetchAccess } from '#app/engines/fal/check_access'
import { ask as askOpenAi } from '#app/engines/openai/client'
import { callOnce } from '#app/engines/replicate/client'
import { comfyui } from '#config/comfyui'
import { enginesInUse } from '#config/engine'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { type Finding, reach, well } from './finding.js'

/** How each engine of others is asked, by a question that costs nothing, and what to do where that fails. */
const QUESTIONS = {
  fal: {
    async ask() {
      const answer = await fetchAccess(fal!)
      if (answer !== 'granted') throw new Error(`fal says of the key: ${answer}.`)
    },
    fix: 'See to FAL_KEY and the balance at fal.ai/dashboard.',
  },
  replicate: {
    ask: () => callOnce(replicate!, (client) => client.accounts.current()),
    fix: 'See to REPLICATE_API_TOKEN at replicate.com/account/api-tokens.',
  },
  openai: {
    async ask() {
      // Servers that list no models have answered all the same.
      await askOpenAi(openai!, 'models', null).catch((error: Error) => {
        if (!/model_missing/.test(error.message)) throw error
      })
    },
    fix: 'See to OPENAI_IMAGES_URL and OPENAI_IMAGES_KEY.',
  },
  comfyui: {
    ask: () => askComfyUi(comfyui!, 'queue'),
    fix: 'Start ComfyUI, or see to COMFYUI_URL.',
  },
}

/** Whether those answer that make pictures. */
export function examineEngines(): Promise<Finding>[] {
  return [...enginesInUse].map(async (name) => {
    if (name === 'local') return well('engine', 'local: pictures are made on this machine.')
    const { ask, fix } = QUESTIONS[name]
    const asked = async () => {
      await ask()
      return 'answers, and takes us.'
    }
    return reach(`engine ${name}`, asked, fix)
  })
}
