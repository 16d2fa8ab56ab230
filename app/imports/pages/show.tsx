import { Head, router } from '@inertiajs/react'
import { refresh } from '~/ui/client/refresh'
import { useState } from 'react'
import { usePolling } from '~/batches/components/use_polling'
import { route } from '~/ui/client/routes'
import { Card } from '~/ui/layouts/card'
import { PageHeader } from '~/ui/layouts/page_header'
import { RelativeTime } from '~/ui/text/relative_time'
import { showToast } from '~/ui/overlays/toast'
import { ImportProgress } from '../components/import_progress'
import { ListTable } from '../components/list_table'
import { RowState } from '../components/row_state'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ImportData, RowData } from '../transformers/import_data'

const MESSAGES = IMPORT_MESSAGES.show

interface ImportPageProps {
  import: ImportData
  rows: RowData[]
}

/** An import while it runs and after: every line with its product, or with why there is none. */
export default function ImportPage({ import: data, rows }: ImportPageProps) {
  const [retrying, setRetrying] = useState(false)
  usePolling(() => refresh({ only: ['import', 'rows'] }), data.waiting > 0)

  function retry(rowId?: number) {
    router.post(
      route('imports.retry', { import: data.id }),
      rowId === undefined ? {} : { row_id: rowId },
      {
        preserveScroll: true,
        preserveState: true,
        onStart: () => setRetrying(true),
        onError: (errors) => void showToast('error', errors.list ?? MESSAGES.retryFailed),
        onFinish: () => setRetrying(false),
      }
    )
  }

  return (
    <>
      <Head title={data.name} />
      <PageHeader
        title={data.name}
        description={<RelativeTime iso={data.created_at} />}
        breadcrumb={[
          { label: IMPORT_MESSAGES.crumb, href: route('products.index') },
          { label: MESSAGES.crumb, href: route('imports.create') },
          { label: data.name },
        ]}
      />
      <div className="flex flex-col gap-6">
        <ImportProgress data={data} retrying={retrying} onRetry={() => retry()} />
        <Card>
          <ListTable
            entries={rows.map((row) => ({
              ...row,
              state: <RowState row={row} retrying={retrying} onRetry={() => retry(row.id)} />,
            }))}
          />
        </Card>
      </div>
    </>
  )
}
