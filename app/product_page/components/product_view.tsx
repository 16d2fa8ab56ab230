import { type ReactNode } from 'react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { PRODUCT_MESSAGES } from '~/products/messages/en/screens'
import type { ProductContentsProps } from './product_contents'

const ProductContents = pagePart(() => import('./product_contents'))

interface ProductViewProps extends ProductContentsProps {
  /** Buttons of the header. */
  actions?: ReactNode
  /** Between the header and the contents. */
  children?: ReactNode
}

/** What everybody sees of a product that they may see. */
export function ProductView({ actions, children, ...contents }: ProductViewProps) {
  const { product } = contents
  return (
    <>
      <PageHeader
        title={product.name}
        badge={product.is_public && <Badge tone="primary">{PRODUCT_MESSAGES.list.public}</Badge>}
        description={
          (product.sku !== null || product.description !== '') && (
            <>
              {product.sku !== null && <p>{PRODUCT_MESSAGES.show.sku(product.sku)}</p>}
              {product.description !== '' && (
                <p className="whitespace-pre-line">{product.description}</p>
              )}
            </>
          )
        }
        breadcrumb={[
          { label: PRODUCT_MESSAGES.crumb, href: route('products.index') },
          { label: product.name },
        ]}
        actions={actions}
      />
      <div className="flex flex-col gap-6">
        {children}
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <ProductContents {...contents} />
        </PartBoundary>
      </div>
    </>
  )
}
