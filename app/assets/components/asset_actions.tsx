import { Download, Wand2 } from 'lucide-react'
import { hrefOf } from '~/ui/layouts/links'
import { ButtonLink } from '~/ui/buttons/button_link'
import { selectAsset } from '~/pictures/components/results/select_asset'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { ASSET_MESSAGES } from '../messages/en/screens'

/** Saves a picture, or takes it to the AI editor with its description. */
export function AssetActions({ image }: { image: GeneratedImageData }) {
  const editor = hrefOf('ai.editor')
  return (
    <>
      <ButtonLink
        href={image.path}
        download={ASSET_MESSAGES.fileName}
        external
        variant="secondary"
        size="sm"
        icon={Download}
      >
        {ASSET_MESSAGES.download}
      </ButtonLink>
      {editor && (
        <span
          onClickCapture={() => selectAsset({ image: image.path, prompt: image.original_prompt })}
        >
          <ButtonLink href={editor} variant="secondary" size="sm" icon={Wand2}>
            {ASSET_MESSAGES.edit}
          </ButtonLink>
        </span>
      )}
    </>
  )
}
