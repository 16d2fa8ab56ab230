import { ScanSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePrice, useSpendable } from '~/ui/client/credits'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Textarea } from '~/ui/forms/textarea'
import { CREATE_TEXTS } from '../messages/en/create'
import type { Identification } from './identify_photos'
import { IdentifiedWarnings } from './identified_warnings'
import { FEWEST_TO_TRAIN } from './photo_limits'
import UploadProgress, { RefusedPhotos } from './upload_progress'
import type { RefusedPhoto, UploadState } from './use_photo_upload'

const TEXTS = CREATE_TEXTS.create

interface IdentifiedStepProps {
  identification: Identification
  /** The photos that are chosen now. */
  files: readonly File[]
  /** Whether a photo cannot be taken out any more. */
  isFixed: (photo: File) => boolean
  name: string
  onName: (name: string) => void
  description: string
  onDescription: (description: string) => void
  error: string | null
  /** Photos that were not taken when the training was asked for. */
  refused: readonly RefusedPhoto[]
  /** Whether it was asked for and is not answered. */
  isBusy: boolean
  /** How far the photos are; null when they are not being sent. */
  upload: UploadState | null
  /** Share of the photos that has arrived. */
  arrived: number
  /** Whether the connection was lost after they had arrived, and is waited for. */
  isWaiting: boolean
  onStart: () => void
  onStop: () => void
  onBack: () => void
}

/** What was detected, to be corrected, and the start of the training. */
export default function IdentifiedStep(props: IdentifiedStepProps) {
  const { identification, files, isFixed, name, onName, description, onDescription } = props
  const { error, refused, isBusy, upload, arrived, isWaiting, onStart, onStop, onBack } = props
  const hasCredits = useSpendable('model') > 0
  const price = usePrice()
  const enough = files.length >= FEWEST_TO_TRAIN
  const { object, suggestions } = identification
  const isNameless = name.trim() === ''
  const nameInput = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)

  function start() {
    setRefused(isNameless)
    if (isNameless) nameInput.current?.focus()
    else onStart()
  }

  return (
    <Card>
      {object === '' ? (
        <h2 className="text-xl font-semibold">{TEXTS.whatIsIt}</h2>
      ) : (
        <>
          <p className="flex items-center gap-2 text-muted">
            <ScanSearch aria-hidden className="size-4" />
            {TEXTS.detected}
          </p>
          <h2 className="mt-1 text-xl font-semibold wrap-break-word">{object}</h2>
        </>
      )}
      <fieldset disabled={isBusy} className="mt-5 flex flex-col gap-5">
        <Field
          label={TEXTS.name}
          hint={object === '' && TEXTS.nameHint}
          error={isRefused && isNameless ? TEXTS.nameMissing : undefined}
          required
        >
          <Input
            ref={nameInput}
            name="name"
            maxLength={120}
            value={name}
            autoComplete="off"
            className="h-12 sm:text-base"
            onChange={(event) => onName(event.target.value)}
          />
          {suggestions.length > 0 && (
            <div role="group" aria-label={TEXTS.suggestions} className="flex flex-wrap gap-2">
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
        <IdentifiedWarnings
          photos={identification.photos.filter(
            ({ file }) => files.includes(file) && !isFixed(file)
          )}
        />
        <Field label={TEXTS.productDescription} hint={TEXTS.descriptionHint}>
          <Textarea
            name="description"
            rows={4}
            maxLength={5_000}
            value={description}
            onChange={(event) => onDescription(event.target.value)}
          />
        </Field>
      </fieldset>
      <div className="mt-5 flex flex-col gap-5">
        {!hasCredits && (
          <Alert tone="warning" action={<CreditOffer kind="model" />}>
            {TEXTS.noCredits}
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
            onClick={start}
            disabled={!enough || !hasCredits}
            loading={isBusy}
            loadingLabel={TEXTS.starting(upload?.fraction ?? arrived)}
          >
            {enough ? TEXTS.start : TEXTS.tooFewToStart}
          </Button>
          {upload ? (
            <Button variant="secondary" onClick={onStop}>
              {TEXTS.stop}
            </Button>
          ) : (
            <Button variant="ghost" onClick={onBack} disabled={isBusy}>
              {TEXTS.back}
            </Button>
          )}
          <p className="text-fine text-muted">{price(TEXTS.cost)}</p>
        </div>
        {upload && <UploadProgress {...upload} isKept />}
        {isWaiting && <Alert tone="warning">{CREATE_TEXTS.upload.waiting}</Alert>}
      </div>
    </Card>
  )
}
