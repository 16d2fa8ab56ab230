import { defineConfig, stores } from '@adonisjs/limiter'

/** Counted in the database, so that several web processes share one count. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: stores.database({ tableName: 'rate_limits' }) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
