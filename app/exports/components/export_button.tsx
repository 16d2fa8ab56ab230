import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Button } from '~/ui/button'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import { EXPORT_TEXTS } from '../screen_texts'

const ExportDialog = lazyPart(() => import('./export_dialog'))

interface ExportButtonProps {
  images: readonly GeneratedImageData[]
  productName: string
}

/** Opens the export of pictures; the dialog is loaded by the first click. */
export function ExportButton({ images, productName }: ExportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" icon={PackageCheck} onClick={() => setOpen(true)}>
        {EXPORT_TEXTS.open}
      </Button>
      {open && (
        <PartBoundary>
          <ExportDialog images={images} productName={productName} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
