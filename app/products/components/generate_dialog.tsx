import { type SubmitEvent, useRef, useState } from 'react'
import { useCredits } from '~/shell/client/credits'
import { refreshCsrfCookie } from '~/shell/client/csrf'
import { route } from '~/shell/client/routes'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { Field } from '~/shell/ui/field'
import { ImageTile } from '~/shell/ui/image_tile'
import { NumberField } from '~/shell/ui/number_field'
import { Textarea } from '~/shell/ui/textarea'
import { reasonOf, runGeneration } from '~/studio/components/run_generation'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { PhotoData, ProductData } from '../transformers/product_data'

const TEXTS = PRODUCT_TEXTS.generateDialog
const MAX_AMOUNT = 10

interface GenerateDialogProps {
  product: ProductData
  onClose: () => void
  onGenerated: () => void
}

/** Makes pictures of a product, on request after chosen photos of it. */
export default function GenerateDialog({ product, onClose, onGenerated }: GenerateDialogProps) {
  const [prompt, setPrompt] = useState('')
  const [amount, setAmount] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [running, setRunning] = useState(false)
  const [promptError, setPromptError] = useState<string>()
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const left = useCredits()?.image_credits ?? 0

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = prompt.trim()
    setPromptError(wanted === '' ? PRODUCT_TEXTS.errors.prompt : undefined)
    if (wanted === '') return
    setRunning(true)
    setError(null)
    try {
      await refreshCsrfCookie()
      await runGeneration(
        route('api.products.generate-images', { productId: product.id }),
        {
          prompt: wanted,
          num_images: amount,
          shape: 'square',
          input_image_urls: product.input_images
            .filter(({ id }) => chosen.has(id))
            .map(({ path }) => path),
          input_images_base64: [],
        },
        crypto.randomUUID()
      )
      onGenerated()
      onClose()
    } catch (reason) {
      const sentence = reasonOf(reason, PRODUCT_TEXTS.errors.generateFallback)
      setError(PRODUCT_TEXTS.errors.generate(sentence))
      setRunning(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.title}
      width="xl"
      footer={
        <>
          <p className="mr-auto text-[13px] text-muted tabular-nums">{TEXTS.cost(amount, left)}</p>
          <Button
            onClick={() => form.current?.requestSubmit()}
            disabled={left < amount}
            loading={running}
            loadingLabel={TEXTS.submitting}
          >
            {TEXTS.submit}
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={TEXTS.prompt} error={promptError} required>
          <Textarea
            name="prompt"
            rows={3}
            maxLength={2_000}
            placeholder={TEXTS.placeholder}
            value={prompt}
            onChange={(event) => {
              setPrompt(event.target.value)
              setPromptError(undefined)
            }}
          />
        </Field>
        <Field label={TEXTS.amount}>
          <NumberField value={amount} onChange={setAmount} min={1} max={MAX_AMOUNT} unit="photos" />
        </Field>
        <References
          photos={product.input_images}
          name={product.name}
          chosen={chosen}
          onChange={setChosen}
        />
        {error && <Alert tone="danger">{error}</Alert>}
      </form>
    </Dialog>
  )
}

interface ReferencesProps {
  photos: readonly PhotoData[]
  name: string
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

function References({ photos, name, chosen, onChange }: ReferencesProps) {
  if (photos.length === 0) return null
  return (
    <fieldset>
      <legend className="font-medium">{TEXTS.references}</legend>
      <p className="mt-1 text-[13px] text-muted">{TEXTS.referencesHint}</p>
      <div className="mt-2 grid max-h-60 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
        {photos.map((photo, place) => (
          <label key={photo.id} className="relative block cursor-pointer">
            <input
              type="checkbox"
              className="peer sr-only"
              checked={chosen.has(photo.id)}
              aria-label={photo.original_name ?? `${name}, photo ${place + 1}`}
              onChange={() => onChange(toggled(chosen, photo.id))}
            />
            <span className="block rounded-control ring-2 ring-transparent peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-primary">
              <ImageTile
                source={photo.picture}
                alt=""
                sizes="6rem"
                className="aspect-square rounded-control"
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
