import { useObjectUrl } from '~/ui/pictures/use_object_url'
import { sendCopy } from './send_copy'
import ShowProduct from './show_product'
import type { ShowProductButtonProps } from './show_product_button'

type LocalShowProductProps = Omit<ShowProductButtonProps, 'disabled'> & { onClose: () => void }

/** Where the product is shown in a photo that is not uploaded yet: a copy of it is sent to be looked at. */
export default function LocalShowProduct(props: LocalShowProductProps) {
  const { photo, mask, canSelect, onShow, onClose } = props
  const preview = useObjectUrl(photo)
  function finish(shown: Blob | null) {
    onShow(shown)
    onClose()
  }
  return (
    <ShowProduct
      load={() => sendCopy(photo)}
      mask={mask ?? null}
      canSelect={canSelect}
      preview={preview}
      onClose={onClose}
      onShow={finish}
      onAutomatic={mask && (() => finish(null))}
    />
  )
}
