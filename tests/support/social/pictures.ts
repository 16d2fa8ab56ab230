import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import app from '@adonisjs/core/services/app'
import type { Group } from '@japa/runner/core'
import sharp from 'sharp'
import { AvatarFetcher } from '#app/accounts/social/avatar_fetcher'
import { fetchPicture } from '#app/media/fetching/fetch_picture'
import { AVATAR_LIMITS } from '#config/social'
import { listener } from '../listener.js'

const HOST = '127.0.0.1'

/** As the real one, for a server on this machine. */
class LocalAvatarFetcher extends AvatarFetcher {
  override fetch(address: string) {
    const isAllowed = (ip: string) => ip === HOST
    return fetchPicture(address, { folder: tmpdir(), limits: AVATAR_LIMITS, isAllowed })
  }
}

/** A server of pictures for the tests of a group; `asked` has the paths that were asked for. */
export function usePictures(group: Group) {
  let answering = Promise.resolve()
  const pictures = {
    url: '',
    asked: [] as string[],
    /** Lets pictures be fetched from it until the test ends. */
    allow(cleanup: (restore: () => void) => void) {
      app.container.swap(AvatarFetcher, () => new LocalAvatarFetcher())
      cleanup(() => app.container.restore(AvatarFetcher))
    },
    /** Leaves what is asked for unanswered until the function is called that it returns. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      answering = promise
      return resolve
    },
  }
  group.setup(async () => {
    const data = await sharp({
      create: { width: 400, height: 400, channels: 3, background: 'tomato' },
    })
      .png()
      .toBuffer()
    const server = createServer(
      listener(async ({ url }, response) => {
        pictures.asked.push(url!)
        await answering
        if (url === '/gone.png') return response.writeHead(404).end()
        const isPicture = url !== '/page.png'
        response.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html' })
        response.write(data)
        response.end(url === '/huge.png' ? Buffer.alloc(AVATAR_LIMITS.bytes) : undefined)
      })
    )
    await once(server.listen(0, HOST), 'listening')
    pictures.url = `http://${HOST}:${(server.address() as AddressInfo).port}`
    return () => {
      server.closeAllConnections()
      server.close()
    }
  })
  group.each.setup(() => {
    pictures.asked = []
  })
  return pictures
}
