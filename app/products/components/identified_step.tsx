import { ScanSearch } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Textarea } from '~/ui/forms/textarea'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { IdentifiedCreateStep } from './create_step'
import type { Identification } from './identify_photos'
import { IdentifiedWarnings } from './identified_warnings'
import { MethodChoice } from './method_choice'
import { FEWEST_TO_TRAIN } from './photo_limits'
import UploadProgress, { RefusedPhotos } from './upload_progress'
import type { CreateProduct } from './use_create_product'

const MESSAGES = CREATE_MESSAGES.create

const NOTHING_WRONG = { error: null, refused: [] }

interface IdentifiedStepProps {
  flow: CreateProduct
  step: IdentifiedCreateStep
  expectedSeconds: { train: number | null; references: number | null }
}

/** What was detected, to be corrected, and the start of the training. */
export default function IdentifiedStep({ flow, step, expectedSeconds }: IdentifiedStepProps) {
  const { words, setWords } = flow
  const isNameless = words.name.trim() === ''
  const nameInput = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)

  function start() {
    setRefused(isNameless)
    if (isNameless) nameInput.current?.focus()
    else void flow.train(step.identification)
  }

  return (
    <Card>
      <Detected object={step.identification.object} />
      <fieldset disabled={step.name === 'uploading'} className="mt-5 flex flex-col gap-5">
        <NameField
          ref={nameInput}
          name={words.name}
          onName={(name) => setWords({ ...words, name })}
          isMissing={isRefused && isNameless}
          identification={step.identification}
        />
        <Warnings flow={flow} step={step} />
        <Field label={MESSAGES.productDescription} hint={MESSAGES.descriptionHint}>
          <Textarea
            name="description"
            rows={4}
            maxLength={5_000}
            value={words.description}
            onChange={(event) => setWords({ ...words, description: event.target.value })}
          />
        </Field>
        {expectedSeconds.references !== null && (
          <MethodChoice
            method={flow.method}
            onMethod={(method) => setWords({ ...words, method })}
            count={flow.selection.files.length}
            expectedSeconds={{ ...expectedSeconds, references: expectedSeconds.references }}
          />
        )}
      </fieldset>
      <TrainingStart flow={flow} step={step} onStart={start} />
    </Card>
  )
}

/** What the photos show, where it was recognised. */
function Detected({ object }: { object: string }) {
  if (object === '') return <h2 className="text-xl font-semibold">{MESSAGES.whatIsIt}</h2>
  return (
    <>
      <p className="flex items-center gap-2 text-muted">
        <ScanSearch aria-hidden className="size-4" />
        {MESSAGES.detected}
      </p>
      <h2 className="mt-1 text-xl font-semibold wrap-break-word">{object}</h2>
    </>
  )
}

interface NameFieldProps {
  ref: Ref<HTMLInputElement>
  name: string
  onName: (name: string) => void
  isMissing: boolean
  identification: Identification
}

/** The product's name, with those that were proposed for it. */
function NameField({ ref, name, onName, isMissing, identification }: NameFieldProps) {
  const { object, suggestions } = identification
  return (
    <Field
      label={MESSAGES.name}
      hint={object === '' && MESSAGES.nameHint}
      error={isMissing ? MESSAGES.nameMissing : undefined}
      required
    >
      <Input
        ref={ref}
        name="name"
        maxLength={120}
        value={name}
        autoComplete="off"
        className="h-12 sm:text-base"
        onChange={(event) => onName(event.target.value)}
      />
      {suggestions.length > 0 && (
        <div role="group" aria-label={MESSAGES.suggestions} className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              size="sm"
              variant="secondary"
              aria-pressed={name === suggestion}
              onClick={() => onName(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </Field>
  )
}

/** What is wrong with photos that can still be taken out. */
function Warnings({ flow, step }: Pick<IdentifiedStepProps, 'flow' | 'step'>) {
  const { files } = flow.selection
  const { isBegun } = flow.upload.sentOf(files)
  const photos = step.identification.photos.filter(
    ({ file }) => files.includes(file) && !isBegun(file)
  )
  return <IdentifiedWarnings photos={photos} />
}

interface TrainingStartProps extends Pick<IdentifiedStepProps, 'flow' | 'step'> {
  onStart: () => void
}

/** The button that sends the photos and starts the training, with what keeps it from that and how far it is. */
function TrainingStart({ flow, step, onStart }: TrainingStartProps) {
  const isFree = flow.method === 'references'
  const hasCredits = useSpendable('train') > 0 || isFree
  const price = usePrice('train')
  const { files } = flow.selection
  const { hasArrived } = flow.upload.sentOf(files)
  const upload = flow.upload.state
  const isBusy = step.name === 'uploading'
  const isEnough = files.length >= (isFree ? flow.fewest : FEWEST_TO_TRAIN)
  const start = isFree ? MESSAGES.getReady : MESSAGES.start
  const { error, refused } = step.name === 'identified' ? step : NOTHING_WRONG
  return (
    <div className="mt-5 flex flex-col gap-5">
      {!hasCredits && (
        <Alert tone="warning" action={<CreditOffer kind="model" />}>
          {MESSAGES.noCredits}
        </Alert>
      )}
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      <RefusedPhotos photos={refused} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          pays
          takesFocus
          onClick={onStart}
          disabled={!isEnough || !hasCredits}
          loading={isBusy}
          loadingLabel={MESSAGES.starting(
            upload?.fraction ?? files.filter(hasArrived).length / files.length
          )}
        >
          {isEnough ? start : MESSAGES.tooFewToStart}
        </Button>
        {/* Two buttons by their keys: as one, it would keep the focus that Start shall have after a stop. */}
        {upload ? (
          <Button key="stop" variant="secondary" onClick={flow.upload.stop}>
            {MESSAGES.stop}
          </Button>
        ) : (
          <Button key="back" variant="ghost" onClick={flow.backToPhotos} disabled={isBusy}>
            {MESSAGES.back}
          </Button>
        )}
        <p className="text-fine text-muted">
          {isFree
            ? MESSAGES.free
            : [price.say(MESSAGES.cost), price.time].filter(Boolean).join(' · ')}
        </p>
      </div>
      {upload && <UploadProgress {...upload} isKept />}
      {step.name === 'uploading' && step.isWaiting && (
        <Alert tone="warning">{CREATE_MESSAGES.upload.waiting}</Alert>
      )}
    </div>
  )
}
