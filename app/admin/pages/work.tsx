import { ListPage, type ListProps } from '../components/list_page'
import { ProductCard } from '../components/product_card'
import { workColumns } from '../components/work_table'
import type { WorkFilter } from '../lists/work'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { ProductFactsData } from '../queries/find_product'
import type { WorkRowData } from '../transformers/rows'

const MESSAGES = ADMIN_MESSAGES.work

interface WorkPageProps extends ListProps<WorkRowData, WorkFilter> {
  /** The one whose id is looked for. */
  product: ProductFactsData | null
}

/** Work of all merchants. */
export default function WorkPage({ product, ...props }: WorkPageProps) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.filters}
      columns={workColumns()}
    >
      {product && <ProductCard product={product} />}
    </ListPage>
  )
}
