import { Download, Maximize2, ScanSearch, Star, Type } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { SaveLink } from '~/ui/buttons/save_link'
import { classNames } from '~/ui/class_names'
import { Hint } from '~/ui/forms/hint'
import { IconButton } from '~/ui/buttons/icon_button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { downloadUrl } from '~/ui/pictures/media_source'
import { RelativeTime } from '~/ui/text/relative_time'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { fileNameOf } from '../file_name'
import { RESULT_MESSAGES } from '../messages/en/results'
import { DETAIL_MESSAGES } from '../messages/en/details'
import { LABEL_MESSAGES } from '~/provenance/messages/en/label'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import { FidelityWords } from '~/provenance/components/fidelity_words'
import { IgnoredWords } from './ignored_words'
import { LabelWords } from '~/provenance/components/label_words'
import { usePrice } from '~/work/components/use_price'
import { PromptText } from './prompt_text'
import { CARD_SIZES } from '~/ui/pictures/tile_sizes'
import { SelectBox } from './results/select_box'

const MESSAGES = GENERATION_MESSAGES.results

/** What a page has cards show instead of the usual. */
export interface CardParts {
  /** On the picture. */
  label: string
  /** Above the description. */
  heading: string
  /** Instead of the buttons. */
  actions: ReactNode
}

interface ResultCardProps {
  image: GeneratedImageData
  /** Place in the list, from 0. */
  place: number
  productName: string
  priority: boolean
  onOpen: () => void
  isSelected: boolean
  /** Missing for pictures of others, as is `onStar`. */
  onSelect?: (isRange: boolean) => void
  onStar?: () => void
  /** Missing for guests. */
  onUpscale?: () => void
  upscaling: boolean
  onReuse?: () => void
  parts?: CardParts
}

/** A made picture in a list, with what is known of it and what can be done with it. */
export function ResultCard(props: ResultCardProps) {
  const { image, place, productName, isSelected, onSelect, onStar, parts } = props
  return (
    <div
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={-1}
      data-result={image.id}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line',
        isSelected && 'ring-2 ring-primary'
      )}
    >
      <OpenButton {...props} />
      {onSelect && (
        <SelectBox
          label={RESULT_MESSAGES.select(`${productName}: ${image.prompt}`)}
          checked={isSelected}
          onToggle={onSelect}
        />
      )}
      {onStar && <StarButton isStarred={image.is_favorite} onStar={onStar} />}
      <div className="flex grow flex-col gap-2 p-3">
        {parts && <p className="line-clamp-2 font-medium wrap-break-word">{parts.heading}</p>}
        <Prompt {...props} />
        <IgnoredWords words={image.ignored_words} />
        <Facts image={image} />
        <Actions {...props} />
      </div>
    </div>
  )
}

/** The picture, which opens when it is pressed; with Shift, Ctrl or Command it is selected. */
function OpenButton({ image, productName, priority, onOpen, onSelect, parts }: ResultCardProps) {
  const label = parts?.label ?? (image.is_upscaled ? MESSAGES.upscaled : null)
  return (
    <button
      type="button"
      data-open
      onClick={(event: MouseEvent) => {
        if (onSelect && (event.shiftKey || event.ctrlKey || event.metaKey)) {
          onSelect(event.shiftKey)
        } else onOpen()
      }}
      className="relative block w-full outline-offset-[-3px] active:opacity-85"
    >
      <ImageTile
        source={image.picture}
        alt={`${productName}: ${image.prompt}`}
        sizes={CARD_SIZES}
        fit="contain"
        priority={priority}
        className="aspect-square w-full"
      />
      {label && (
        <span className="absolute bottom-2 left-2">
          <Badge tone={image.is_upscaled ? 'primary' : 'neutral'}>{label}</Badge>
        </span>
      )}
    </button>
  )
}

function StarButton({ isStarred, onStar }: { isStarred: boolean; onStar: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      aria-label={RESULT_MESSAGES.star}
      title={RESULT_MESSAGES.star}
      onClick={onStar}
      className="absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-surface/90 text-muted shadow-raised hover:text-ink aria-pressed:text-amber-600 pointer-coarse:size-10"
    >
      <Star aria-hidden className={classNames('size-5', isStarred && 'fill-current')} />
    </button>
  )
}

/** The description that it was made from, to be used again. */
function Prompt({ image, onReuse }: ResultCardProps) {
  return (
    <div className="flex items-start gap-1.5">
      <div className="min-w-0 grow">
        <PromptText prompt={image.prompt} />
      </div>
      {onReuse && (
        <IconButton
          icon={Type}
          label={MESSAGES.reuse}
          variant="ghost"
          size="sm"
          onClick={onReuse}
          className="-mt-1.5 -mr-1.5 shrink-0"
        />
      )}
    </div>
  )
}

/** When it was made, how large it is, and what was measured in it. */
function Facts({ image }: { image: GeneratedImageData }) {
  return (
    <div className="text-fine text-muted">
      <p>
        <RelativeTime iso={image.created_at} /> · {image.width} × {image.height}
      </p>
      {image.delta_e !== null && (
        <Hint explanation={DETAIL_MESSAGES.fidelity(image.ssim)}>
          <FidelityWords deltaE={image.delta_e} />
        </Hint>
      )}
      {image.label && (
        <Hint explanation={LABEL_MESSAGES.explanation}>
          <LabelWords label={image.label} />
        </Hint>
      )}
    </div>
  )
}

function Actions(props: ResultCardProps) {
  const { image, productName, onOpen, onUpscale, upscaling, parts } = props
  const price = usePrice('upscale')
  const fileName = fileNameOf(productName, image.id)
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
      <Button variant="secondary" size="sm" icon={Maximize2} onClick={onOpen}>
        {MESSAGES.open}
      </Button>
      {parts?.actions ?? (
        <SaveLink
          href={downloadUrl(image.picture, fileName)}
          download={fileName}
          variant="secondary"
          size="sm"
          icon={Download}
        >
          {MESSAGES.download}
        </SaveLink>
      )}
      {onUpscale && !image.is_upscaled && (
        <Button
          pays
          variant="secondary"
          size="sm"
          icon={ScanSearch}
          loading={upscaling}
          loadingLabel={MESSAGES.upscaling}
          title={price.text}
          onClick={onUpscale}
        >
          {MESSAGES.upscale}
        </Button>
      )}
    </div>
  )
}
