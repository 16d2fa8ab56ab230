import { Globe, Lock, Pencil, Trash2 } from 'lucide-react'
import { DropdownButton, DropdownSeparator } from '~/ui/overlays/dropdown_items'
import { PRODUCT_MESSAGES } from '../messages/en/screens'

const MESSAGES = PRODUCT_MESSAGES.show

interface ProductMenuEntriesProps {
  isPublic: boolean
  onEdit: () => void
  onVisibility: () => void
  onDelete: () => void
}

/** What an owner may do with a product besides using it. */
export default function ProductMenuEntries(props: ProductMenuEntriesProps) {
  const { isPublic, onEdit, onVisibility, onDelete } = props
  return (
    <>
      <DropdownButton icon={Pencil} onClick={onEdit}>
        {MESSAGES.edit}
      </DropdownButton>
      <DropdownButton icon={isPublic ? Lock : Globe} onClick={onVisibility}>
        {isPublic ? MESSAGES.makePrivate : MESSAGES.makePublic}
      </DropdownButton>
      <DropdownSeparator />
      <DropdownButton icon={Trash2} danger onClick={onDelete}>
        {MESSAGES.remove}
      </DropdownButton>
    </>
  )
}
