import { Clapperboard, Copy, ScanSearch, Shuffle, Star, Trash2, Type, Wand2 } from 'lucide-react'
import { usePrice, useSpendable } from '~/ui/client/credits'
import { route } from '~/ui/client/routes'
import { hrefOf } from '~/ui/layouts/links'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { classNames } from '~/ui/class_names'
import { IconButton } from '~/ui/buttons/icon_button'
import { showToast } from '~/ui/overlays/toast'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_TEXTS } from '../../messages/en/results'
import { STUDIO_TEXTS } from '../../messages/en/screens'
import type { ResultWays } from '../result_grid'
import { ExportButton } from './export_button'
import { VARIATIONS } from './limits'
import { selectAsset } from './select_asset'

interface ViewerActionsProps extends ResultWays {
  productId: number | null
  productName: string
  image: GeneratedImageData
  onStar: () => void
  onDelete: () => void
  onClose: () => void
}

/** What can be made of a result, and done with it. */
export function ViewerActions(props: ViewerActionsProps) {
  const { productId, productName, image, onUpscale, isUpscaling, onReuse, onVary } = props
  const { onStar, onDelete, onClose } = props
  const left = useSpendable('image')
  const price = usePrice()
  const editor = hrefOf('ai.editor')
  const upscale = image.is_upscaled ? undefined : onUpscale

  async function copy() {
    try {
      await navigator.clipboard.writeText(image.original_prompt)
      void showToast('success', RESULT_TEXTS.copied)
    } catch {
      void showToast('error', RESULT_TEXTS.cannotCopy)
    }
  }

  return (
    <>
      {image.is_own && (
        <IconButton
          icon={Star}
          label={RESULT_TEXTS.star}
          size="sm"
          aria-keyshortcuts="f"
          aria-pressed={image.is_favorite}
          onClick={onStar}
          className={classNames(image.is_favorite && 'text-amber-600! [&>svg]:fill-current')}
        />
      )}
      <IconButton
        icon={Copy}
        label={RESULT_TEXTS.copyPrompt}
        size="sm"
        onClick={() => void copy()}
      />
      {onReuse && (
        <IconButton
          icon={Type}
          label={RESULT_TEXTS.reuse}
          size="sm"
          onClick={() => {
            onReuse(image.original_prompt, image.negative_prompt)
            onClose()
          }}
        />
      )}
      {image.is_own && (
        <IconButton
          icon={Trash2}
          label={RESULT_TEXTS.delete}
          size="sm"
          aria-keyshortcuts="Delete"
          onClick={onDelete}
        />
      )}
      {upscale && (
        <Button
          pays
          variant="secondary"
          size="sm"
          icon={ScanSearch}
          loading={isUpscaling?.(image.id)}
          loadingLabel={STUDIO_TEXTS.results.upscaling}
          onClick={() => upscale(image)}
        >
          {STUDIO_TEXTS.results.upscale}
        </Button>
      )}
      {image.is_own && <ExportButton images={[image]} productName={productName} />}
      {productId !== null && (
        <ButtonLink
          href={route('videos.generate', { modelId: productId }, { image: image.path })}
          variant="secondary"
          size="sm"
          icon={Clapperboard}
        >
          {STUDIO_TEXTS.results.makeVideo}
        </ButtonLink>
      )}
      {editor && (
        <span
          onClickCapture={() => selectAsset({ image: image.path, prompt: image.original_prompt })}
        >
          <ButtonLink href={editor} variant="secondary" size="sm" icon={Wand2}>
            {RESULT_TEXTS.edit}
          </ButtonLink>
        </span>
      )}
      {onVary && image.is_own && image.can_vary && (
        <Button
          pays
          variant="secondary"
          size="sm"
          icon={Shuffle}
          disabled={left < VARIATIONS}
          title={price(RESULT_TEXTS.varyPrice(VARIATIONS, left))}
          onClick={() => {
            onVary(image)
            onClose()
          }}
        >
          {RESULT_TEXTS.vary(VARIATIONS)}
        </Button>
      )}
    </>
  )
}
