import { askEngine } from '#app/engines/known_models/ask_engine'
import { enginesInUse } from '#config/engine'
import { type Finding, reach, well } from './finding.js'

const FIXES = {
  fal: 'See to FAL_KEY and the balance at fal.ai/dashboard.',
  replicate: 'See to REPLICATE_API_TOKEN at replicate.com/account/api-tokens.',
  openai: 'See to OPENAI_IMAGES_URL and OPENAI_IMAGES_KEY.',
  comfyui: 'Start ComfyUI, or see to COMFYUI_URL.',
}

/** Whether those answer that make pictures. */
export function examineEngines(): Promise<Finding>[] {
  return [...enginesInUse].map(async (name) => {
    if (name === 'local') return well('engine local', 'makes pictures on this machine.')
    const asked = async () => {
      await askEngine(name)
      return 'answers, and takes us.'
    }
    return reach(`engine ${name}`, asked, FIXES[name])
  })
}
