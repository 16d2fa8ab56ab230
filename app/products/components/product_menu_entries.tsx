import { Globe, Lock, Pencil, Trash2 } from 'lucide-react'
import { DropdownButton, DropdownSeparator } from '~/ui/overlays/dropdown_items'
import { PRODUCT_TEXTS } from '../messages/en/screens'

const TEXTS = PRODUCT_TEXTS.show

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
        {TEXTS.edit}
      </DropdownButton>
      <DropdownButton icon={isPublic ? Lock : Globe} onClick={onVisibility}>
        {isPublic ? TEXTS.makePrivate : TEXTS.makePublic}
      </DropdownButton>
      <DropdownSeparator />
      <DropdownButton icon={Trash2} danger onClick={onDelete}>
        {TEXTS.remove}
      </DropdownButton>
    </>
  )
}
