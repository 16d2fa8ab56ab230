import { useState } from 'react'
import { useRemembered } from '~/ui/client/remembered'
import { useUpscale } from '~/pictures/components/use_upscale'
import type { ProductDialog } from '~/products/components/product_actions'
import type { PhotoData } from '~/products/transformers/product_data'
import { usePendingWork } from '~/work/components/use_pending_work'
import type { ContentsTab } from './product_contents'
import type { ProductPageProps } from './product_page_props'
import { reloadContents } from './reload_contents'
import { useFreshCounts } from './use_fresh_counts'
import { useProductOrder } from './use_product_order'
import { useVideoOrder } from './use_video_order'

/** What a merchant does with a product on its page: what is looked at, which dialog is open, and what is ordered. */
export function useMerchantProduct(page: ProductPageProps) {
  const { product, unfinished } = page
  const [tab, setTab] = useRemembered<ContentsTab>('tab', 'uploaded')
  const [dialog, setDialog] = useState<ProductDialog | null>(null)
  const [adjusted, setAdjusted] = useState<{ photo: PhotoData; title: string } | null>(null)
  const { pending, show } = usePendingWork(product.id, unfinished)
  useFreshCounts(unfinished.length)
  const order = useProductOrder(product, show)
  const video = useVideoOrder(product, page.unfinished_videos)
  const { upscale, isUpscaling } = useUpscale(product.id, reloadContents)

  return {
    tab,
    setTab,
    dialog,
    open: setDialog,
    close: () => setDialog(null),
    /** The photo whose mask is adjusted. */
    adjusted,
    setAdjusted,
    pending,
    order,
    video,
    upscale,
    isUpscaling,
  }
}

export type MerchantProduct = ReturnType<typeof useMerchantProduct>
