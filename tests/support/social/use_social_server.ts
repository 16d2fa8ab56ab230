import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { appUrl } from '#config/app'
import { sql } from '#app/core/database/sql'
import { PROVIDER_IDS, socialProviders } from '#config/social'
import { somebody } from './people.js'
import { SocialServer } from './server.js'

/** Configures every provider with the emulator for the tests of a group, each with a new person. */
export function useSocialServer(group: Group): { current: SocialServer } {
  const holder = {} as { current: SocialServer }
  group.setup(async () => {
    const server = await SocialServer.start()
    server.appUrl = appUrl
    holder.current = server
    for (const id of PROVIDER_IDS) socialProviders[id] = server.settings(id)
    return () => {
      server.stop()
      for (const id of PROVIDER_IDS) delete socialProviders[id]
    }
  })
  group.each.setup(async () => {
    await sql(db.connection(), 'delete from rate_limits')
    holder.current.person = somebody()
    holder.current.refusal = null
  })
  return holder
}
