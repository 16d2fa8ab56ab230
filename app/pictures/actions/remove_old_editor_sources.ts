import { removeOutdated } from '#app/media/store/remove_outdated'
import { EDITOR_SOURCE_DAYS } from '#config/generations'

/** Removes uploads to the editor, with their files, of which nothing was made lately and nothing that was made is left. */
export function removeOldEditorSources(): Promise<void> {
  return removeOutdated({
    table: 'editor_sources',
    since: 'used_at',
    hours: 24 * EDITOR_SOURCE_DAYS,
    and: 'not exists (select 1 from generated_images g where g.source_media_id = editor_sources.media_id)',
  })
}
