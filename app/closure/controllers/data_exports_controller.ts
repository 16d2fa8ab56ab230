import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { attachment } from '#app/media/serving/attachment'
import { AppError } from '#app/core/errors/app_error'
import { notFound } from '#app/core/errors/errors'
import { replyKind } from '#app/core/errors/reply_kind'
import { requestDataExport } from '../actions/request_data_export.js'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { findDataExportFile } from '../queries/find_data_export.js'

export default class DataExportsController {
  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const json = replyKind(request) === 'json'
    try {
      const id = await requestDataExport(auth.getUserOrFail().id, clientInfo(ctx))
      if (json) return response.created({ id })
      session.flash('status', 'data-export-requested')
    } catch (error) {
      // On screen the one that is under way is the answer.
      if (json || !(error instanceof AppError)) throw error
    }
    return response.redirect().back()
  }

  async show({ auth, params, response }: HttpContext) {
    const file = await findDataExportFile(params.id, auth.getUserOrFail().id)
    if (!file) throw notFound()
    const day = file.finished_at.toISOString().slice(0, 10)
    response.header('Content-Type', 'application/zip')
    response.header('Content-Length', file.bytes)
    response.header('Content-Disposition', attachment(`vitrine-data-${day}`, 'application/zip'))
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'private, no-store')
    return response.stream(await drive.use().getStream(file.diskKey))
  }
}
