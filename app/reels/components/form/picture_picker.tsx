import { useState } from 'react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { OtherPictures } from './other_pictures'
import { ProductField } from './product_field'
import { SourceTabs } from './source_tabs'

const MESSAGES = REEL_MESSAGES.picker

interface PicturePickerProps {
  /** Whose reel it is, and its pictures. */
  product: { id: number; name: string }
  sources: readonly ReelSourceData[]
  /** How many can be added. */
  most: number
  onClose: () => void
  /** Told what was chosen, in that order. */
  onAdd: (chosen: ReelSourceData[]) => void
}

/** Chooses pictures and films of the merchant's products for a reel. What was chosen stays chosen when another product is looked at. */
export function PicturePicker({ product, sources, most, onClose, onAdd }: PicturePickerProps) {
  const [shown, setShown] = useState(product)
  const [chosen, setChosen] = useState<readonly ReelSourceData[]>([])
  const left = most - chosen.length
  const choice = {
    chosen: new Set(chosen.map(({ id }) => id)),
    isFull: left === 0,
    onToggle(source: ReelSourceData) {
      setChosen((all) => {
        const rest = all.filter(({ id }) => id !== source.id)
        return rest.length < all.length ? rest : [...all, source]
      })
    },
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      description={MESSAGES.left(left)}
      width="2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {MESSAGES.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onAdd([...chosen])}>
            {MESSAGES.add(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ProductField product={shown} onChange={setShown} />
        {shown.id === product.id ? (
          <SourceTabs sources={sources} {...choice} />
        ) : (
          <OtherPictures key={shown.id} productId={shown.id} {...choice} />
        )}
      </div>
    </Dialog>
  )
}
