import { Clapperboard, Copy, ScanSearch, Shuffle, Star, Trash2, Type, Wand2 } from 'lucide-react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { route } from '~/ui/client/routes'
import { hrefOf } from '~/ui/layouts/links'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { classNames } from '~/ui/class_names'
import { IconButton } from '~/ui/buttons/icon_button'
import { showToast } from '~/ui/overlays/toast'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { GENERATION_MESSAGES } from '../../messages/en/screens'
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
  const { productId, productName, image, onUpscale, isUpscaling } = props
  const editor = hrefOf('ai.editor')
  const enlarging = usePrice('upscale')
  return (
    <>
      <SmallActions {...props} />
      {onUpscale && !image.is_upscaled && (
        <Button
          pays
          variant="secondary"
          size="sm"
          icon={ScanSearch}
          loading={isUpscaling?.(image.id)}
          loadingLabel={GENERATION_MESSAGES.results.upscaling}
          title={enlarging.text}
          onClick={() => onUpscale(image)}
        >
          {GENERATION_MESSAGES.results.upscale}
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
          {GENERATION_MESSAGES.results.makeVideo}
        </ButtonLink>
      )}
      {editor && (
        <span
          onClickCapture={() => selectAsset({ image: image.path, prompt: image.original_prompt })}
        >
          <ButtonLink href={editor} variant="secondary" size="sm" icon={Wand2}>
            {RESULT_MESSAGES.edit}
          </ButtonLink>
        </span>
      )}
      <VaryButton {...props} />
    </>
  )
}

/** What costs nothing and is said by a sign: star, copy and reuse of the words, deletion. */
function SmallActions({ image, onReuse, onStar, onDelete, onClose }: ViewerActionsProps) {
  return (
    <>
      {image.is_own && (
        <IconButton
          icon={Star}
          label={RESULT_MESSAGES.star}
          size="sm"
          aria-keyshortcuts="f"
          aria-pressed={image.is_favorite}
          onClick={onStar}
          className={classNames(image.is_favorite && 'text-amber-600! [&>svg]:fill-current')}
        />
      )}
      <IconButton
        icon={Copy}
        label={RESULT_MESSAGES.copyPrompt}
        size="sm"
        onClick={() => void copy(image.original_prompt)}
      />
      {onReuse && (
        <IconButton
          icon={Type}
          label={RESULT_MESSAGES.reuse}
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
          label={RESULT_MESSAGES.delete}
          size="sm"
          aria-keyshortcuts="Delete"
          onClick={onDelete}
        />
      )}
    </>
  )
}

/** Makes others of its kind, where that can be done. */
function VaryButton({ image, onVary, onClose }: ViewerActionsProps) {
  const left = useSpendable('generate')
  const price = usePrice('generate', VARIATIONS)
  if (!onVary || !image.is_own || !image.can_vary) return null
  return (
    <Button
      pays
      variant="secondary"
      size="sm"
      icon={Shuffle}
      disabled={left < VARIATIONS}
      title={price.text}
      onClick={() => {
        onVary(image)
        onClose()
      }}
    >
      {RESULT_MESSAGES.vary(VARIATIONS)}
    </Button>
  )
}

async function copy(prompt: string) {
  try {
    await navigator.clipboard.writeText(prompt)
    void showToast('success', RESULT_MESSAGES.copied)
  } catch {
    void showToast('error', RESULT_MESSAGES.cannotCopy)
  }
}
