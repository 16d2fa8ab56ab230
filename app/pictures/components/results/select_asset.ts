import { forget, keep, recall } from '~/ui/client/browser_storage'

/** Name of the entry in the browser's local storage under which the AI editor looks for what to begin with. */
const SELECTED_ASSET = 'selected-asset'

export interface SelectedAsset {
  /** Address of the picture. */
  image: string
  prompt: string
}

/** What was left there, which is removed; null when nothing was, or nothing of use. */
export function popSelectedAsset(): SelectedAsset | null {
  try {
    const entry: unknown = JSON.parse(recall('localStorage', SELECTED_ASSET) ?? 'null')
    forget('localStorage', SELECTED_ASSET)
    if (typeof entry !== 'object' || entry === null || !('image' in entry)) return null
    const { image, prompt = '' } = entry as { image: unknown; prompt?: unknown }
    return typeof image === 'string' ? { image, prompt: String(prompt) } : null
  } catch {
    return null
  }
}

/** Leaves a picture and its description for the AI editor, which removes the entry once it has read it. */
export function selectAsset(asset: SelectedAsset): void {
  keep('localStorage', SELECTED_ASSET, JSON.stringify(asset))
}
