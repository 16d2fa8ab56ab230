import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Button } from '~/ui/buttons/button'
import type { GeneratedImageData } from '../../transformers/generated_image_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { ExportDialog } from '../dialogs_above'

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
        {RESULT_MESSAGES.export}
      </Button>
      {open && (
        <PartBoundary>
          <ExportDialog images={images} productName={productName} onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  )
}
