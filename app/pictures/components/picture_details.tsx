import type { ReactNode } from 'react'
import { ContentCredentials } from '~/provenance/components/content_credentials'
import { ImageTile } from '~/ui/pictures/image_tile'
import { RelativeTime } from '~/ui/text/relative_time'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../messages/en/results'
import { DETAIL_MESSAGES } from '../messages/en/details'
import { LABEL_MESSAGES } from '~/provenance/messages/en/label'
import { SHAPE_MESSAGES } from '../messages/en/shapes'
import { FidelityWords } from '~/provenance/components/fidelity_words'
import { IgnoredWords } from './ignored_words'
import { LabelWords } from '~/provenance/components/label_words'

const MESSAGES = DETAIL_MESSAGES

interface PictureDetailsProps {
  image: GeneratedImageData
  productName: string
}

/** All that is known of a made picture. */
export function PictureDetails({ image, productName }: PictureDetailsProps) {
  const { delta_e: deltaE, ssim, source_photo: source } = image
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h3 className="text-fine text-muted">{MESSAGES.prompt}</h3>
        <p className="wrap-break-word">{image.prompt}</p>
        {image.negative_prompt !== '' && (
          <p className="text-muted wrap-break-word">
            {RESULT_MESSAGES.leftOut(image.negative_prompt)}
          </p>
        )}
        <IgnoredWords words={image.ignored_words} />
      </div>
      {deltaE !== null && (
        <div className="rounded-control bg-canvas p-3 ring-1 ring-line">
          <p className="font-medium">
            <FidelityWords deltaE={deltaE} />
          </p>
          <p className="mt-1 text-fine text-muted">{MESSAGES.fidelity(ssim)}</p>
        </div>
      )}
      {image.label && (
        <div className="rounded-control bg-canvas p-3 ring-1 ring-line">
          <p className="font-medium">
            <LabelWords label={image.label} />
          </p>
          <p className="mt-1 text-fine text-muted">{LABEL_MESSAGES.explanation}</p>
        </div>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Fact name={MESSAGES.size}>
          {image.width} × {image.height}
          {image.is_upscaled && ` (${MESSAGES.upscaled})`}
        </Fact>
        {image.shaped_by !== null && (
          <Fact name={SHAPE_MESSAGES.title}>{SHAPE_MESSAGES.made[image.shaped_by]}</Fact>
        )}
        {image.layout !== null && <Fact name={MESSAGES.laidOut}>{MESSAGES.byHand}</Fact>}
        {image.scene !== null && <Fact name={MESSAGES.scene}>{image.scene}</Fact>}
        {image.seed !== null && <Fact name={MESSAGES.seed}>{image.seed}</Fact>}
        <Fact name={MESSAGES.made}>
          <RelativeTime iso={image.created_at} />
        </Fact>
      </dl>
      {source && (
        <div className="flex flex-col gap-2">
          <h3 className="text-fine text-muted">{MESSAGES.source}</h3>
          <ImageTile
            source={source}
            alt={MESSAGES.sourceAlt(productName)}
            sizes="8rem"
            className="size-32 rounded-control ring-1 ring-line"
          />
        </div>
      )}
      {image.is_own && <ContentCredentials key={image.picture.id} mediaId={image.picture.id} />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-break-word tabular-nums first-letter:uppercase">{children}</dd>
    </>
  )
}
