import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'
import app from '@adonisjs/core/services/app'
import { acceptedEncoding } from '#app/core/http/accepted_encoding'
import { compressedAsset } from '#app/core/http/compressed_assets'

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Files of `public/`. Only addresses that end like a file are looked for: pages then cost no look at the disk. */
export default class StaticFilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const path = ctx.request.url()
    if (!/\.[a-z0-9]+$/i.test(path)) return next()
    const encoding = acceptedEncoding(ctx.request.header('accept-encoding'))
    const content = ctx.request.method() === 'GET' ? await compressedAsset(path, encoding) : null
    if (content) return answer(ctx, content, encoding)
    const files = await app.container.make(StaticMiddleware)
    return files.handle(ctx, next)
  }
}

function answer({ request, response }: HttpContext, content: Buffer, encoding: string): void {
  response.response.writeHead(200, {
    'Content-Type': TYPES[request.url().endsWith('.css') ? 'css' : 'js'],
    'Content-Encoding': encoding,
    'Content-Length': content.length,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Vary': 'Accept-Encoding',
  })
  response.response.end(content)
}
