/** Name of the entry in the browser's local storage under which the AI editor looks for what to begin with. */
const SELECTED_ASSET = 'selected-asset'

interface SelectedAsset {
  /** Address of the picture. */
  image: string
  prompt: string
}

/** Leaves a picture and its description for the AI editor, which removes the entry once it has read it. */
export function selectAsset(asset: SelectedAsset): void {
  localStorage.setItem(SELECTED_ASSET, JSON.stringify(asset))
}
