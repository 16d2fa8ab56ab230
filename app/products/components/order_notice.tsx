import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { PRODUCT_MESSAGES } from '../messages/en/screens'

interface OrderNoticeProps {
  error: string | null
  notes: readonly string[]
  onChange: () => void
}

/** What the last order of pictures came to. */
export default function OrderNotice({ error, notes, onChange }: OrderNoticeProps) {
  return (
    <>
      {error && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={onChange}>
              {PRODUCT_MESSAGES.show.change}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {notes.map((note) => (
        <Alert key={note} tone="warning">
          {note}
        </Alert>
      ))}
    </>
  )
}
