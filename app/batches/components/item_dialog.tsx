import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOwnKey } from '~/ui/client/credits'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { classNames } from '~/ui/class_names'
import { Dialog } from '~/ui/overlays/dialog'
import { ImageTile } from '~/ui/pictures/image_tile'
import { downloadUrl } from '~/ui/pictures/media_source'
import { Skeleton } from '~/ui/feedback/skeleton'
import { IgnoredWords } from '~/pictures/components/ignored_words'
import type { ItemPicture } from '../queries/list_item_pictures'
import { BATCH_MESSAGES } from '../messages/en/screens'
import type { ItemData, RowData, ShotData } from '../transformers/batch_data'

const MESSAGES = BATCH_MESSAGES.item

interface ItemDialogProps {
  batchId: number
  row: RowData
  item: ItemData
  shot: ShotData
  onClose: () => void
}

/** All pictures of an item, or why there are none. */
export default function ItemDialog({ batchId, row, item, shot, onClose }: ItemDialogProps) {
  const hasOwnKey = useOwnKey('generate')
  const hasPictures = item.pictures_count > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${row.product_name}, ${shot.scene}`}
      description={shot.prompt}
      width="2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {MESSAGES.close}
          </Button>
          {row.product_id !== null && (
            <ButtonLink href={route('photos.generate', { modelId: row.product_id })}>
              {MESSAGES.product}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {item.reason && (
          <Alert tone="danger" title={BATCH_MESSAGES.show.statuses[item.status]}>
            {item.reason} {!hasOwnKey && MESSAGES.refunded}
          </Alert>
        )}
        {hasPictures && (
          <ItemPictures
            url={route('batches.item', { batch: batchId, item: item.id })}
            expected={item.pictures_count}
            name={`${row.product_name} ${shot.scene}`}
            alt={MESSAGES.picture(row.product_name, shot.prompt)}
          />
        )}
        {!hasPictures && !item.reason && <p className="text-muted">{MESSAGES.none}</p>}
      </div>
    </Dialog>
  )
}

interface ItemPicturesProps {
  url: string
  /** How many there will be. */
  expected: number
  /** Names the files. */
  name: string
  alt: string
}

function ItemPictures({ url, expected, name, alt }: ItemPicturesProps) {
  const [pictures, setPictures] = useState<readonly ItemPicture[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    getJson<{ pictures: ItemPicture[] }>(url, { signal: abort.signal })
      .then((answer) => setPictures(answer.pictures))
      .catch(() => !abort.signal.aborted && setFailed(true))
    return () => abort.abort()
  }, [url])

  if (failed) return <Alert tone="danger">{MESSAGES.loadFailed}</Alert>
  return (
    <ul className={classNames('grid gap-3', expected > 1 && 'sm:grid-cols-2')}>
      {pictures === null &&
        Array.from({ length: expected }, (_, place) => (
          <li key={place}>
            <Skeleton className="aspect-square w-full" />
          </li>
        ))}
      {pictures?.map(({ id, picture, ignored_words: ignored }, place) => (
        <li key={id} className="flex flex-col gap-2">
          <ImageTile
            source={picture}
            alt={alt}
            sizes="(min-width: 640px) 18rem, 85vw"
            fit="contain"
            className="aspect-square max-h-[60dvh] w-full rounded-control"
          />
          <IgnoredWords words={ignored} />
          <ButtonLink
            href={downloadUrl(picture, `${name} ${place + 1}`)}
            download={`${name} ${place + 1}`}
            variant="secondary"
            size="sm"
            icon={Download}
            className="self-start"
          >
            {MESSAGES.download}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
