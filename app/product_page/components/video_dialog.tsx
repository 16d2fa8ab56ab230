import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Dialog } from '~/ui/overlays/dialog'
import { downloadUrl } from '~/ui/pictures/media_source'
import { fileNameOf } from '~/pictures/file_name'
import { Film } from '~/films/components/film'
import { filmSource } from '~/films/components/film_source'
import { PendingFilmCard } from '~/films/components/pending_film'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { PLAYER_MESSAGES } from '~/films/messages/en/player'
import { VIDEO_FORM_MESSAGES } from '~/films/messages/en/video_form'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'
import type { ProductData } from '~/products/transformers/product_data'
import type { useVideoOrder } from './use_video_order'
import { VideoDraftForm } from './video_draft_form'

const MESSAGES = VIDEO_MESSAGES.dialog

export interface VideoDialogProps {
  product: ProductData
  /** Pictures that were made of it. */
  images: readonly GeneratedImageData[]
  imagesCursor: number | null
  expectedSeconds: number | null
  /** Whether a film may have sound. */
  canHaveSound: boolean
  order: ReturnType<typeof useVideoOrder>
  onClose: () => void
  /** Called by who wants to see the film in its list. */
  onView: () => void
}

/** Orders a film of a product, tells how far it is, and shows it. It may be closed at any time: the work goes on. */
export default function VideoDialog(props: VideoDialogProps) {
  const { product, order, expectedSeconds, onClose, onView } = props
  const [isChecked, setIsChecked] = useState(false)
  const form = useId()
  const left = useSpendable('video')
  const { draft, films, isSending, result } = order
  const price = usePrice('video', 1, { hasSound: draft.hasSound })
  const [film] = films
  const isGenerating = isSending || film !== undefined
  const needed = price.credits ?? 1
  const hasImage = draft.upload !== null || draft.chosen !== null

  function submit() {
    setIsChecked(true)
    if (draft.prompt.trim() !== '' && hasImage && left >= needed && !isGenerating) void order.send()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      width="xl"
      footer={
        result ? (
          <>
            <ButtonLink
              href={downloadUrl(filmSource(result), fileNameOf(product.name, result.id))}
              external
              variant="secondary"
              icon={Download}
            >
              {VIDEO_MESSAGES.result.download}
            </ButtonLink>
            <Button onClick={onView}>{MESSAGES.done}</Button>
          </>
        ) : (
          <>
            <p className="self-center text-fine text-muted tabular-nums sm:mr-auto">{price.text}</p>
            {film && (
              <Button variant="secondary" onClick={onClose}>
                {MESSAGES.hide}
              </Button>
            )}
            <Button
              pays
              type="submit"
              form={form}
              disabled={!hasImage || left < needed}
              loading={isGenerating}
              loadingLabel={VIDEO_FORM_MESSAGES.submitting}
            >
              {VIDEO_FORM_MESSAGES.submit}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <Film
          film={result}
          label={PLAYER_MESSAGES.film(product.name, result.prompt)}
          autoPlay
          className="max-h-[60dvh] w-full rounded-control bg-sunken"
        />
      ) : film ? (
        <PendingFilmCard film={film} expectedSeconds={expectedSeconds} />
      ) : (
        <VideoDraftForm {...props} id={form} isChecked={isChecked} left={left} onSubmit={submit} />
      )}
    </Dialog>
  )
}
