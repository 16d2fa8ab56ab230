import { Head } from '@inertiajs/react'
import { useRemembered } from '~/ui/client/remembered'
import { useShared } from '~/ui/client/use_shared'
import { MerchantView } from '../components/merchant_view'
import type { ContentsTab } from '../components/product_contents'
import type { ProductPageProps } from '../components/product_page_props'
import { ProductView } from '../components/product_view'

/** One product with its photos and what was made of it. */
export default function ProductPage(props: ProductPageProps) {
  const { auth } = useShared()
  const { product } = props
  return (
    <>
      <Head title={product.name} />
      {auth.user ? <MerchantView key={product.id} {...props} /> : <GuestView {...props} />}
    </>
  )
}

function GuestView(props: ProductPageProps) {
  const [tab, setTab] = useRemembered<ContentsTab>('tab', 'uploaded')
  return <ProductView {...props} tab={tab} onTab={setTab} />
}
