import { useState } from 'react'
import { reasonOf } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { route } from '~/ui/client/routes'
import { downloadUrl } from '~/ui/pictures/media_source'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { runGeneration } from '~/work/components/run_generation'
import type { ExportChoice } from './export_options'
import { filmSource } from './film_source'

/** Has a film exported and saves the file. What was exported before is answered at once. */
export function useExport(film: VideoData, fileName: string) {
  const [exporting, setExporting] = useState<ExportChoice['format'] | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function run({ format, width, height, seconds }: ExportChoice) {
    setExporting(format)
    setError(null)
    try {
      const { url } = await runGeneration<{ url: string }>(
        route('api.videos.export', { id: film.id }),
        { format, seconds },
        newUuid()
      )
      const name = `${fileName}-${width}x${height}${seconds ? `-${seconds}s` : ''}`
      location.assign(downloadUrl(filmSource({ path: url }), name))
    } catch (reason) {
      setError(reasonOf(reason, PLAYER_MESSAGES.exportFailed))
    } finally {
      setExporting(null)
    }
  }

  return { exporting, error, run }
}
