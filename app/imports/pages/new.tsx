import { Head } from '@inertiajs/react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ImportList } from '../components/import_list'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ImportData } from '../transformers/import_data'

const ImportForm = pagePart(() => import('../components/import_form'))
const MESSAGES = IMPORT_MESSAGES.create

interface NewImportPageProps {
  /** A list to begin with. */
  list: string | null
  imports: ImportData[]
  limits: { rows: number; photos: number; characters: number }
}

/** Makes products from a list of photo addresses. */
export default function NewImportPage({ list, imports, limits }: NewImportPageProps) {
  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader
        title={MESSAGES.title}
        description={MESSAGES.description}
        breadcrumb={[
          { label: IMPORT_MESSAGES.crumb, href: route('products.index') },
          { label: MESSAGES.title },
        ]}
      />
      <div className="flex flex-col gap-6">
        <PartBoundary fallback={<Skeleton className="h-[30rem] w-full" />}>
          <ImportForm list={list} limits={limits} />
        </PartBoundary>
        {imports.length > 0 && <ImportList imports={imports} />}
      </div>
    </>
  )
}
