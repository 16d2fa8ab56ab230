import { resolve } from 'node:path'
import env from '#start/env'
import { s3Connection } from '#config/drive'

/** Where checkpoints are kept: a folder, or `s3://BUCKET`; null for nowhere. */
export const backupPlace = env.get('BACKUP_TO') ?? null

/** Where files of a checkpoint are written before they go to its place. What a killed one has left goes with the next. */
export const unfinishedFolder = resolve(env.get('DATA_DIR'), 'checkpoint.unfinished')

/** The same for what is archived. */
export const archiveFolder = resolve(env.get('DATA_DIR'), 'archive.unfinished')

/** How the bucket of checkpoints is reached: as that of pictures is, where nothing else is said. */
export const backupConnection = {
  ...s3Connection,
  credentials: {
    accessKeyId: env.get('BACKUP_S3_ACCESS_KEY_ID', s3Connection.credentials.accessKeyId),
    secretAccessKey:
      env.get('BACKUP_S3_SECRET_ACCESS_KEY')?.release() ?? s3Connection.credentials.secretAccessKey,
  },
  endpoint: env.get('BACKUP_S3_ENDPOINT', s3Connection.endpoint ?? ''),
  region: env.get('BACKUP_S3_REGION', s3Connection.region),
}

/** Hours from one checkpoint to the next; null where none is made by itself. */
export const backupHours = env.get('BACKUP_EVERY_HOURS') ?? null

/** How many checkpoints are kept at least, and for how many days. */
export const keptCheckpoints = env.get('BACKUP_KEEP', 7)
export const keptDays = env.get('BACKUP_KEEP_DAYS', 30)
