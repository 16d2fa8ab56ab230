import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { cutText } from '#common/cut_text'
import { MAX_FILE_NAME_LENGTH, MAX_LIST_LENGTH, MAX_ROWS } from '#config/imports'
import { MAX_PHOTOS_PER_CALL } from '#config/products'
import { FormError } from '#app/core/errors/form_error'
import { replyKind } from '#app/core/errors/reply_kind'
import { createImport, findImportByKey } from '../actions/create_import.js'
import { retryRows } from '../actions/retry_rows.js'
import { checkList } from '../lists/check_list.js'
import { findImport, listImports } from '../queries/find_import.js'
import { listRows } from '../queries/list_rows.js'
import { IMPORT_ERRORS } from '../messages/en/common.js'
import { columnData, importData, lineData, rowData } from '../transformers/import_data.js'
import { checkValidator, importValidator, retryValidator } from '../validators/import.js'
import { writeList } from '../lists/write_list.js'

/** Products with their photos from a list of addresses. */
export default class ImportsController {
  /** `GET /products/import?from=`: with what failed in an earlier import, to be corrected. */
  async create({ auth, inertia, request }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const imports = await listImports(userId)
    return inertia.render('imports/new', {
      list: await failedList(request, userId),
      imports: imports.map(importData),
      limits: { rows: MAX_ROWS, photos: MAX_PHOTOS_PER_CALL, characters: MAX_LIST_LENGTH },
    })
  }

  /** `POST /products/import/check`: what each column is read as, and each product with what keeps it from being imported. */
  async check({ auth, request, response }: HttpContext) {
    const { list, columns: chosen = [] } = await request.validateUsing(checkValidator)
    const { columns, lines } = await checkList({ text: list, chosen }, auth.getUserOrFail().id)
    return response.json({ columns: columns.map(columnData), lines: lines.map(lineData) })
  }

  /** Lines with errors are left out. */
  async store({ auth, request, response }: HttpContext) {
    const { key, name, list, columns: chosen = [] } = await request.validateUsing(importValidator)
    const userId = auth.getUserOrFail().id
    const id = (await findImportByKey(userId, key)) ?? (await start())
    if (replyKind(request) === 'json') return response.created({ id })
    return response.redirect().toRoute('imports.show', { import: id })

    async function start(): Promise<number> {
      const checked = await checkList({ text: list, chosen }, userId)
      const lines = checked.lines.filter(({ errors }) => errors.length === 0)
      if (lines.length === 0) throw new FormError({ list: IMPORT_ERRORS.noneReady })
      return createImport({ userId, key, name: shortened(name) || IMPORT_ERRORS.pastedList, lines })
    }
  }

  async show({ auth, inertia, params }: HttpContext) {
    const found = await findImport(params.import, auth.getUserOrFail().id)
    const rows = await listRows(found.id)
    return inertia.render('imports/show', {
      import: importData(found),
      rows: rows.map(rowData),
    })
  }

  async retry({ auth, params, request, response }: HttpContext) {
    const found = await findImport(params.import, auth.getUserOrFail().id)
    const { row_id: rowId = null } = await request.validateUsing(retryValidator)
    await retryRows(found, rowId)
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().toRoute('imports.show', { import: found.id })
  }
}

/** The rows that failed in the import that `?from=` names, as a list; null when none is named. */
async function failedList(request: HttpRequest, userId: number): Promise<string | null> {
  const from: unknown = request.input('from')
  if (typeof from !== 'string') return null
  const rows = await listRows((await findImport(from, userId)).id)
  return writeList(rows.filter(({ state }) => state === 'failed'))
}

/** Nobody should have to rename a file because its name is long. */
function shortened(name: string | null | undefined): string {
  return cutText(name ?? '', MAX_FILE_NAME_LENGTH)
}
