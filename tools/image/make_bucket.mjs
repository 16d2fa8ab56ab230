import { existsSync } from 'node:fs'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

/*
 * Makes the bucket that S3_BUCKET names, where it is not there yet, for a store of one's own: those who rent one make it where they rent it.
 */
if (existsSync('.env')) process.loadEnvFile('.env')
const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_FORCE_PATH_STYLE } = process.env
const client = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION ?? 'us-east-1',
  forcePathStyle: S3_FORCE_PATH_STYLE === 'true',
  credentials: {
    accessKeyId: process.env.S3_ACCESS_KEY_ID,
    secretAccessKey: process.env.S3_SECRET_ACCESS_KEY,
  },
})
try {
  await client.send(new HeadBucketCommand({ Bucket: S3_BUCKET }))
  console.log(`The bucket ${S3_BUCKET} is there.`)
} catch (error) {
  if (error.$metadata?.httpStatusCode !== 404) throw error
  await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }))
  console.log(`The bucket ${S3_BUCKET} was made.`)
}
