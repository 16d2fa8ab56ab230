import { Head } from '@inertiajs/react'
import { PackageOpen } from 'lucide-react'
import { type SubmitEvent } from 'react'
import { pagePart } from '~/ui/client/load_part'
import { newUuid } from '~/ui/client/new_uuid'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useDraft } from '~/ui/client/use_draft'
import { useForm } from '~/ui/client/use_form'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { type BatchFormData, newBatch } from '../components/batch_form_data'
import type { BatchFormProps } from '../components/batch_form'
import type { FieldErrors } from '../components/recipe_form_data'
import { FORM_MESSAGES } from '../messages/en/form'
import { BATCH_MESSAGES } from '../messages/en/screens'

const MESSAGES = FORM_MESSAGES.create
const BatchForm = pagePart(() => import('../components/batch_form'))

type NewBatchPageProps = Omit<BatchFormProps, 'data' | 'onChange' | 'errors' | 'processing'> & {
  /** Which recipe to begin with. */
  recipe_id: number | null
}

/** Chooses products and scenes, and says what they cost before anything is spent. */
export default function NewBatchPage(props: NewBatchPageProps) {
  const { products, search, recipes, recipe_id: recipeId } = props
  const draft = useDraft(`batch:${recipeId ?? ''}`, () =>
    newBatch(recipes.find(({ id }) => id === recipeId))
  )
  const form = useForm(draft.start)
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('batches.store'), {
      onSuccess: draft.forget,
      onError: () => focusFirstInvalid(element),
    })
  }

  function change(fields: BatchFormData) {
    const data = { ...fields, key: newUuid() }
    form.setData(data)
    draft.keep(data)
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        breadcrumb={[
          { label: BATCH_MESSAGES.list.title, href: route('batches.index') },
          { label: MESSAGES.title },
        ]}
      />
      {products.length === 0 && search === '' ? (
        <EmptyState
          icon={PackageOpen}
          title={MESSAGES.noProducts}
          action={<ButtonLink href={route('dashboard')}>{MESSAGES.createProduct}</ButtonLink>}
        >
          {MESSAGES.noProductsHint}
        </EmptyState>
      ) : (
        <form onSubmit={submit} noValidate>
          <PartBoundary fallback={<Skeleton className="h-[40rem] w-full" />}>
            <BatchForm
              {...props}
              data={form.data}
              onChange={change}
              errors={form.errors as FieldErrors}
              processing={form.processing}
            />
          </PartBoundary>
        </form>
      )}
    </>
  )
}
