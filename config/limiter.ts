import { configProvider } from '@adonisjs/core'
import { defineConfig, stores } from '@adonisjs/limiter'
import type { LimiterManagerStoreFactory } from '@adonisjs/limiter/types'

/** Counted in the database, so that several web processes share one count. */
const database = configProvider.create(async (app): Promise<LimiterManagerStoreFactory> => {
  const db = await app.container.make('lucid.db')
  const { TimelyStore } = await import('#app/core/limits/timely_store')
  return (limit) => new TimelyStore(db.connection(), { ...limit, tableName: 'rate_limits' })
})

/** `memory` counts in each process by itself: for floods, of which none is to cost a look into the database. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database, memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
