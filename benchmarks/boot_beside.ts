import type { Bench } from './bench_instance.js'

let booted: Promise<void> | null = null

/** Boots the application in this process as well, once, on the instance's database and with its key. */
export function bootBeside(bench: Bench): Promise<void> {
  return (booted ??= boot(bench))
}

async function boot({ instance, appKey }: Bench): Promise<void> {
  const { hostname, port } = new URL(instance.url)
  Object.assign(process.env, {
    NODE_ENV: 'development',
    HOST: hostname,
    PORT: port,
    APP_KEY: appKey,
    DATABASE_URL: instance.databaseUrl,
    LOG_LEVEL: 'warn',
  })
  const { createIgnitor } = await import('../bin/ignitor.js')
  const app = createIgnitor().createApp('console')
  await app.init()
  await app.boot()
  await app.start(async () => {})
}
