import { Head } from '@inertiajs/react'
import { route } from '~/ui/client/routes'
import { PageHeader } from '~/ui/layouts/page_header'
import { Desk } from '../components/desk'
import type { ReviewPageProps } from '../components/review_page_props'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'

/** Where results are approved or rejected beside the photos that they come from. */
export default function ReviewPage(props: ReviewPageProps) {
  const { product, filter } = props
  return (
    <>
      <Head title={product ? `${MESSAGES.title}: ${product.name}` : MESSAGES.title} />
      <PageHeader
        title={product ? product.name : MESSAGES.title}
        description={MESSAGES.description}
        breadcrumb={
          product
            ? [{ label: MESSAGES.crumb, href: route('review.show', {}) }, { label: product.name }]
            : undefined
        }
      />
      <Desk key={`${product?.id} ${filter}`} {...props} />
    </>
  )
}
