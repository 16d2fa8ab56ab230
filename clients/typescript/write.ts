import { writeFile } from 'node:fs/promises'
import { SCHEMA, typesOf } from './generate.js'

/*
 * `npm run api:client`: writes the types of the client. Its output is committed; a test fails when it is stale.
 */
Object.assign(process.env, {
  // The application asks for them when it is loaded; nothing of them is in the types.
  NODE_ENV: 'development',
  HOST: 'localhost',
  PORT: '3333',
  APP_KEY: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/vitrine',
  DATA_DIR: 'data',
})
const { describeApi } = await import('../../app/api/endpoints/openapi.js')
await writeFile(SCHEMA, await typesOf(describeApi()))
