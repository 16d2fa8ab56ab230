import { Columns2, Download, ImageIcon, Redo2, ScanSearch, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { firstOf } from '~/core/elements'
import { ContentCredentials } from '~/provenance/components/content_credentials'
import { BeforeAfter } from '~/ui/pictures/before_after'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { IconButton } from '~/ui/buttons/icon_button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { downloadUrl, type MediaSource, variantUrl } from '~/ui/pictures/media_source'
import type { ShapeWay } from '~/engines/engine'
import { IgnoredWords } from '~/pictures/components/ignored_words'
import { usePrice } from '~/work/components/use_price'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import { EditProgress } from './edit_progress'
import type { PendingWork } from './editor_draft'
import { ShapeWays } from './shape_ways'
import type { EditorStep, Steps } from './steps'

const MESSAGES = EDITOR_MESSAGES.result
/** Widest variant that fits the panel on a screen of double density. */
const COMPARED_WIDTH = 1600

interface ResultPanelProps extends Steps {
  pending: PendingWork | null
  /** Why another way to the shape of the picture that shows came to nothing. */
  shapeProblem: string | null
  /** Makes the picture that shows once more, with its shape got another way. */
  onReshape: (way: ShapeWay) => void
  /** Missing where the engine cannot. */
  onUpscale?: () => void
  onMove: (by: -1 | 1) => void
}

/** The picture that came of the edits, with the way back and forth through them. */
export function ResultPanel(props: ResultPanelProps) {
  const { steps, at, pending } = props
  const [compares, setCompares] = useState(false)
  const shown = at > 0 ? steps[at] : null
  const nothing = MESSAGES.nothing[pending ? 'pending' : steps.length > 1 ? 'undone' : 'empty']
  return (
    <section aria-labelledby="result" className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="result" className="text-base font-semibold">
          {MESSAGES.title}
        </h2>
        {steps.length > 1 && <StepButtons {...props} />}
      </div>
      {pending && <EditProgress key={pending.key} kind={pending.kind} />}
      {shown ? (
        <>
          <ResultPicture source={firstOf(steps)} shown={shown} compares={compares} />
          {shown.prompt && <p className="wrap-break-word">{shown.prompt}</p>}
          <IgnoredWords words={shown.ignoredWords} />
          {shown.shapedBy && (
            <ShapeWays
              way={shown.shapedBy}
              canChoose={shown.madeOf !== undefined}
              isBusy={pending !== null}
              problem={props.shapeProblem}
              onChoose={props.onReshape}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {props.onUpscale && shown.kind !== 'upscale' && (
              <UpscaleButton pending={pending} onUpscale={props.onUpscale} />
            )}
            <ButtonLink
              href={downloadUrl(shown.picture, MESSAGES.fileName)}
              download={MESSAGES.fileName}
              variant="secondary"
              icon={Download}
            >
              {MESSAGES.download}
            </ButtonLink>
            <Button
              variant="ghost"
              icon={Columns2}
              aria-pressed={compares}
              onClick={() => setCompares(!compares)}
            >
              {MESSAGES.compare}
            </Button>
          </div>
          <ContentCredentials key={shown.picture.id} mediaId={shown.picture.id} />
        </>
      ) : (
        <EmptyState icon={ImageIcon} title={nothing.title}>
          {nothing.hint}
        </EmptyState>
      )}
    </section>
  )
}

/** Which step shows, and the way to the one before and after it. */
function StepButtons({ steps, at, pending, onMove }: ResultPanelProps) {
  return (
    <div className="flex items-center gap-1">
      <span className="mr-2 text-fine text-muted tabular-nums" aria-live="polite">
        {MESSAGES.step(at, steps.length - 1)}
      </span>
      <IconButton
        icon={Undo2}
        label={MESSAGES.undo}
        size="sm"
        disabled={at === 0 || pending !== null}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={Redo2}
        label={MESSAGES.redo}
        size="sm"
        disabled={at === steps.length - 1 || pending !== null}
        onClick={() => onMove(1)}
      />
    </div>
  )
}

interface ResultPictureProps {
  /** What all edits began with. */
  source: EditorStep
  shown: EditorStep
  compares: boolean
}

/** The picture of a step, or beside the one that all began with. */
function ResultPicture({ source, shown, compares }: ResultPictureProps) {
  const { width, height } = shown.picture
  const alt = MESSAGES.alt(shown.prompt)
  if (compares) {
    return (
      <BeforeAfter
        before={compared(source.picture, EDITOR_MESSAGES.source.alt)}
        after={compared(shown.picture, alt)}
        width={width}
        height={height}
        label={MESSAGES.handle}
        fit="contain"
        className="max-h-[75dvh]"
      />
    )
  }
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(75dvh * ${width / height})` }}>
      <ImageTile
        key={shown.path}
        source={shown.picture}
        alt={alt}
        sizes="(min-width: 64rem) 60vw, 100vw"
        fit="natural"
        priority
        isCutout
        className="rounded-card"
      />
    </div>
  )
}

interface UpscaleButtonProps {
  pending: PendingWork | null
  onUpscale: () => void
}

function UpscaleButton({ pending, onUpscale }: UpscaleButtonProps) {
  const price = usePrice('upscale')
  return (
    <Button
      pays
      variant="secondary"
      icon={ScanSearch}
      disabled={pending !== null}
      loading={pending?.kind === 'upscale'}
      loadingLabel={MESSAGES.upscaling}
      title={price.text}
      onClick={onUpscale}
    >
      {MESSAGES.upscale}
    </Button>
  )
}

function compared(picture: MediaSource, alt: string) {
  return { src: variantUrl(picture, COMPARED_WIDTH), alt }
}
