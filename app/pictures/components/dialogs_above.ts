import type { ComponentType } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import type { GeneratedImageData } from '../transformers/generated_image_data'
import type { ShapeFacts } from './shape_options'

interface ExportDialogProps {
  images: readonly GeneratedImageData[]
  productName: string
  onClose: () => void
}

interface SaveRecipeDialogProps {
  prompt: string
  negativePrompt: string
  shape: ShapeFacts['ratio']
  amount: number
  onClose: () => void
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Dialogs of features that stand above pictures and are opened from their screens. */
interface DialogsAbove {
  exportPictures: Load<ExportDialogProps>
  saveRecipe: Load<SaveRecipeDialogProps>
}

let dialogs: DialogsAbove | null = null

/** Gives them, once, where all features are known. */
export function giveDialogs(all: DialogsAbove): void {
  dialogs = all
}

function given(): DialogsAbove {
  if (!dialogs) throw new Error('The dialogs of features above were not given')
  return dialogs
}

export const ExportDialog = lazyPart(() => given().exportPictures())
export const SaveRecipeDialog = lazyPart(() => given().saveRecipe())
