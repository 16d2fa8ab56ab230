import { Head } from '@inertiajs/react'
import { useSpendable } from '~/ui/client/credits'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { FieldError } from '~/ui/forms/field_error'
import { PageHeader } from '~/ui/layouts/page_header'
import { PhotoPicker } from '../components/photo_picker'
import { ProductFields } from '../components/product_fields'
import { type ProductForm, useProductForm } from '../components/use_product_form'
import { CREATE_MESSAGES } from '../messages/en/create'
import { PRODUCT_MESSAGES } from '../messages/en/screens'

const UploadProgress = lazyPart(() => import('../components/upload_progress'))
const UploadedDraft = lazyPart(() => import('../components/uploaded_draft'))

const MESSAGES = CREATE_MESSAGES.form

interface CreateProductPageProps {
  /** Whether a product is found in a photo by a click. */
  can_select: boolean
}

/** Saves a product with its photos, without training it. */
export default function CreateProductPage({ can_select: canSelect }: CreateProductPageProps) {
  const form = useProductForm()
  const { selection, isBusy, upload, sent } = form
  const needed = selection.files.length
  const left = useSpendable('generate')
  const isComplete = form.data.name.trim() !== '' && needed > 0 && left >= needed

  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        breadcrumb={[
          { label: PRODUCT_MESSAGES.crumb, href: route('products.index') },
          { label: MESSAGES.title },
        ]}
      />
      <Card className="max-w-3xl">
        <form
          ref={form.element}
          onSubmit={(event) => {
            event.preventDefault()
            void form.send()
          }}
          noValidate
          className="flex flex-col gap-5"
        >
          <Refusals errors={form.errors} />
          {!isBusy && selection.files.some(sent.isBegun) && (
            <PartBoundary>
              <UploadedDraft order={upload.order} />
            </PartBoundary>
          )}
          <ProductFields form={form} />
          <Photos form={form} canSelect={canSelect} />
          {needed > left && <Alert tone="warning">{MESSAGES.missingCredits(needed, left)}</Alert>}
          <Buttons form={form} isComplete={isComplete} />
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

/** All that is to be put right. */
function Refusals({ errors }: Pick<ProductForm, 'errors'>) {
  const all = Object.values(errors).flat()
  if (all.length === 0) return null
  return (
    <Alert tone="danger" title={MESSAGES.fix}>
      <ul className="list-disc pl-5">
        {all.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  )
}

function Photos({ form, canSelect }: { form: ProductForm; canSelect: boolean }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{MESSAGES.images}</legend>
      <div className="flex flex-col gap-2">
        <PhotoPicker
          selection={form.selection}
          onChange={form.choose}
          title={MESSAGES.drop}
          buttonLabel={MESSAGES.select}
          hint={CREATE_MESSAGES.create.guidance}
          disabled={form.isBusy}
          showing={{ masks: form.masks, canSelect, onShow: form.show }}
          sent={form.sent}
        />
        {form.errors.images?.map((error) => (
          <FieldError key={error}>{error}</FieldError>
        ))}
      </div>
    </fieldset>
  )
}

/** Saves the product; stops what is being sent, or leaves the page. */
function Buttons({ form, isComplete }: { form: ProductForm; isComplete: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        takesFocus
        type="submit"
        disabled={!isComplete}
        loading={form.isBusy}
        loadingLabel={MESSAGES.submitting}
      >
        {MESSAGES.submit}
      </Button>
      {form.upload.state ? (
        <Button variant="secondary" onClick={form.upload.stop}>
          {CREATE_MESSAGES.create.stop}
        </Button>
      ) : (
        <ButtonLink href={route('products.index')} variant="secondary">
          {MESSAGES.cancel}
        </ButtonLink>
      )}
    </div>
  )
}
