import { Download, WandSparkles } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { PicturePreflightData } from '~/exports/transformers/preflight_data'
import { firstOf } from '~/core/elements'
import { reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { saveFile } from '~/ui/client/save_file'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { Skeleton } from '~/ui/feedback/skeleton'
import { showToast } from '~/ui/overlays/toast'
import { WorkspaceDialog } from '~/ui/overlays/workspace_dialog'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { EXPORT_TEXTS as TEXTS } from '../messages/en/screens'
import { MarketSection } from './market_section'
import { countFiles, summarize } from './summarize'
import { rememberedTargets, rememberTargets } from './targets'
import { usePreflight } from './use_preflight'

/** Small pictures at the top. */
const SHOWN = 8

interface ExportDialogProps {
  images: readonly Pick<GeneratedImageData, 'id' | 'picture' | 'prompt'>[]
  productName: string
  onClose: () => void
}

/** Says for every market whether pictures keep its rules, mends what is arithmetic, and hands the files out. */
export default function ExportDialog({ images, productName, onClose }: ExportDialogProps) {
  const ids = images.map(({ id }) => id)
  const { markets, results, error, retry, shape } = usePreflight(ids)
  const [order, setOrder] = useState<'none' | 'sent' | 'waits'>('none')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rememberedTargets()))
  const path = images.length === 1 ? `/media/${firstOf(images).picture.id}` : null
  const isMeasured = results.length === images.length
  const problems = results.flatMap(({ problem }) => problem ?? [])

  const possible = markets
    .flatMap(({ slots }) => slots)
    .map(({ target }) => ({ target, summary: summarize(results, target) }))
    .flatMap(({ target, summary }) =>
      summary && summary.status !== 'fails' && chosen.has(target) ? [{ target, summary }] : []
    )
  const { files, left } = countFiles(possible.map(({ summary }) => summary))
  const mends = possible.some(({ summary: { status } }) => status !== 'passes')
  const wanted = new Set(possible.map(({ target }) => target))
  const open = countSlots(results, wanted, 'shaping')
  const lacking = countSlots(results, wanted, 'shapeable')

  function save() {
    setOrder('none')
    if (wanted.size > 0) void download(ids, [...wanted])
  }
  const onShaped = useEffectEvent(save)
  const isShaped = order === 'waits' && open === 0
  useEffect(() => {
    if (isShaped) onShaped()
  }, [isShaped])

  /** Hands the files out, once those that need another shape have it. */
  async function finish() {
    if (open + lacking === 0) return save()
    setOrder('sent')
    try {
      if (lacking > 0) await shape(needing(results, wanted), [...wanted])
      setOrder('waits')
    } catch (reason) {
      setOrder('none')
      void showToast('error', reasonOf(reason, TEXTS.shapeFailed))
    }
  }

  function choose(target: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(target)
    else next.delete(target)
    setChosen(next)
    rememberTargets([...next])
  }

  return (
    // Arrow keys belong to what is in here, not to a viewer that this dialog was opened from.
    <div className="contents" onKeyDown={keepArrows}>
      <WorkspaceDialog
        open
        onClose={onClose}
        title={TEXTS.title}
        description={TEXTS.description(images.length, productName)}
        footer={
          <>
            <p
              className="mr-auto self-center text-fine text-muted max-sm:hidden"
              aria-live="polite"
            >
              {possible.length > 0 && isMeasured ? TEXTS.summary(files, left) : TEXTS.none}
            </p>
            <Button variant="secondary" onClick={() => void download(ids, [])}>
              {TEXTS.original}
            </Button>
            <Button
              icon={mends ? WandSparkles : Download}
              disabled={!isMeasured || possible.length === 0}
              loading={order !== 'none'}
              loadingLabel={TEXTS.shaping(Math.max(1, open + lacking))}
              onClick={() => void finish()}
            >
              {mends ? TEXTS.mend : TEXTS.download}
            </Button>
          </>
        }
      >
        <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 sm:p-6">
          <ul className="flex shrink-0 gap-2 overflow-hidden">
            {images.slice(0, SHOWN).map(({ id, picture, prompt }) => (
              <li key={id}>
                <ImageTile
                  source={picture}
                  alt={prompt}
                  sizes="4rem"
                  className="size-16 rounded-control ring-1 ring-line"
                />
              </li>
            ))}
          </ul>
          {error !== null && (
            <Alert
              tone="danger"
              action={
                <Button variant="secondary" size="sm" onClick={retry}>
                  {TEXTS.retry}
                </Button>
              }
            >
              {error}
            </Alert>
          )}
          {problems.length > 0 && (
            <Alert tone="danger">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Alert>
          )}
          {error === null && !isMeasured && (
            <ProgressBar
              fraction={images.length === 1 ? null : results.length / images.length}
              label={TEXTS.loading(results.length, images.length)}
            />
          )}
          {markets.length === 0 && error === null && <Skeleton className="h-80 w-full" />}
          <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
            {markets.map((market) => (
              <MarketSection
                key={market.key}
                market={market}
                results={results}
                path={path}
                chosen={chosen}
                onChoose={choose}
              />
            ))}
          </div>
        </div>
      </WorkspaceDialog>
    </div>
  )
}

/** How many of the pictures stand so with the slots that are wanted. */
function countSlots(
  results: readonly PicturePreflightData[],
  wanted: ReadonlySet<string>,
  status: 'shaping' | 'shapeable'
): number {
  return results.flatMap(({ slots }) =>
    slots.filter((slot) => wanted.has(slot.target) && slot.status === status)
  ).length
}

/** Ids of the pictures that need another shape for one of the slots. */
function needing(results: readonly PicturePreflightData[], wanted: ReadonlySet<string>): number[] {
  return results
    .filter((result) => countSlots([result], wanted, 'shapeable') > 0)
    .map((result) => result.image_id)
}

function keepArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}

/** Has the browser save the files; it shows how far it is itself. */
async function download(ids: readonly number[], targets: readonly string[]) {
  const url = route('exports.download', undefined, {
    images: ids.join(),
    ...(targets.length > 0 ? { targets: targets.join() } : {}),
  })
  if (await saveFile(url)) void showToast('success', TEXTS.started, { id: 'export' })
}
