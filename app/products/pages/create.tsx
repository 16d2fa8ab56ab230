import { Head, router } from '@inertiajs/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, reasonOf } from '~/ui/client/api_error'
import { useSpendable } from '~/ui/client/credits'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { useKeptFiles } from '~/ui/client/use_kept_files'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { PageHeader } from '~/ui/layouts/page_header'
import { showToast } from '~/ui/overlays/toast'
import { Textarea } from '~/ui/forms/textarea'
import type { Selection } from '../components/photo_limits'
import { PhotoPicker } from '../components/photo_picker'
import { usePhotoMasks } from '../components/use_photo_masks'
import type { RefusedPhoto } from '../components/use_photo_upload'
import { useProductUpload } from '../components/use_product_upload'
import { CREATE_TEXTS } from '../messages/en/create'
import { PRODUCT_TEXTS } from '../messages/en/screens'
import { PRODUCT_BANNERS } from '../messages/en/common'

const UploadProgress = lazyPart(() => import('../components/upload_progress'))
const UploadedDraft = lazyPart(() => import('../components/uploaded_draft'))

const TEXTS = CREATE_TEXTS.form
const NOTHING: Selection = { files: [], error: null }

/** Sentences by field. */
type Errors = Record<string, string[]>

interface CreateProductPageProps {
  /** Whether a product is found in a photo by a click. */
  can_select: boolean
}

/** Saves a product with its photos, without training it. */
export default function CreateProductPage({ can_select: canSelect }: CreateProductPageProps) {
  const draft = useDraft('product', () => ({ name: '', description: '', is_public: false }))
  const [data, setData] = useState(draft.start)
  const [selection, setSelection] = useState(NOTHING)
  const [isRestored, setIsRestored] = useState(false)
  const kept = useKeptFiles('product', selection.files, (files) => {
    setSelection({ files, error: null })
    setIsRestored(true)
  })
  const shown = usePhotoMasks('product')
  const upload = useProductUpload('product')
  const [isBusy, setIsBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const needed = selection.files.length
  const left = useSpendable('image')
  const complete = data.name.trim() !== '' && needed > 0 && left >= needed
  const all = Object.values(errors).flat()
  const sent = upload.sentOf(selection.files)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusFirstInvalid()
  useLeaveWarning(upload.state !== null)

  const goOn = useEffectEvent(() => {
    if (upload.order.isGoing) void send()
  })
  useEffect(() => {
    if (isRestored && shown.isRead) goOn()
  }, [isRestored, shown.isRead])

  function change(typed: Partial<typeof data>) {
    const { name, description, is_public } = { ...data, ...typed }
    setData({ name, description, is_public })
    draft.keep({ name, description, is_public })
    forgetErrors(typed)
  }

  /** What is changed was not refused as it is now. */
  function forgetErrors(changed: object) {
    const left = Object.entries(errors).filter(([field]) => !(field in changed))
    setErrors(Object.fromEntries(left))
  }

  function choose(next: Selection) {
    if (next.files.length === 0) upload.forget()
    setSelection(next)
    forgetErrors({ images: next })
  }

  async function send() {
    setIsBusy(true)
    setErrors({})
    const words = { ...data, name: data.name.trim() }
    try {
      const { productId, refused } = await upload.send({
        files: selection.files,
        masks: shown.masks,
        words,
      })
      if (productId !== null) return leave(productId, words.name)
      if (refused.length > 0) refuse(errorsOfPhotos(refused))
    } catch (error) {
      refuse(errorsOfCall(error))
    }
    setIsBusy(false)
  }

  function refuse(refused: Errors) {
    console.error('The product was refused', refused)
    setErrors(refused)
    focusFirstInvalid(form.current!)
  }

  function leave(product: number, name: string) {
    draft.forget()
    kept.forget()
    shown.forget()
    upload.forget()
    void showToast('success', PRODUCT_BANNERS.created(name))
    router.visit(route('products.show', { product }))
  }

  return (
    <>
      <Head title={TEXTS.title} />
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        breadcrumb={[
          { label: PRODUCT_TEXTS.crumb, href: route('products.index') },
          { label: TEXTS.title },
        ]}
      />
      <Card className="max-w-3xl">
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          noValidate
          className="flex flex-col gap-5"
        >
          {all.length > 0 && (
            <Alert tone="danger" title={TEXTS.fix}>
              <ul className="list-disc pl-5">
                {all.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            </Alert>
          )}
          {!isBusy && selection.files.some(sent.isBegun) && (
            <PartBoundary>
              <UploadedDraft order={upload.order} />
            </PartBoundary>
          )}
          <fieldset disabled={isBusy} className="flex flex-col gap-5">
            <Field label={TEXTS.name} error={errors.name?.[0]} required>
              <Input
                name="name"
                maxLength={120}
                value={data.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
            <Field label={TEXTS.productDescription} error={errors.description?.[0]}>
              <Textarea
                name="description"
                rows={3}
                maxLength={5_000}
                value={data.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            </Field>
            <Checkbox
              name="is_public"
              label={TEXTS.isPublic}
              hint={TEXTS.isPublicHint}
              checked={data.is_public}
              onChange={(event) => change({ is_public: event.target.checked })}
            />
          </fieldset>
          <fieldset>
            <legend className="mb-1.5 font-medium">{TEXTS.images}</legend>
            <div className="flex flex-col gap-2">
              <PhotoPicker
                selection={selection}
                onChange={choose}
                title={TEXTS.drop}
                buttonLabel={TEXTS.select}
                hint={CREATE_TEXTS.create.guidance}
                disabled={isBusy}
                showing={{ masks: shown.masks, canSelect, onShow: shown.show }}
                sent={sent}
              />
              {errors.images?.map((error) => (
                <FieldError key={error}>{error}</FieldError>
              ))}
            </div>
          </fieldset>
          {needed > left && <Alert tone="warning">{TEXTS.missingCredits(needed, left)}</Alert>}
          <div className="flex flex-wrap gap-2">
            <Button
              takesFocus
              type="submit"
              disabled={!complete}
              loading={isBusy}
              loadingLabel={TEXTS.submitting}
            >
              {TEXTS.submit}
            </Button>
            {upload.state ? (
              <Button variant="secondary" onClick={upload.stop}>
                {CREATE_TEXTS.create.stop}
              </Button>
            ) : (
              <ButtonLink href={route('products.index')} variant="secondary">
                {TEXTS.cancel}
              </ButtonLink>
            )}
          </div>
          {upload.state && (
            <PartBoundary>
              <UploadProgress {...upload.state} isKept />
            </PartBoundary>
          )}
        </form>
      </Card>
    </>
  )
}

function errorsOfPhotos(refused: RefusedPhoto[]): Errors {
  const fields = refused.at(-1)!.fields
  if (Object.keys(fields).length > 0) return fields
  return { images: refused.map(({ file, sentence }) => `${file.name}: ${sentence}`) }
}

function errorsOfCall(error: unknown): Errors {
  const fields = error instanceof ApiError ? error.errors : {}
  if (Object.keys(fields).length > 0) return fields
  return { images: [reasonOf(error, PRODUCT_TEXTS.errors.upload)] }
}
