import logger from '@adonisjs/core/services/logger'
import { AppError } from '#app/core/errors/app_error'
import { openFile } from '#app/media/serving/open_file'
import type { ZipEntry } from '#app/media/serving/stream_zip'
import { withCredentials } from '#app/provenance/add_credentials'
import { madeSource } from '#app/provenance/made_source'
import { fileNameOf } from '#app/pictures/file_name'
import { requestShapes } from './actions/request_shapes.js'
import { judge } from './judge.js'
import { readFiles } from './load_facts.js'
import { fixPicture } from './fix/fix_picture.js'
import type { Fix } from './preflight/plan_fix.js'
import type { ExportPicture } from './queries/find_export_pictures.js'
import type { Target } from './rules/rules.js'
import { twoPictures } from './two_pictures.js'
import { EXPORT_ERRORS } from './messages/en/common.js'
import { extensionOf } from '#app/media/serving/extension'
import { notExportable } from './errors.js'

/** Bytes; a made picture's credentials have about 2,400, and 4,500 more for each further step. */
const CREDENTIALS_ROOM = 64_000

/** Pictures for markets, one file for each of both; without a market the pictures as they are stored. */
export interface ExportOrder {
  pictures: readonly ExportPicture[]
  targets: readonly Target[]
  /** Orders the shapes that its pictures lack, for this user who does not wait for them; none are ordered, if missing. */
  orderFor?: number
}

/** A file of an export. */
export interface ExportedFile extends ZipEntry {
  mime: string
}

/**
 * The files of an order, made one at a time. What cannot be brought into form, and what is lost, is left out and told in a
 * text at the end, so that it does not cost the others.
 */
export async function* exportFiles({
  pictures,
  targets,
  orderFor,
}: ExportOrder): AsyncGenerator<ZipEntry> {
  const left: string[] = []
  const isOrdered = orderFor !== undefined
  for (const picture of pictures) {
    // What cannot be ordered must not cost the others.
    if (isOrdered) await requestShapes([picture], targets, orderFor).catch(logFailure)
    for (const target of targets.length === 0 ? [null] : targets) {
      const file = await fileFor(picture, target, isOrdered).catch((error: unknown) => {
        left.push(EXPORT_ERRORS.notExported(pathOf(picture, target), reasonOf(error, picture)))
        return null
      })
      if (file) yield file
    }
  }
  if (left.length > 0) {
    const text = [EXPORT_ERRORS.notExportedTitle, '', ...left, ''].join('\n')
    yield { name: 'not-exported.txt', data: Buffer.from(text) }
  }
}

function logFailure(error: unknown) {
  logger.error({ err: error }, 'shapes for an export not ordered')
}

async function fileFor(
  picture: ExportPicture,
  target: Target | null,
  isOrdered: boolean
): Promise<ExportedFile> {
  if (target) return exportFile(picture, target, isOrdered)
  return storedFile(picture, await openFile(picture.diskKey, null))
}

/** Why a file is left out: what the merchant can do about it, or that it cannot be read. */
export function reasonOf(error: unknown, { id, diskKey }: ExportPicture): string {
  if (error instanceof AppError) return error.sentence
  logger.error({ err: error, imageId: id, diskKey }, 'picture cannot be exported')
  return EXPORT_ERRORS.unreadable
}

/**
 * One picture in the form that a slot asks for.
 * @param isOrdered whether the shape that it may lack has just been ordered
 * @throws AppError 422 when it cannot be brought into it
 */
export async function exportFile(
  picture: ExportPicture,
  target: Target,
  isOrdered = false
): Promise<ExportedFile> {
  const { status, checks, mend, source, facts } = await judge(picture, target)
  if (status !== 'passes' && status !== 'mendable') {
    const { text, remedy } = checks.find((it) => it.status === 'fail' || it.rule === 'ratio')!
    const lacks = isOrdered ? EXPORT_ERRORS.shapeOrdered : EXPORT_ERRORS.shapeFirst
    const way = status === 'shapeable' ? lacks : remedy
    throw notExportable({ text, remedy: way })
  }
  const path = pathOf(picture, target)
  if (!mend) return fileOf(path, source.mime, await openFile(source.diskKey, null), picture)
  const { stored, mended } = await twoPictures(async () => {
    const { image, mask } = await readFiles(source)
    return { stored: image, mended: await fixPicture(image, mask, facts, withRoom(mend)) }
  })
  const { mime } = mended
  const signed = await withCredentials(mended.bytes, mime, {
    action: 'c2pa.edited',
    sourceType: 'algorithmicallyEnhanced',
    engine: null,
    sources: [madeSource(source, stored)],
  })
  const isTooHeavy = mend.maxBytes !== null && signed.length > mend.maxBytes
  return fileOf(path, mime, isTooHeavy ? mended.bytes : signed, picture)
}

/** Leaves room below the limit for content credentials, which hold those of all pictures that went before. */
function withRoom(mend: Fix): Fix {
  const { maxBytes } = mend
  return { ...mend, maxBytes: maxBytes === null ? null : maxBytes - CREDENTIALS_ROOM }
}

/** A picture as it is stored. */
export function storedFile(picture: ExportPicture, data: ZipEntry['data']): ExportedFile {
  return fileOf(pathOf(picture, null), picture.mime, data, picture)
}

function fileOf(
  path: string,
  mime: string,
  data: ZipEntry['data'],
  { createdAt }: ExportPicture
): ExportedFile {
  return { name: `${path}.${extensionOf(mime)}`, data, mime, mtime: createdAt }
}

function pathOf(picture: ExportPicture, target: Target | null): string {
  const folder = target ? `${target.market.key}-${target.slot.key}` : 'pictures'
  return `${folder}/${nameOf(picture)}`
}

/** What the merchant knows a picture by: the name of its files. */
export function nameOf({ productName, id }: ExportPicture): string {
  return fileNameOf(productName ?? '', id)
}
