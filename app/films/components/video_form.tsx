import { Clapperboard } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { ShapeWay } from '~/engines/engine'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import {
  DescriptionField,
  type Duration,
  DurationField,
  type Shape,
  ShapeField,
  SoundField,
} from './film_fields'
import type { Source } from '~/pictures/components/source_choices'
import { needsShape, ShapeWayField } from './shape_way_field'
import { SourcePicker } from './source_picker'
import type { FilmOrder } from './use_films'

const MESSAGES = VIDEO_FORM_MESSAGES

interface VideoFormProps {
  original: readonly Source[]
  generated: readonly Source[]
  imagesCursor: number | null
  /** Path of the picture to start with. */
  chosen: string | null
  onChoose: (path: string) => void
  /** Whether a film of the product is under way. */
  isGenerating: boolean
  /** Whether a film may have sound. */
  canHaveSound: boolean
  /** What the last order came to, when it failed. */
  error: string | null
  onOrder: (order: FilmOrder) => void
}

/** What film to make: the picture it starts with, what happens, how long and in which frame. */
export default function VideoForm(props: VideoFormProps) {
  const { original, generated, imagesCursor, chosen, onChoose, isGenerating, onOrder } = props
  const [prompt, setPrompt] = useState('')
  const [duration, setDuration] = useState<Duration>('5')
  const [shape, setShape] = useState<Shape>('16:9')
  const [hasSound, setHasSound] = useState(false)
  const [way, setWay] = useState<ShapeWay | null>(null)
  const [promptError, setPromptError] = useState<string>()
  const source = [...original, ...generated].find(({ path }) => path === chosen)
  const isShaped = source !== undefined && needsShape(source.picture, shape)
  const left = useSpendable('video')
  const price = usePrice('video', 1, { hasSound })
  const isShort = left < (price.credits ?? 1)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = prompt.trim()
    setPromptError(wanted === '' ? VIDEO_MESSAGES.errors.prompt : undefined)
    if (wanted === '' || chosen === null || isShort || isGenerating) return
    const film = { image_url: chosen, prompt: wanted, duration, aspect_ratio: shape }
    onOrder({
      ...film,
      ...(isShaped && way && { shape_way: way }),
      ...(hasSound && { with_sound: true }),
    })
  }

  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-5">
        <SourcePicker
          original={original}
          generated={generated}
          more={{ list: 'generatedImages', cursor: 'images_cursor', nextCursor: imagesCursor }}
          chosen={chosen}
          onChoose={onChoose}
        />
        <DescriptionField
          value={prompt}
          onChange={(value) => {
            setPrompt(value)
            setPromptError(undefined)
          }}
          error={promptError}
        />
        <DurationField value={duration} onChange={setDuration} />
        <ShapeField value={shape} onChange={setShape} />
        {isShaped && <ShapeWayField value={way} onChange={setWay} />}
        {props.canHaveSound && <SoundField value={hasSound} onChange={setHasSound} />}
        {chosen === null && <Alert tone="warning">{VIDEO_MESSAGES.errors.noImage}</Alert>}
        {props.error && (
          <Alert isAnswer tone="danger">
            {props.error}
          </Alert>
        )}
        {isShort && !isGenerating && (
          <Alert tone="warning">{hasSound ? MESSAGES.soundHint : MESSAGES.missing}</Alert>
        )}
        <div>
          <Button
            pays
            type="submit"
            icon={Clapperboard}
            disabled={chosen === null || isShort}
            loading={isGenerating}
            loadingLabel={MESSAGES.submitting}
            className="w-full"
          >
            {MESSAGES.submit}
          </Button>
          <p className="mt-2 text-center text-fine text-muted tabular-nums">{price.text}</p>
        </div>
      </form>
    </Card>
  )
}
