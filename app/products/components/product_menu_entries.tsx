import { Pencil, Trash2 } from 'lucide-react'
import { DropdownButton, DropdownSeparator } from '~/shell/ui/dropdown_items'
import { PRODUCT_TEXTS } from '../screen_texts'

interface ProductMenuEntriesProps {
  onEdit: () => void
  onDelete: () => void
}

/** What an owner may do with a product besides using it. */
export default function ProductMenuEntries({ onEdit, onDelete }: ProductMenuEntriesProps) {
  return (
    <>
      <DropdownButton icon={Pencil} onClick={onEdit}>
        {PRODUCT_TEXTS.show.edit}
      </DropdownButton>
      <DropdownSeparator />
      <DropdownButton icon={Trash2} danger onClick={onDelete}>
        {PRODUCT_TEXTS.show.remove}
      </DropdownButton>
    </>
  )
}
