import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'

/** Where the disk in a folder keeps its files. */
export const mediaFolder = app.makePath(env.get('DATA_DIR'), 'media')

/** How the bucket is reached. */
export const s3Connection = {
  credentials: {
    accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: env.get('S3_SECRET_ACCESS_KEY', ''),
  },
  endpoint: env.get('S3_ENDPOINT'),
  forcePathStyle: env.get('S3_FORCE_PATH_STYLE', false),
  region: env.get('S3_REGION', 'us-east-1'),
  // Many S3-compatible stores keep the trailers of newer checksums as a part of the file.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

export const s3Bucket = env.get('S3_BUCKET', 'vitrine')

/** Which of the disks below is in use. */
export const diskName = env.get('DRIVE_DISK', 'fs')

const disks = {
  fs: services.fs({
    location: mediaFolder,
    serveFiles: false,
    visibility: 'private',
  }),
  s3: services.s3({
    ...s3Connection,
    bucket: s3Bucket,
    visibility: 'private',
    supportsACL: false,
  }),
}

/**
 * Where pictures are kept: a folder by default, an S3-compatible bucket by setting. Never served directly. The one in use alone: what speaks to a
 * bucket is loaded with its disk, and takes each process some MB.
 */
const driveConfig = defineConfig({
  default: diskName,
  services: { [diskName]: disks[diskName] } as typeof disks,
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
