import { Button } from '~/ui/buttons/button'
import { MarkingDialog } from '~/masks/components/marking_dialog'
import { SHOW_MESSAGES } from '~/masks/messages/en/editor'
import type { Markable } from '~/masks/components/use_marking_session'

interface ShowProductProps extends Omit<Markable, 'subject'> {
  /** Address at which the picture can be seen at once, or null. */
  preview: string | null
  /** What the button says that takes it over. */
  doneLabel?: string
  onClose: () => void
  onShow: (mask: Blob) => Promise<void> | void
  /** Goes back to the product that is found by itself; missing where nothing was shown. */
  onAutomatic?: () => void
}

/** Where somebody shows what the product is in a picture. */
export default function ShowProduct(props: ShowProductProps) {
  const { doneLabel = SHOW_MESSAGES.done, onShow, onAutomatic, ...marking } = props
  return (
    <MarkingDialog
      {...marking}
      subject="product"
      texts={{ ...SHOW_MESSAGES, done: doneLabel }}
      onMark={onShow}
      otherAction={
        onAutomatic && (
          <Button variant="secondary" onClick={onAutomatic}>
            {SHOW_MESSAGES.automatic}
          </Button>
        )
      }
    />
  )
}
