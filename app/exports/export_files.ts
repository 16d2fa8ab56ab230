import { AppError } from '#app/shell/exceptions/app_error'
import { openFile } from '#app/media/open_file'
import type { ZipEntry } from '#app/media/stream_zip'
import { fileNameOf } from '#app/studio/file_name'
import { loadFacts, readFiles } from './load_facts.js'
import { mendPicture } from './mend/mend_picture.js'
import { preflight } from './preflight/preflight.js'
import type { ExportPicture } from './queries/find_export_pictures.js'
import type { Target } from './rules/rules.js'
import { EXPORT_ERRORS } from './texts.js'
import { extensionOf } from '#app/media/extension'

/** Pictures for markets, one file for each of both; without a market the pictures as they are stored. */
export interface ExportOrder {
  pictures: readonly ExportPicture[]
  targets: readonly Target[]
}

/** A file of an export. */
export interface ExportedFile extends ZipEntry {
  mime: string
}

/**
 * The files of an order, made one at a time. What cannot be brought into form is left out and told in a text at the end.
 */
export async function* exportFiles({ pictures, targets }: ExportOrder): AsyncGenerator<ZipEntry> {
  const left: string[] = []
  for (const picture of pictures) {
    if (targets.length === 0) yield storedFile(picture, await openFile(picture.diskKey, null))
    for (const target of targets) {
      try {
        yield await exportFile(picture, target)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        left.push(EXPORT_ERRORS.notExported(pathOf(picture, target), error.message))
      }
    }
  }
  if (left.length > 0) {
    const text = [EXPORT_ERRORS.notExportedTitle, '', ...left, ''].join('\n')
    yield { name: 'not-exported.txt', data: Buffer.from(text) }
  }
}

/**
 * One picture in the form that a slot asks for.
 * @throws AppError 422 when it cannot be brought into it
 */
export async function exportFile(picture: ExportPicture, target: Target): Promise<ExportedFile> {
  const facts = await loadFacts(picture)
  const { status, checks, mend } = preflight(facts, target.slot)
  if (status === 'fails') {
    const { text, remedy } = checks.find((check) => check.status === 'fail')!
    throw new AppError(422, 'not_exportable', `${text} ${remedy}`)
  }
  const { image, mask } = await readFiles(picture)
  const { bytes, mime } = mend
    ? await mendPicture(image, mask, facts, mend)
    : { bytes: image, mime: picture.mime }
  return fileOf(pathOf(picture, target), mime, bytes, picture)
}

/** A picture as it is stored. */
export function storedFile(picture: ExportPicture, data: ZipEntry['data']): ExportedFile {
  return fileOf(`pictures/${nameOf(picture)}`, picture.mime, data, picture)
}

function fileOf(
  path: string,
  mime: string,
  data: ZipEntry['data'],
  { createdAt }: ExportPicture
): ExportedFile {
  return { name: `${path}.${extensionOf(mime)}`, data, mime, mtime: createdAt }
}

function pathOf(picture: ExportPicture, { market, slot }: Target): string {
  return `${market.key}-${slot.key}/${nameOf(picture)}`
}

function nameOf({ productName, id }: ExportPicture): string {
  return fileNameOf(productName ?? '', id)
}
