import { formatNumber } from '~/i18n/format'
import { PRODUCT_MESSAGES } from '~/products/messages/en/screens'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { DateText } from '~/ui/text/date_text'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { ProductFactsData } from '../queries/find_product'
import { Figure, Figures, OverviewCard } from './figures'

const MESSAGES = ADMIN_MESSAGES.work

/** The product whose id was looked for, over its work. */
export function ProductCard({ product }: { product: ProductFactsData }) {
  const { id, user_id: user, email, name, sku, status, photos, is_public: isPublic } = product
  const { list } = PRODUCT_MESSAGES
  return (
    <div className="mb-4">
      <OverviewCard title={MESSAGES.productTitle(id)}>
        <Figures>
          <Figure label={MESSAGES.productName}>
            {name}
            {sku !== null && <span className="block text-fine text-muted">{sku}</span>}
          </Figure>
          <Figure label={MESSAGES.user}>
            <TextLink href={route('admin.user', { user })}>{email}</TextLink>
          </Figure>
          <Figure label={MESSAGES.state} isBad={status === 'failed'}>
            {list.status[status]}, {isPublic ? list.public : list.private}
          </Figure>
          <Figure label={MESSAGES.photos}>{formatNumber(photos)}</Figure>
          <Figure label={MESSAGES.made}>
            <DateText iso={product.created_at} />
          </Figure>
        </Figures>
      </OverviewCard>
    </div>
  )
}
