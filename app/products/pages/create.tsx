import { Head, useForm } from '@inertiajs/react'
import { type SubmitEvent, useState } from 'react'
import { useSpendable } from '~/shell/client/credits'
import { route } from '~/shell/client/routes'
import { useDraft } from '~/shell/client/use_draft'
import { useKeptFiles } from '~/shell/client/use_kept_files'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { ButtonLink } from '~/shell/ui/button_link'
import { Card } from '~/shell/ui/card'
import { Checkbox } from '~/shell/ui/checkbox'
import { Field } from '~/shell/ui/field'
import { FieldError } from '~/shell/ui/field_error'
import { useFocusFirstInvalid } from '~/shell/ui/use_focus_first_invalid'
import { Input } from '~/shell/ui/input'
import { PageHeader } from '~/shell/ui/page_header'
import { Textarea } from '~/shell/ui/textarea'
import { nameOfFile, readDataUrl } from '../components/photo_copies'
import type { Selection } from '../components/photo_limits'
import { masksFor } from '../components/photo_masks'
import { PhotoPicker } from '../components/photo_picker'
import { usePhotoMasks } from '../components/use_photo_masks'
import { CREATE_TEXTS } from '../create_texts'
import { PRODUCT_TEXTS } from '../screen_texts'

const TEXTS = CREATE_TEXTS.form
const NOTHING: Selection = { files: [], error: null }

interface CreateProductPageProps {
  /** Whether a product is found in a photo by a click. */
  can_select: boolean
}

/** Saves a product with its photos, without training it. */
export default function CreateProductPage({ can_select: canSelect }: CreateProductPageProps) {
  const draft = useDraft('product', () => ({ name: '', description: '', is_public: false }))
  const form = useForm({
    ...draft.start,
    images: [] as string[],
    image_names: [] as string[],
    masks: [] as string[],
    mask_photos: [] as number[],
  })
  const [selection, setSelection] = useState(NOTHING)
  const forgetFiles = useKeptFiles('product', selection.files, (files) =>
    setSelection({ files, error: null })
  )
  const shown = usePhotoMasks('product')
  const [reading, setReading] = useState(false)
  const { data, errors } = form
  const needed = selection.files.length
  const left = useSpendable('image')
  const complete = data.name.trim() !== '' && needed > 0 && left >= needed
  const all = Object.values(errors)
  const focusFirstInvalid = useFocusFirstInvalid()

  function change(typed: Partial<typeof draft.start>) {
    form.setData({ ...data, ...typed })
    const { name, description, is_public } = { ...data, ...typed }
    draft.keep({ name, description, is_public })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setReading(true)
    try {
      const images = await Promise.all(selection.files.map(readDataUrl))
      const sent = masksFor(shown.masks, selection.files)
      const masks = await Promise.all(sent.map(({ mask }) => readDataUrl(mask)))
      const places = sent.map(({ place }) => place)
      const names = selection.files.map(nameOfFile)
      form.transform((values) => ({
        ...values,
        images,
        image_names: names,
        masks,
        mask_photos: places,
      }))
    } catch {
      setSelection({ ...selection, error: 'copy' })
      return
    } finally {
      setReading(false)
    }
    form.post(route('products.store'), {
      onSuccess: () => {
        draft.forget()
        forgetFiles()
        shown.forget()
      },
      onError: (refused) => {
        console.error('The product was refused', refused)
        focusFirstInvalid(element)
      },
    })
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
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          {all.length > 0 && (
            <Alert tone="danger" title={TEXTS.fix}>
              <ul className="list-disc pl-5">
                {all.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            </Alert>
          )}
          <Field label={TEXTS.name} error={errors.name} required>
            <Input
              name="name"
              maxLength={120}
              value={data.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label={TEXTS.productDescription} error={errors.description}>
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
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 font-medium">{TEXTS.images}</legend>
            <PhotoPicker
              selection={selection}
              onChange={setSelection}
              title={TEXTS.drop}
              buttonLabel={TEXTS.select}
              hint={CREATE_TEXTS.create.guidance}
              disabled={form.processing}
              showing={{ masks: shown.masks, canSelect, onShow: shown.show }}
            />
            {(errors.images ?? errors.masks) && (
              <FieldError>{errors.images ?? errors.masks}</FieldError>
            )}
          </fieldset>
          {needed > left && <Alert tone="warning">{TEXTS.missingCredits(needed, left)}</Alert>}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              disabled={!complete}
              loading={reading || form.processing}
              loadingLabel={TEXTS.submitting}
            >
              {TEXTS.submit}
            </Button>
            <ButtonLink href={route('products.index')} variant="secondary">
              {TEXTS.cancel}
            </ButtonLink>
          </div>
        </form>
      </Card>
    </>
  )
}
