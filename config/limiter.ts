import { configProvider } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/limiter'
import type { LimiterManagerStoreFactory } from '@adonisjs/limiter/types'

/** Counted in the database, so that several web processes share one count. */
const database = configProvider.create(async (app): Promise<LimiterManagerStoreFactory> => {
  const db = await app.container.make('lucid.db')
  const { TimelyStore } = await import('#app/core/limits/timely_store')
  return (limit) => new TimelyStore(db.connection(), { ...limit, tableName: 'rate_limits' })
})

const limiterConfig = defineConfig({ default: 'database', stores: { database } })

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
